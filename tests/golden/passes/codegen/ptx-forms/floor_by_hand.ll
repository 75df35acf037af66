; RUN: %nvopt -passes=ptx-forms -stats -S %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes='ptx-forms,ptx-forms,instcombine' -S %s | FileCheck %s --check-prefix=TWICE
; An integer that is needed anyway, made a number again for comparisons alone: llc would make a rounding of its own of that.
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @floor(
; CHECK: %i.fr = freeze i32 %i
; CHECK-NEXT: %y = sitofp i32 %i.fr to float
; CHECK: %r = add i32 %i, %s
; TWICE-LABEL: @floor(
; TWICE: freeze
; TWICE-NOT: freeze
; TWICE: ret
define i32 @floor(float %x) {
  %i = fptosi float %x to i32
  %y = sitofp i32 %i to float
  %c = fcmp olt float %x, %y
  %s = sext i1 %c to i32
  %r = add i32 %i, %s
  ret i32 %r
}
; CHECK-LABEL: @unsigned_double(
; CHECK: freeze i64
define i64 @unsigned_double(double %x) {
  %i = fptoui double %x to i64
  %y = uitofp i64 %i to double
  %c = fcmp olt double %x, %y
  %s = zext i1 %c to i64
  %r = sub i64 %i, %s
  ret i64 %r
}
; The integer is for this alone: one rounding is less than two conversions on most machines.
; CHECK-LABEL: @is_whole(
; CHECK-NOT: freeze
; CHECK: ret
define i1 @is_whole(float %x) {
  %i = fptosi float %x to i32
  %y = sitofp i32 %i to float
  %c = fcmp oeq float %x, %y
  ret i1 %c
}
; Whoever calculates with it tells zeros apart, and llc leaves it.
; CHECK-LABEL: @fraction(
; CHECK-NOT: freeze
; CHECK: ret
define float @fraction(float %x, ptr %p) {
  %i = fptosi float %x to i32
  store i32 %i, ptr %p
  %y = sitofp i32 %i to float
  %c = fsub float %x, %y
  ret float %c
}
; Not back to what it was, and not by the same way.
; CHECK-LABEL: @others(
; CHECK-NOT: freeze
; CHECK: ret
define i1 @others(float %x, double %d, ptr %p) {
  %i = fptosi float %x to i32
  store i32 %i, ptr %p
  %y = sitofp i32 %i to double
  %c = fcmp olt double %d, %y
  %z = uitofp i32 %i to float
  %e = fcmp olt float %x, %z
  %r = and i1 %c, %e
  ret i1 %r
}
; CHECK: 2 ptx-forms - Number of conversions to an integer and back that stay two
