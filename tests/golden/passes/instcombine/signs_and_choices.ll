; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Absolute values written out, of differences, negations and extensions; sums of two truth values; choices made before what both sides have in common.
define i8 @abs_of_extension(i4 %x) {
  %s = sext i4 %x to i8
  %r = call i8 @llvm.abs.i8(i8 %s, i1 true)
  ret i8 %r
}

define i4 @abs_of_either_sign(i1 %c, i4 %x) {
  %n = sub i4 0, %x
  %s = select i1 %c, i4 %n, i4 %x
  %r = call i4 @llvm.abs.i4(i4 %s, i1 false)
  ret i4 %r
}

define i4 @abs_of_either_sign_left(i1 %c, i4 %x) {
  %n = sub i4 0, %x
  %s = select i1 %c, i4 %x, i4 %n
  %r = call i4 @llvm.abs.i4(i4 %s, i1 true)
  ret i4 %r
}

define i4 @abs_of_negative(i4 %x) {
  %n = or i4 %x, 8
  %r = call i4 @llvm.abs.i4(i4 %n, i1 false)
  ret i4 %r
}

define i1 @abs_of_odd(i4 %x) {
  %o = or i4 %x, 1
  %a = call i4 @llvm.abs.i4(i4 %o, i1 false)
  %r = icmp sgt i4 %a, -1
  ret i1 %r
}

define i4 @difference_slt0(i4 %x, i4 %y) {
  %s = sub i4 %x, %y
  %m = sub i4 %y, %x
  %c = icmp slt i4 %s, 0
  %r = select i1 %c, i4 %m, i4 %s
  ret i4 %r
}

define i4 @difference_negative_slt0(i4 %x, i4 %y) {
  %s = sub i4 %x, %y
  %m = sub i4 %y, %x
  %c = icmp slt i4 %s, 0
  %r = select i1 %c, i4 %s, i4 %m
  ret i4 %r
}

define i4 @negation_slt0(i4 %x) {
  %s = sub i4 0, %x
  %c = icmp slt i4 %s, 0
  %r = select i1 %c, i4 %x, i4 %s
  ret i4 %r
}

define i4 @negation_negative_slt0(i4 %x) {
  %s = sub i4 0, %x
  %c = icmp slt i4 %s, 0
  %r = select i1 %c, i4 %s, i4 %x
  ret i4 %r
}

define i8 @extension_slt0(i4 %x) {
  %s = sext i4 %x to i8
  %n = sub i8 0, %s
  %c = icmp slt i4 %x, 0
  %r = select i1 %c, i8 %n, i8 %s
  ret i8 %r
}

define i8 @extension_negative_slt0(i4 %x) {
  %s = sext i4 %x to i8
  %n = sub i8 0, %s
  %c = icmp slt i4 %x, 0
  %r = select i1 %c, i8 %s, i8 %n
  ret i8 %r
}

define i4 @difference_slt1(i4 %x, i4 %y) {
  %s = sub i4 %x, %y
  %m = sub i4 %y, %x
  %c = icmp slt i4 %s, 1
  %r = select i1 %c, i4 %m, i4 %s
  ret i4 %r
}

define i4 @difference_negative_slt1(i4 %x, i4 %y) {
  %s = sub i4 %x, %y
  %m = sub i4 %y, %x
  %c = icmp slt i4 %s, 1
  %r = select i1 %c, i4 %s, i4 %m
  ret i4 %r
}

define i4 @negation_slt1(i4 %x) {
  %s = sub i4 0, %x
  %c = icmp slt i4 %s, 1
  %r = select i1 %c, i4 %x, i4 %s
  ret i4 %r
}

define i4 @negation_negative_slt1(i4 %x) {
  %s = sub i4 0, %x
  %c = icmp slt i4 %s, 1
  %r = select i1 %c, i4 %s, i4 %x
  ret i4 %r
}

