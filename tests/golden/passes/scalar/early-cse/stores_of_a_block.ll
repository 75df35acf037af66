; RUN: %nvopt -passes='early-cse' -S %s | FileCheck %s
; A store that is overwritten in its block goes, with other stores between; not where anybody may have read it, or the thread may have left, in between.
declare void @leaves() memory(none) nounwind
declare void @returns() memory(none) nounwind willreturn
declare i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1), i32)

define void @other_between(ptr %p, ptr %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  store i32 3, ptr %p
  ret void
}

define i32 @read_between(ptr %p, ptr %q) {
  store i32 1, ptr %p
  %v = load i32, ptr %q
  store i32 3, ptr %p
  ret i32 %v
}

define void @may_leave(ptr %p) {
  store i32 1, ptr %p
  call void @leaves()
  store i32 3, ptr %p
  ret void
}

define void @comes_back(ptr %p) {
  store i32 1, ptr %p
  call void @returns()
  store i32 3, ptr %p
  ret void
}

; What was stored is forwarded past a load of another type.
define float @two_types(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %f = load float, ptr %p
  %y = load i32, ptr %p
  %s = sitofp i32 %y to float
  %r = fadd float %f, %s
  ret float %r
}

; ldu is a load: what is stored between changes it.
define i32 @ldu(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %x) {
  %a = call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %p, i32 4)
  %b = call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %p, i32 4)
  store i32 %x, ptr addrspace(1) %q
  %c = call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %p, i32 4)
  %s = add i32 %a, %b
  %t = add i32 %s, %c
  ret i32 %t
}

; CHECK: ; Function Attrs: nounwind memory(none)
; CHECK-NEXT: declare void @leaves() #0
; CHECK: ; Function Attrs: nounwind willreturn memory(none)
; CHECK-NEXT: declare void @returns() #1
; CHECK: ; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
; CHECK-NEXT: declare i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) captures(none), i32) #2
; CHECK-LABEL: define void @other_between(ptr %p, ptr %q) {
; CHECK-NEXT:   store i32 2, ptr %q, align 4
; CHECK-NEXT:   store i32 3, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @read_between(ptr %p, ptr %q) {
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %v = load i32, ptr %q, align 4
; CHECK-NEXT:   store i32 3, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define void @may_leave(ptr %p) {
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   call void @leaves()
; CHECK-NEXT:   store i32 3, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @comes_back(ptr %p) {
; CHECK-NEXT:   store i32 3, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define float @two_types(ptr %p, i32 %x) {
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   %f = load float, ptr %p, align 4
; CHECK-NEXT:   %s = sitofp i32 %x to float
; CHECK-NEXT:   %r = fadd float %f, %s
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @ldu(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %x) {
; CHECK-NEXT:   %a = call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %p, i32 4)
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %q, align 4
; CHECK-NEXT:   %c = call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %p, i32 4)
; CHECK-NEXT:   %s = add i32 %a, %a
; CHECK-NEXT:   %t = add i32 %s, %c
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
; CHECK: attributes #0 = { nounwind memory(none) }
; CHECK-NEXT: attributes #1 = { nounwind willreturn memory(none) }
; CHECK-NEXT: attributes #2 = { nocallback nounwind willreturn memory(argmem: read) }
