; RUN: %nvopt -passes=infer-alignment -S %s | FileCheck %s
; Arguments of memory intrinsics, and masks of an address's number: what looks at bits known zero only is 0, what clears such bits only goes.
define void @copy(ptr align 16 %p, ptr align 4 %q, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr align 2 %q, i64 %n, i1 false)
  ret void
}
define i64 @low(ptr align 16 %p) {
  %n = ptrtoint ptr %p to i64
  %a = and i64 %n, 12
  ret i64 %a
}
define i64 @down(ptr align 16 %p) {
  %n = ptrtoint ptr %p to i64
  %a = and i64 %n, -8
  ret i64 %a
}
define i64 @stays(ptr align 16 %p) {
  %n = ptrtoint ptr %p to i64
  %a = and i64 %n, 24
  ret i64 %a
}
define i4 @cut(ptr align 16 %p) {
  %n = ptrtoint ptr %p to i64
  %a = trunc i64 %n to i4
  ret i4 %a
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: define void @copy(ptr align 16 %p, ptr align 4 %q, i64 %n) {
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 16 %p, ptr align 4 %q, i64 %n, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @low(ptr align 16 %p) {
; CHECK-NEXT:   ret i64 0
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @down(ptr align 16 %p) {
; CHECK-NEXT:   %n = ptrtoint ptr %p to i64
; CHECK-NEXT:   ret i64 %n
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @stays(ptr align 16 %p) {
; CHECK-NEXT:   %n = ptrtoint ptr %p to i64
; CHECK-NEXT:   %a = and i64 %n, 24
; CHECK-NEXT:   ret i64 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @cut(ptr align 16 %p) {
; CHECK-NEXT:   ret i4 0
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