define i8 @extension_slt1(i4 %x) {
  %s = sext i4 %x to i8
  %n = sub i8 0, %s
  %c = icmp slt i4 %x, 1
  %r = select i1 %c, i8 %n, i8 %s
  ret i8 %r
}

define i8 @extension_negative_slt1(i4 %x) {
  %s = sext i4 %x to i8
  %n = sub i8 0, %s
  %c = icmp slt i4 %x, 1
  %r = select i1 %c, i8 %s, i8 %n
  ret i8 %r
}

define i4 @difference_sgt0(i4 %x, i4 %y) {
  %s = sub i4 %x, %y
  %m = sub i4 %y, %x
  %c = icmp sgt i4 %s, -1
  %r = select i1 %c, i4 %s, i4 %m
  ret i4 %r
}

define i4 @difference_negative_sgt0(i4 %x, i4 %y) {
  %s = sub i4 %x, %y
  %m = sub i4 %y, %x
  %c = icmp sgt i4 %s, -1
  %r = select i1 %c, i4 %m, i4 %s
  ret i4 %r
}

define i4 @negation_sgt0(i4 %x) {
  %s = sub i4 0, %x
  %c = icmp sgt i4 %s, -1
  %r = select i1 %c, i4 %s, i4 %x
  ret i4 %r
}

define i4 @negation_negative_sgt0(i4 %x) {
  %s = sub i4 0, %x
  %c = icmp sgt i4 %s, -1
  %r = select i1 %c, i4 %x, i4 %s
  ret i4 %r
}

define i8 @extension_sgt0(i4 %x) {
  %s = sext i4 %x to i8
  %n = sub i8 0, %s
  %c = icmp sgt i4 %x, -1
  %r = select i1 %c, i8 %s, i8 %n
  ret i8 %r
}

define i8 @extension_negative_sgt0(i4 %x) {
  %s = sext i4 %x to i8
  %n = sub i8 0, %s
  %c = icmp sgt i4 %x, -1
  %r = select i1 %c, i8 %n, i8 %s
  ret i8 %r
}

define i4 @difference_sgt1(i4 %x, i4 %y) {
  %s = sub i4 %x, %y
  %m = sub i4 %y, %x
  %c = icmp sgt i4 %s, 0
  %r = select i1 %c, i4 %s, i4 %m
  ret i4 %r
}

define i4 @difference_negative_sgt1(i4 %x, i4 %y) {
  %s = sub i4 %x, %y
  %m = sub i4 %y, %x
  %c = icmp sgt i4 %s, 0
  %r = select i1 %c, i4 %m, i4 %s
  ret i4 %r
}

define i4 @negation_sgt1(i4 %x) {
  %s = sub i4 0, %x
  %c = icmp sgt i4 %s, 0
  %r = select i1 %c, i4 %s, i4 %x
  ret i4 %r
}

define i4 @negation_negative_sgt1(i4 %x) {
  %s = sub i4 0, %x
  %c = icmp sgt i4 %s, 0
  %r = select i1 %c, i4 %x, i4 %s
  ret i4 %r
}

define i8 @extension_sgt1(i4 %x) {
  %s = sext i4 %x to i8
  %n = sub i8 0, %s
  %c = icmp sgt i4 %x, 0
  %r = select i1 %c, i8 %s, i8 %n
  ret i8 %r
}

define i8 @extension_negative_sgt1(i4 %x) {
  %s = sext i4 %x to i8
  %n = sub i8 0, %s
  %c = icmp sgt i4 %x, 0
  %r = select i1 %c, i8 %n, i8 %s
  ret i8 %r
}

define half @fabs_of_either_sign(i1 %c, half %x) {
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}

define half @fabs_of_either_sign_left(i1 %c, half %x) {
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}

define i4 @sign_of_bit_one(i4 %x) {
  %l = shl i4 %x, 3
  %a = ashr i4 %l, 3
  %r = add i4 %a, 1
  ret i4 %r
}

