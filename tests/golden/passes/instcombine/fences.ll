; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Of fences side by side one that another does the work of goes: of the same scope and no weaker, or of those that NVVM names one that reaches no further.
define void @same_scope() {
  fence acquire
  fence seq_cst
  fence acquire
  fence release
  ret void
}
define void @other_order() {
  fence acquire
  fence release
  fence acq_rel
  ret void
}
define void @neither(ptr %p) {
  fence acquire
  fence release
  store i32 0, ptr %p
  fence release
  ret void
}
define void @scopes() {
  fence syncscope("block") seq_cst
  fence syncscope("device") seq_cst
  ret void
}
define void @nvvm() {
  call void @llvm.nvvm.membar.cta()
  call void @llvm.nvvm.membar.gl()
  call void @llvm.nvvm.membar.sys()
  call void @llvm.nvvm.membar.gl()
  ret void
}
define void @apart(ptr %p) {
  call void @llvm.nvvm.membar.gl()
  store i32 0, ptr %p
  call void @llvm.nvvm.membar.gl()
  ret void
}
declare void @llvm.nvvm.membar.cta()
declare void @llvm.nvvm.membar.gl()
declare void @llvm.nvvm.membar.sys()

define void @twice() {
  call void @llvm.nvvm.membar.sys()
  call void @llvm.nvvm.membar.sys()
  ret void
}

; CHECK-LABEL: define void @same_scope() {
; CHECK-NEXT:   fence seq_cst
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @other_order() {
; CHECK-NEXT:   fence acq_rel
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @neither(ptr %p) {
; CHECK-NEXT:   fence acquire
; CHECK-NEXT:   fence release
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   fence release
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @scopes() {
; CHECK-NEXT:   fence syncscope("block") seq_cst
; CHECK-NEXT:   fence syncscope("device") seq_cst
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @nvvm() {
; CHECK-NEXT:   call void @llvm.nvvm.membar.sys()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @apart(ptr %p) {
; CHECK-NEXT:   call void @llvm.nvvm.membar.gl()
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.membar.gl()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.membar.cta() #0
; CHECK: ; Function Attrs: nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.membar.gl() #0
; CHECK: ; Function Attrs: nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.membar.sys() #0
; CHECK-LABEL: define void @twice() {
; CHECK-NEXT:   call void @llvm.nvvm.membar.sys()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nounwind }
