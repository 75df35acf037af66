; Arms that are one operation twice; conditions that are assumed; bounds of which a comparison decides one side.
; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

declare void @llvm.assume(i1)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)

define i32 @promises_less(i1 %c, i32 %x, i32 %y) {
  %a = ashr i32 %x, %y
  %b = ashr exact i32 %x, %y
  %r = select i1 %c, i32 %b, i32 %a
  ret i32 %r
}
define i32 @promise_in_common(i1 %c, i32 %x, i32 %y) {
  %a = add nuw i32 %x, %y
  %b = add nsw i32 %x, %y
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}
define i8 @assumed(i1 %c, i8 %x, i8 %y) {
  call void @llvm.assume(i1 %c)
  %r = select i1 %c, i8 %x, i8 %y
  ret i8 %r
}
define i8 @opposite_assumed(i1 %c, i8 %x, i8 %y) {
  %n = xor i1 %c, true
  call void @llvm.assume(i1 %n)
  %r = select i1 %c, i8 %x, i8 %y
  ret i8 %r
}
define i8 @assumed_later(i1 %c, i8 %x, i8 %y) {
  %r = select i1 %c, i8 %x, i8 %y
  call void @f()
  call void @llvm.assume(i1 %c)
  ret i8 %r
}
define i1 @least(i32 %x, i32 %y) {
  %p = and i32 %x, 255
  %m = call i32 @llvm.smin.i32(i32 %p, i32 %y)
  %r = icmp sgt i32 %m, -1
  ret i1 %r
}
define i1 @greatest(i32 %x, i32 %y, i32 %z) {
  %p = and i32 %x, 255
  %q = or i32 %z, 256
  %m = call i32 @llvm.umax.i32(i32 %p, i32 %y)
  %r = icmp ult i32 %m, %q
  ret i1 %r
}
declare void @f()

; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; CHECK-NEXT: declare void @llvm.assume(i1 noundef) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.smin.i32(i32, i32) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umax.i32(i32, i32) #1
; CHECK-LABEL: define i32 @promises_less(i1 %c, i32 %x, i32 %y) {
; CHECK-NEXT:   %a = ashr i32 %x, %y
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @promise_in_common(i1 %c, i32 %x, i32 %y) {
; CHECK-NEXT:   %r = add i32 %x, %y
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @assumed(i1 %c, i8 %x, i8 %y) {
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   ret i8 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @opposite_assumed(i1 %c, i8 %x, i8 %y) {
; CHECK-NEXT:   %n = xor i1 %c, true
; CHECK-NEXT:   call void @llvm.assume(i1 %n)
; CHECK-NEXT:   ret i8 %y
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @assumed_later(i1 %c, i8 %x, i8 %y) {
; CHECK-NEXT:   %r = select i1 %c, i8 %x, i8 %y
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @least(i32 %x, i32 %y) {
; CHECK-NEXT:   %r = icmp sgt i32 %y, -1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @greatest(i32 %x, i32 %y, i32 %z) {
; CHECK-NEXT:   %q = or i32 %z, 256
; CHECK-NEXT:   %r = icmp ugt i32 %q, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK: declare void @f()
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