define i4 @lshr_bool_difference(i1 %x, i1 %y) {
  %a = zext i1 %x to i4
  %b = sext i1 %y to i4
  %s = add i4 %a, %b
  %r = lshr i4 %s, 3
  ret i4 %r
}

define i4 @ashr_bool_difference(i1 %x, i1 %y) {
  %a = zext i1 %x to i4
  %b = sext i1 %y to i4
  %s = add i4 %a, %b
  %r = ashr i4 %s, 1
  ret i4 %r
}

define i4 @mask_bool_difference(i1 %x, i1 %y) {
  %a = zext i1 %x to i4
  %b = sext i1 %y to i4
  %s = add i4 %a, %b
  %r = and i4 %s, -2
  ret i4 %r
}

define i4 @lshr_bool_sum(i1 %x, i1 %y) {
  %a = sext i1 %x to i4
  %b = sext i1 %y to i4
  %s = add i4 %a, %b
  %r = lshr i4 %s, 3
  ret i4 %r
}

define i4 @ashr_bool_sum(i1 %x, i1 %y) {
  %a = sext i1 %x to i4
  %b = sext i1 %y to i4
  %s = add i4 %a, %b
  %r = ashr i4 %s, 1
  ret i4 %r
}

define i4 @mask_bool_sum(i1 %x, i1 %y) {
  %a = sext i1 %x to i4
  %b = sext i1 %y to i4
  %s = add i4 %a, %b
  %r = and i4 %s, -2
  ret i4 %r
}

define i4 @shifted_choice(i1 %c, i4 %x) {
  %o = xor i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr i4 %s, 1
  ret i4 %r
}

define i4 @shifted_choice_right(i1 %c, i4 %x) {
  %o = and i4 %x, 9
  %s = select i1 %c, i4 %x, i4 %o
  %r = ashr i4 %s, 1
  ret i4 %r
}

define float @choice_of_wider(half %x) {
  %c = fcmp ult half %x, 5.0
  %w = fpext half %x to float
  %r = select i1 %c, float %w, float 5.0
  ret float %r
}

define i8 @choice_of_number(half %x) {
  %c = fcmp oge half %x, 5.0
  %w = fptosi half %x to i8
  %r = select i1 %c, i8 5, i8 %w
  ret i8 %r
}

define half @choice_of_float(i8 %x) {
  %c = icmp ugt i8 %x, 100
  %w = uitofp i8 %x to half
  %r = select i1 %c, half 100.0, half %w
  ret half %r
}

define half @choice_of_other_float(i8 %x) {
  %c = icmp slt i8 %x, -2
  %w = sitofp i8 %x to half
  %r = select i1 %c, half -2.0, half %w
  ret half %r
}

define half @choice_of_next(i8 %x) {
  %c = icmp sgt i8 %x, 9
  %w = sitofp i8 %x to half
  %r = select i1 %c, half %w, half 10.0
  ret half %r
}

define half @choice_of_next_right(i8 %x) {
  %c = icmp ult i8 %x, 9
  %w = uitofp i8 %x to half
  %r = select i1 %c, half 8.0, half %w
  ret half %r
}

define half @any_choice(i8 %x, i8 %y) {
  %c = icmp slt i8 %y, 3
  %w = sitofp i8 %x to half
  %r = select i1 %c, half %w, half -2.0
  ret half %r
}

define half @minus_zero_is_no_number(i8 %x) {
  %c = icmp sgt i8 %x, 0
  %w = sitofp i8 %x to half
  %r = select i1 %c, half %w, half -0.0
  ret half %r
}

declare i8 @llvm.abs.i8(i8, i1)
declare i4 @llvm.abs.i4(i4, i1)
declare half @llvm.fabs.f16(half)

