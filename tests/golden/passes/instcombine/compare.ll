; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Two comparisons under a logic operation, facts, selects, branches: passes/instcombine/compare.c.

; CHECK-LABEL: @interval(
; CHECK-NEXT: [[T:%.*]] = add i32 %x, -10
; CHECK-NEXT: icmp ult i32 [[T]], 10
define i1 @interval(i32 %x) {
  %a = icmp ugt i32 %x, 9
  %b = icmp ult i32 %x, 20
  %r = and i1 %a, %b
  ret i1 %r
}

; CHECK-LABEL: @interval_logical(
; CHECK-NEXT: [[T:%.*]] = add i32 %x, -10
; CHECK-NEXT: icmp ult i32 [[T]], 10
define i1 @interval_logical(i32 %x) {
  %a = icmp ugt i32 %x, 9
  %b = icmp ult i32 %x, 20
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}

; The second value is poison for more inputs than the first: the select must stay.
; CHECK-LABEL: @other_value_logical(
; CHECK: select i1
define i1 @other_value_logical(i32 %x, i32 %y) {
  %a = icmp slt i32 %x, 0
  %b = icmp slt i32 %y, 0
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}

; CHECK-LABEL: @one_bit_apart(
; CHECK-NEXT: [[T:%.*]] = and i32 %x, -5
; CHECK-NEXT: icmp eq i32 [[T]], 65
define i1 @one_bit_apart(i32 %x) {
  %a = icmp eq i32 %x, 65
  %b = icmp eq i32 %x, 69
  %r = or i1 %a, %b
  ret i1 %r
}

; CHECK-LABEL: @bits(
; CHECK-NEXT: [[T:%.*]] = and i32 %x, 5
; CHECK-NEXT: icmp eq i32 [[T]], 5
define i1 @bits(i32 %x) {
  %m = and i32 %x, 1
  %a = icmp ne i32 %m, 0
  %n = and i32 %x, 4
  %b = icmp ne i32 %n, 0
  %r = and i1 %a, %b
  ret i1 %r
}

; CHECK-LABEL: @outcomes(
; CHECK-NEXT: icmp ne i32 %x, %y
define i1 @outcomes(i32 %x, i32 %y) {
  %a = icmp slt i32 %x, %y
  %b = icmp slt i32 %y, %x
  %r = xor i1 %a, %b
  ret i1 %r
}

; CHECK-LABEL: @float_outcomes(
; CHECK-NEXT: fcmp ord float %x, %y
define i1 @float_outcomes(float %x, float %y) {
  %a = fcmp oge float %x, %y
  %b = fcmp olt float %x, %y
  %r = or i1 %a, %b
  ret i1 %r
}

; CHECK-LABEL: @integer_in_float(
; CHECK-NEXT: icmp sgt i16 %x, 2
define i1 @integer_in_float(i16 %x) {
  %f = sitofp i16 %x to float
  %r = fcmp ogt float %f, 2.5
  ret i1 %r
}

; 32 bits do not fit a float: rounding may cross the constant.
; CHECK-LABEL: @integer_too_wide(
; CHECK: fcmp
define i1 @integer_too_wide(i32 %x) {
  %f = sitofp i32 %x to float
  %r = fcmp ogt float %f, 16777216.0
  ret i1 %r
}

; CHECK-LABEL: @three_way(
; CHECK-NEXT: icmp ule i32 %x, %y
define i1 @three_way(i32 %x, i32 %y) {
  %c = call i8 @llvm.ucmp.i8.i32(i32 %x, i32 %y)
  %r = icmp slt i8 %c, 1
  ret i1 %r
}

; x == 7 and the arm is true for no x that is not poison: but it may be poison where the select is false.
; CHECK-LABEL: @equality_hides_no_poison(
; CHECK: select
define i1 @equality_hides_no_poison(i4 %x, i4 %y) {
  %a = icmp ne i4 %y, 7
  %p = call i4 @llvm.ctpop.i4(i4 %x)
  %b = icmp ugt i4 %p, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}

; A not that no comparison takes up stays in front of the logical form: no ping-pong with the rule that makes it.
; CHECK-LABEL: @not_and(
; CHECK: [[N:%.*]] = xor i1 %c, true
; CHECK-NEXT: select i1 [[N]], i1 %b, i1 false
define i1 @not_and(i1 %c, i32 %x) {
  %b = icmp slt i32 %x, 7
  %r = select i1 %c, i1 false, i1 %b
  ret i1 %r
}

; CHECK-LABEL: @branch(
; CHECK: icmp eq i32 %x, 0
; CHECK-NEXT: br i1 {{.*}}, label %no, label %yes
define i32 @branch(i32 %x) {
  %c = icmp ne i32 %x, 0
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

; CHECK-LABEL: @both_constant(
; CHECK-NOT: select
; CHECK: ret i32 %r
define i32 @both_constant(i32 %x) {
  %c = icmp slt i32 %x, 1
  %r = select i1 %c, i32 %x, i32 0
  ret i32 %r
}

; CHECK-LABEL: @pinned(
; CHECK: select i1 %c, i32 %z, i32 %y
define i32 @pinned(i32 %x, i32 %y, i32 %z) {
  %c = icmp eq i32 %x, 0
  %b = add i32 %x, %z
  %r = select i1 %c, i32 %b, i32 %y
  ret i32 %r
}

; CHECK-LABEL: @abs_vector(
; CHECK-NEXT: call <2 x i32> @llvm.abs.v2i32(<2 x i32> %x, i1 false)
define <2 x i32> @abs_vector(<2 x i32> %x) {
  %c = icmp slt <2 x i32> %x, zeroinitializer
  %n = sub <2 x i32> zeroinitializer, %x
  %r = select <2 x i1> %c, <2 x i32> %n, <2 x i32> %x
  ret <2 x i32> %r
}

declare i8 @llvm.ucmp.i8.i32(i32, i32)
declare i4 @llvm.ctpop.i4(i4)
