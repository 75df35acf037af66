; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s
; Products of fixed-point numbers are rounded down; constants made of addresses without flags are no poison, and stand for undef beside them.
@g = global i8 0
@h = global i8 0
define i8 @fixed() {
  %r = call i8 @llvm.smul.fix.i8(i8 -3, i8 5, i32 1)
  ret i8 %r
}
define i8 @saturated() {
  %r = call i8 @llvm.smul.fix.sat.i8(i8 100, i8 100, i32 2)
  ret i8 %r
}
define i8 @saturated_below() {
  %r = call i8 @llvm.smul.fix.sat.i8(i8 -100, i8 100, i32 2)
  ret i8 %r
}
define i64 @distance() {
  %r = freeze i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
  ret i64 %r
}
; one byte beyond @g, two may be poison
define i64 @beyond() {
  %r = freeze i64 ptrtoint (ptr getelementptr inbounds (i8, ptr @g, i64 2) to i64)
  ret i64 %r
}
define i32 @beside_undef(i1 %c) {
  %r = select i1 %c, i32 ptrtoint (ptr @g to i32), i32 undef
  ret i32 %r
}
declare i8 @llvm.smul.fix.i8(i8, i8, i32)
declare i8 @llvm.smul.fix.sat.i8(i8, i8, i32)

; CHECK: @g = global i8 0
; CHECK-NEXT: @h = global i8 0
; CHECK-LABEL: define i8 @fixed() {
; CHECK-NEXT:   ret i8 -8
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @saturated() {
; CHECK-NEXT:   ret i8 127
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @saturated_below() {
; CHECK-NEXT:   ret i8 -128
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @distance() {
; CHECK-NEXT:   ret i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @beyond() {
; CHECK-NEXT:   %r = freeze i64 ptrtoint (ptr getelementptr inbounds (i8, ptr @g, i64 2) to i64)
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @beside_undef(i1 %c) {
; CHECK-NEXT:   ret i32 ptrtoint (ptr @g to i32)
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i8 @llvm.smul.fix.i8(i8, i8, i32 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i8 @llvm.smul.fix.sat.i8(i8, i8, i32 immarg) #0
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
