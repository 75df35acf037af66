; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s
; What is the negation of the other; signs of floating-point results.
define i4 @opposite_remainder(i4 %x, i4 %y) {
  %a = sub i4 %x, %y
  %b = sub i4 %y, %x
  %r = srem i4 %a, %b
  ret i4 %r
}

define i4 @opposite_quotient(i4 %x, i4 %y) {
  %a = sub nsw i4 %x, %y
  %b = sub nsw i4 %y, %x
  %r = sdiv i4 %a, %b
  ret i4 %r
}

define i4 @own_negation(i4 %x) {
  %n = sub nsw i4 0, %x
  %r = sdiv i4 %n, %x
  ret i4 %r
}

define i4 @by_own_negation(i4 %x) {
  %n = sub nsw i4 0, %x
  %r = sdiv i4 %x, %n
  ret i4 %r
}

define i4 @least_has_no_negation(i4 %x) {
  %n = sub i4 0, %x
  %r = sdiv i4 %n, %x
  ret i4 %r
}

define half @from_zero(half %x) {
  %n = fsub half 0.0, %x
  %r = fdiv nnan half %n, %x
  ret half %r
}

define half @by_from_zero(half %x) {
  %n = fsub half -0.0, %x
  %r = fdiv nnan half %x, %n
  ret half %r
}

define i4 @negative_of_zero_eq0(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub i4 0, %a
  %c = icmp eq i4 %x, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}

define i4 @negative_of_zero_eq1(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub i4 0, %a
  %c = icmp eq i4 %x, 0
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}

define i4 @negative_of_zero_ne0(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub i4 0, %a
  %c = icmp ne i4 %x, 0
  %r = select i1 %c, i4 %n, i4 %a
  ret i4 %r
}

define i4 @negative_of_zero_ne1(i4 %x) {
  %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
  %n = sub i4 0, %a
  %c = icmp ne i4 %x, 0
  %r = select i1 %c, i4 %a, i4 %n
  ret i4 %r
}

define i1 @exp_extended(half %x) {
  %e = call half @llvm.exp.f16(half %x)
  %w = fpext half %e to float
  %r = fcmp uge float %w, 0.0
  ret i1 %r
}

define i1 @even_power(half %x) {
  %e = call half @llvm.powi.f16.i32(half %x, i32 2)
  %r = fcmp olt half %e, 0.0
  ret i1 %r
}

define i1 @odd_power(half %x) {
  %e = call half @llvm.powi.f16.i32(half %x, i32 3)
  %r = fcmp olt half %e, 0.0
  ret i1 %r
}

define i1 @above(half %x, half %y) {
  %e = call half @llvm.fabs.f16(half %x)
  %m = call half @llvm.maximum.f16(half %e, half %y)
  %r = fcmp uge half %m, 0.0
  ret i1 %r
}

define i1 @rest(half %x, half %y) {
  %e = call half @llvm.fabs.f16(half %x)
  %m = frem half %e, %y
  %r = fcmp olt half %m, 0.0
  ret i1 %r
}

define i1 @difference_of_numbers(half %x, half %y) {
  %e = call nnan half @llvm.fabs.f16(half %x)
  %f = call nnan half @llvm.fabs.f16(half %y)
  %n = fneg half %f
  %m = fsub half %e, %n
  %r = fcmp uge half %m, 0.0
  ret i1 %r
}

define i1 @negated_number(i8 %y) {
  %x = sitofp i8 %y to half
  %m = fsub half -0.0, %x
  %r = fcmp ord half %m, %m
  ret i1 %r
}

declare i4 @llvm.abs.i4(i4, i1)
declare half @llvm.exp.f16(half)
declare half @llvm.powi.f16.i32(half, i32)
declare half @llvm.fabs.f16(half)
declare half @llvm.maximum.f16(half, half)

; CHECK-LABEL: define i4 @opposite_remainder(i4 %x, i4 %y) {
; CHECK-NEXT:   ret i4 0
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @opposite_quotient(i4 %x, i4 %y) {
; CHECK-NEXT:   ret i4 -1
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @own_negation(i4 %x) {
; CHECK-NEXT:   ret i4 -1
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @by_own_negation(i4 %x) {
; CHECK-NEXT:   ret i4 -1
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @least_has_no_negation(i4 %x) {
; CHECK-NEXT:   %n = sub i4 0, %x
; CHECK-NEXT:   %r = sdiv i4 %n, %x
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @from_zero(half %x) {
; CHECK-NEXT:   ret half 0xHBC00
; CHECK-NEXT: }
; CHECK-LABEL: define half @by_from_zero(half %x) {
; CHECK-NEXT:   ret half 0xHBC00
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @negative_of_zero_eq0(i4 %x) {
; CHECK-NEXT:   %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   ret i4 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @negative_of_zero_eq1(i4 %x) {
; CHECK-NEXT:   %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   %n = sub i4 0, %a
; CHECK-NEXT:   ret i4 %n
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @negative_of_zero_ne0(i4 %x) {
; CHECK-NEXT:   %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   %n = sub i4 0, %a
; CHECK-NEXT:   ret i4 %n
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @negative_of_zero_ne1(i4 %x) {
; CHECK-NEXT:   %a = call i4 @llvm.abs.i4(i4 %x, i1 false)
; CHECK-NEXT:   ret i4 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @exp_extended(half %x) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @even_power(half %x) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @odd_power(half %x) {
; CHECK-NEXT:   %e = call half @llvm.powi.f16.i32(half %x, i32 3)
; CHECK-NEXT:   %r = fcmp olt half %e, 0xH0000
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @above(half %x, half %y) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @rest(half %x, half %y) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @difference_of_numbers(half %x, half %y) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @negated_number(i8 %y) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.abs.i4(i4, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.exp.f16(half) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.powi.f16.i32(half, i32) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.fabs.f16(half) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.maximum.f16(half, half) #1
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
