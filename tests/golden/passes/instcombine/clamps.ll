; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Comparisons and selects that clamp: the comparison stays what the select needs, extensions come last, saturating operations are seen.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
define i16 @comparison_of_a_minimum_is_not_looked_through(i16 %x) {
  %a = icmp sgt i16 %x, -2048
  %b = select i1 %a, i16 %x, i16 -2048
  %c = icmp slt i16 %b, 2047
  %d = select i1 %c, i16 %b, i16 2047
  %e = add i16 %d, 1
  ret i16 %e
}
define i32 @both_bounds_against_the_value(i32 %x) {
  %low = icmp slt i32 %x, 15
  %up = icmp slt i32 %x, 255
  %min = select i1 %up, i32 %x, i32 255
  %r = select i1 %low, i32 15, i32 %min
  ret i32 %r
}
define i64 @extension_and_constant(i32 %x) {
  %wide = sext i32 %x to i64
  %c = icmp slt i32 %x, 1
  %r = select i1 %c, i64 %wide, i64 0
  ret i64 %r
}
define i16 @saturating_sum(i16 %x, i16 %y) {
  %a = sext i16 %x to i32
  %b = sext i16 %y to i32
  %s = add i32 %a, %b
  %m = call i32 @llvm.smax.i32(i32 %s, i32 -32768)
  %n = call i32 @llvm.smin.i32(i32 %m, i32 32767)
  %r = trunc i32 %n to i16
  ret i16 %r
}
define i32 @absolute_value_of_an_absolute_value(i32 %x) {
  %c = icmp sgt i32 %x, -1
  %n = sub nsw i32 0, %x
  %a = select i1 %c, i32 %x, i32 %n
  %p = icmp sgt i32 %a, 0
  %m = sub nsw i32 0, %a
  %r = select i1 %p, i32 %a, i32 %m
  ret i32 %r
}
define i5 @quotient_of_a_shifted_value(i5 %x) {
  %s = shl nuw i5 %x, 2
  %d = udiv i5 %s, 12
  ret i5 %d
}
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)

; CHECK: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-LABEL: define i16 @comparison_of_a_minimum_is_not_looked_through(i16 %x) {
; CHECK-NEXT:   %b = call i16 @llvm.smax.i16(i16 %x, i16 -2048)
; CHECK-NEXT:   %d = call i16 @llvm.smin.i16(i16 %b, i16 2047)
; CHECK-NEXT:   %e = add nsw i16 %d, 1
; CHECK-NEXT:   ret i16 %e
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @both_bounds_against_the_value(i32 %x) {
; CHECK-NEXT:   %1 = call i32 @llvm.smax.i32(i32 %x, i32 15)
; CHECK-NEXT:   %r = call i32 @llvm.umin.i32(i32 %1, i32 255)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @extension_and_constant(i32 %x) {
; CHECK-NEXT:   %1 = call i32 @llvm.smin.i32(i32 %x, i32 0)
; CHECK-NEXT:   %r = sext i32 %1 to i64
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @saturating_sum(i16 %x, i16 %y) {
; CHECK-NEXT:   %1 = call i16 @llvm.sadd.sat.i16(i16 %x, i16 %y)
; CHECK-NEXT:   ret i16 %1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @absolute_value_of_an_absolute_value(i32 %x) {
; CHECK-NEXT:   %a = call i32 @llvm.abs.i32(i32 %x, i1 true)
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i5 @quotient_of_a_shifted_value(i5 %x) {
; CHECK-NEXT:   %d = udiv i5 %x, 3
; CHECK-NEXT:   ret i5 %d
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.smax.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.smin.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.smax.i16(i16, i16) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.smin.i16(i16, i16) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umin.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.sadd.sat.i16(i16, i16) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.abs.i32(i32, i1 immarg) #1
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