define i4 @least_added_nsw(i4 %x) {
  %r = add nsw i4 %x, -8
  ret i4 %r
}
define i1 @least_added_nuw(i4 %x) {
  %y = add nuw i4 %x, -8
  %r = icmp slt i4 %y, 0
  ret i1 %r
}
define i4 @count_below(i4 %x) {
  %c = call i4 @llvm.ctlz.i4(i4 %x, i1 true)
  %r = lshr i4 %c, 2
  ret i4 %r
}
define i4 @count_may_be_all(i4 %x) {
  %c = call i4 @llvm.ctlz.i4(i4 %x, i1 false)
  %r = lshr i4 %c, 2
  ret i4 %r
}
define i1 @zeros_of_a_bit(i1 %x) {
  %r = call i1 @llvm.cttz.i1(i1 %x, i1 false)
  ret i1 %r
}
define half @square(half noundef %x) {
  %r = call half @llvm.powi.f16.i32(half %x, i32 2)
  ret half %r
}
define half @square_of_undef(half %x) {
  %r = call half @llvm.powi.f16.i32(half %x, i32 2)
  ret half %r
}
define half @inverse(half %x) {
  %r = call nnan half @llvm.powi.f16.i32(half %x, i32 -1)
  ret half %r
}
declare i4 @llvm.ctlz.i4(i4, i1)
declare i1 @llvm.cttz.i1(i1, i1)
declare half @llvm.powi.f16.i32(half, i32)

