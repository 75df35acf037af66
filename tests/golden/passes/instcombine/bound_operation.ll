; An operation on a value on one side of a select, and what it gives for the bound, or its neighbour, on the other: the
; operation on a minimum or maximum. Flags stay where the constant keeps them.
; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

define i32 @least(i32 %x) {
  %c = icmp sgt i32 %x, 2
  %a = add nsw i32 %x, 1
  %r = select i1 %c, i32 4, i32 %a
  ret i32 %r
}
define i32 @most(i32 %x) {
  %c = icmp ugt i32 %x, 16
  %a = mul i32 %x, 9
  %r = select i1 %c, i32 %a, i32 153
  ret i32 %r
}
define i8 @wraps(i8 %x) {
  %c = icmp ult i8 %x, 20
  %a = sub nuw i8 %x, 30
  %r = select i1 %c, i8 -10, i8 %a
  ret i8 %r
}
define i32 @another(i32 %x) {
  %c = icmp sgt i32 %x, 2
  %a = add nsw i32 %x, 1
  %r = select i1 %c, i32 5, i32 %a
  ret i32 %r
}
; both sides are there
define i32 @choice(i32 %x) {
  %d = sub i32 99, %x
  %c = icmp slt i32 %x, 0
  %s = select i1 %c, i32 0, i32 %d
  %r = add i32 %s, %x
  ret i32 %r
}

; CHECK-LABEL: define i32 @least(i32 %x) {
; CHECK-NEXT:   %1 = call i32 @llvm.smin.i32(i32 %x, i32 3)
; CHECK-NEXT:   %r = add nsw i32 %1, 1
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @most(i32 %x) {
; CHECK-NEXT:   %1 = call i32 @llvm.umax.i32(i32 %x, i32 17)
; CHECK-NEXT:   %r = mul i32 %1, 9
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @wraps(i8 %x) {
; CHECK-NEXT:   %1 = call i8 @llvm.umax.i8(i8 %x, i8 20)
; CHECK-NEXT:   %r = add i8 %1, -30
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @another(i32 %x) {
; CHECK-NEXT:   %c = icmp sgt i32 %x, 2
; CHECK-NEXT:   %a = add nsw i32 %x, 1
; CHECK-NEXT:   %r = select i1 %c, i32 5, i32 %a
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @choice(i32 %x) {
; CHECK-NEXT:   %c = icmp slt i32 %x, 0
; CHECK-NEXT:   %r = select i1 %c, i32 %x, i32 99
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.smin.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umax.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i8 @llvm.umax.i8(i8, i8) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