; CHECK-LABEL: define i8 @abs_of_extension(i4 %x) {
; CHECK-NEXT:   %1 = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   %r = zext i4 %1 to i8
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @abs_of_either_sign(i1 %c, i4 %x) {
; CHECK-NEXT:   %r = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @abs_of_either_sign_left(i1 %c, i4 %x) {
; CHECK-NEXT:   %r = call i4 @llvm.abs.i4(i4 %x, i1 true)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @abs_of_negative(i4 %x) {
; CHECK-NEXT:   %n = or i4 %x, -8
; CHECK-NEXT:   %r = sub i4 0, %n
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @abs_of_odd(i4 %x) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @difference_slt0(i4 %x, i4 %y) {
; CHECK-NEXT:   %s = sub i4 %x, %y
; CHECK-NEXT:   %r = call i4 @llvm.abs.i4(i4 %s, i1 false)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @difference_negative_slt0(i4 %x, i4 %y) {
; CHECK-NEXT:   %s = sub i4 %x, %y
; CHECK-NEXT:   %1 = call i4 @llvm.abs.i4(i4 %s, i1 false)
; CHECK-NEXT:   %r = sub i4 0, %1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @negation_slt0(i4 %x) {
; CHECK-NEXT:   %r = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @negation_negative_slt0(i4 %x) {
; CHECK-NEXT:   %1 = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   %r = sub i4 0, %1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @extension_slt0(i4 %x) {
; CHECK-NEXT:   %1 = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   %r = zext i4 %1 to i8
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @extension_negative_slt0(i4 %x) {
; CHECK-NEXT:   %1 = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   %2 = zext i4 %1 to i8
; CHECK-NEXT:   %r = sub nsw i8 0, %2
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @difference_slt1(i4 %x, i4 %y) {
; CHECK-NEXT:   %s = sub i4 %x, %y
; CHECK-NEXT:   %r = call i4 @llvm.abs.i4(i4 %s, i1 false)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @difference_negative_slt1(i4 %x, i4 %y) {
; CHECK-NEXT:   %s = sub i4 %x, %y
; CHECK-NEXT:   %1 = call i4 @llvm.abs.i4(i4 %s, i1 false)
; CHECK-NEXT:   %r = sub i4 0, %1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @negation_slt1(i4 %x) {
; CHECK-NEXT:   %r = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @negation_negative_slt1(i4 %x) {
; CHECK-NEXT:   %1 = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   %r = sub i4 0, %1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @extension_slt1(i4 %x) {
; CHECK-NEXT:   %1 = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   %r = zext i4 %1 to i8
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @extension_negative_slt1(i4 %x) {
; CHECK-NEXT:   %1 = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   %2 = zext i4 %1 to i8
; CHECK-NEXT:   %r = sub nsw i8 0, %2
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @difference_sgt0(i4 %x, i4 %y) {
; CHECK-NEXT:   %s = sub i4 %x, %y
; CHECK-NEXT:   %r = call i4 @llvm.abs.i4(i4 %s, i1 false)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @difference_negative_sgt0(i4 %x, i4 %y) {
; CHECK-NEXT:   %s = sub i4 %x, %y
; CHECK-NEXT:   %1 = call i4 @llvm.abs.i4(i4 %s, i1 false)
; CHECK-NEXT:   %r = sub i4 0, %1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @negation_sgt0(i4 %x) {
; CHECK-NEXT:   %r = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @negation_negative_sgt0(i4 %x) {
; CHECK-NEXT:   %1 = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   %r = sub i4 0, %1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @extension_sgt0(i4 %x) {
; CHECK-NEXT:   %1 = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   %r = zext i4 %1 to i8
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @extension_negative_sgt0(i4 %x) {
; CHECK-NEXT:   %1 = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   %2 = zext i4 %1 to i8
; CHECK-NEXT:   %r = sub nsw i8 0, %2
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @difference_sgt1(i4 %x, i4 %y) {
; CHECK-NEXT:   %s = sub i4 %x, %y
; CHECK-NEXT:   %r = call i4 @llvm.abs.i4(i4 %s, i1 false)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @difference_negative_sgt1(i4 %x, i4 %y) {
; CHECK-NEXT:   %s = sub i4 %x, %y
; CHECK-NEXT:   %1 = call i4 @llvm.abs.i4(i4 %s, i1 false)
; CHECK-NEXT:   %r = sub i4 0, %1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @negation_sgt1(i4 %x) {
; CHECK-NEXT:   %r = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @negation_negative_sgt1(i4 %x) {
; CHECK-NEXT:   %1 = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   %r = sub i4 0, %1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @extension_sgt1(i4 %x) {
; CHECK-NEXT:   %1 = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   %r = zext i4 %1 to i8
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @extension_negative_sgt1(i4 %x) {
; CHECK-NEXT:   %1 = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   %2 = zext i4 %1 to i8
; CHECK-NEXT:   %r = sub nsw i8 0, %2
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @fabs_of_either_sign(i1 %c, half %x) {
; CHECK-NEXT:   %r = call half @llvm.fabs.f16(half %x)
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @fabs_of_either_sign_left(i1 %c, half %x) {
; CHECK-NEXT:   %r = call half @llvm.fabs.f16(half %x)
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @sign_of_bit_one(i4 %x) {
; CHECK-NEXT:   %1 = and i4 %x, 1
; CHECK-NEXT:   %r = xor i4 %1, 1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @lshr_bool_difference(i1 %x, i1 %y) {
; CHECK-NEXT:   %1 = xor i1 %x, true
; CHECK-NEXT:   %2 = and i1 %y, %1
; CHECK-NEXT:   %r = zext i1 %2 to i4
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @ashr_bool_difference(i1 %x, i1 %y) {
; CHECK-NEXT:   %1 = xor i1 %x, true
; CHECK-NEXT:   %2 = and i1 %y, %1
; CHECK-NEXT:   %r = sext i1 %2 to i4
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @mask_bool_difference(i1 %x, i1 %y) {
; CHECK-NEXT:   %1 = xor i1 %x, true
; CHECK-NEXT:   %2 = and i1 %y, %1
; CHECK-NEXT:   %r = select i1 %2, i4 -2, i4 0
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @lshr_bool_sum(i1 %x, i1 %y) {
; CHECK-NEXT:   %1 = or i1 %x, %y
; CHECK-NEXT:   %r = zext i1 %1 to i4
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @ashr_bool_sum(i1 %x, i1 %y) {
; CHECK-NEXT:   %1 = or i1 %x, %y
; CHECK-NEXT:   %r = sext i1 %1 to i4
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @mask_bool_sum(i1 %x, i1 %y) {
; CHECK-NEXT:   %1 = or i1 %x, %y
; CHECK-NEXT:   %r = select i1 %1, i4 -2, i4 0
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @shifted_choice(i1 %c, i4 %x) {
; CHECK-NEXT:   %1 = lshr i4 %x, 1
; CHECK-NEXT:   %2 = xor i4 %1, 3
; CHECK-NEXT:   %r = select i1 %c, i4 %2, i4 %1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @shifted_choice_right(i1 %c, i4 %x) {
; CHECK-NEXT:   %1 = ashr i4 %x, 1
; CHECK-NEXT:   %2 = and i4 %1, -4
; CHECK-NEXT:   %r = select i1 %c, i4 %1, i4 %2
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @choice_of_wider(half %x) {
; CHECK-NEXT:   %1 = fcmp oge half %x, 0xH4500
; CHECK-NEXT:   %2 = select i1 %1, half 0xH4500, half %x
; CHECK-NEXT:   %r = fpext half %2 to float
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @choice_of_number(half %x) {
; CHECK-NEXT:   %c = fcmp oge half %x, 0xH4500
; CHECK-NEXT:   %1 = select i1 %c, half 0xH4500, half %x
; CHECK-NEXT:   %r = fptosi half %1 to i8
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @choice_of_float(i8 %x) {
; CHECK-NEXT:   %1 = call i8 @llvm.umin.i8(i8 %x, i8 100)
; CHECK-NEXT:   %r = uitofp nneg i8 %1 to half
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @choice_of_other_float(i8 %x) {
; CHECK-NEXT:   %1 = call i8 @llvm.smax.i8(i8 %x, i8 -2)
; CHECK-NEXT:   %r = sitofp i8 %1 to half
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @choice_of_next(i8 %x) {
; CHECK-NEXT:   %1 = call i8 @llvm.smax.i8(i8 %x, i8 10)
; CHECK-NEXT:   %r = uitofp nneg i8 %1 to half
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @choice_of_next_right(i8 %x) {
; CHECK-NEXT:   %1 = call i8 @llvm.umax.i8(i8 %x, i8 8)
; CHECK-NEXT:   %r = uitofp i8 %1 to half
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @any_choice(i8 %x, i8 %y) {
; CHECK-NEXT:   %c = icmp slt i8 %y, 3
; CHECK-NEXT:   %w = sitofp i8 %x to half
; CHECK-NEXT:   %r = select i1 %c, half %w, half 0xHC000
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @minus_zero_is_no_number(i8 %x) {
; CHECK-NEXT:   %c = icmp sgt i8 %x, 0
; CHECK-NEXT:   %w = sitofp i8 %x to half
; CHECK-NEXT:   %r = select i1 %c, half %w, half 0xH8000
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i8 @llvm.abs.i8(i8, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.abs.i4(i4, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.fabs.f16(half) #1
; CHECK-LABEL: define i4 @least_added_nsw(i4 %x) {
; CHECK-NEXT:   %r = or disjoint i4 %x, -8
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @least_added_nuw(i4 %x) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @count_below(i4 %x) {
; CHECK-NEXT:   ret i4 0
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @count_may_be_all(i4 %x) {
; CHECK-NEXT:   %1 = icmp eq i4 %x, 0
; CHECK-NEXT:   %r = zext i1 %1 to i4
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @zeros_of_a_bit(i1 %x) {
; CHECK-NEXT:   %r = xor i1 %x, true
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @square(half noundef %x) {
; CHECK-NEXT:   %r = fmul half %x, %x
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @square_of_undef(half %x) {
; CHECK-NEXT:   %r = call half @llvm.powi.f16.i32(half %x, i32 2)
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @inverse(half %x) {
; CHECK-NEXT:   %r = fdiv nnan half 0xH3C00, %x
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.ctlz.i4(i4, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.cttz.i1(i1, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.powi.f16.i32(half, i32) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i8 @llvm.umin.i8(i8, i8) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i8 @llvm.smax.i8(i8, i8) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i8 @llvm.umax.i8(i8, i8) #1
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
