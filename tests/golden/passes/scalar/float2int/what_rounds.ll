; RUN: %nvopt -passes=float2int -verify-each -S %s | FileCheck %s
; Not where a result might round, where the float is used otherwise, and where a constant is no integer; comparisons of what fits become the integers'.
target triple = "nvptx64-nvidia-cuda"
define i16 @fits(i8 %a, i8 %b) {
  %x = uitofp i8 %a to float
  %y = uitofp i8 %b to float
  %z = fmul float %x, %y
  %w = fadd float %z, 1.0
  %r = fptoui float %w to i16
  ret i16 %r
}
define i64 @rounds(i32 %a, i32 %b) {
  %x = sitofp i32 %a to float
  %y = sitofp i32 %b to float
  %z = fmul float %x, %y
  %r = fptosi float %z to i64
  ret i64 %r
}
define i32 @used(i8 %a, ptr %p) {
  %x = uitofp i8 %a to float
  store float %x, ptr %p, align 4
  %z = fadd float %x, 1.0
  %r = fptosi float %z to i32
  ret i32 %r
}
define i1 @compared(i8 %a, i8 %b) {
  %x = sitofp i8 %a to float
  %y = sitofp i8 %b to float
  %z = fsub float %x, %y
  %c = fcmp olt float %z, 3.0
  ret i1 %c
}
define i1 @half_number(i8 %a) {
  %x = sitofp i8 %a to float
  %z = fadd float %x, 0.5
  %c = fcmp olt float %z, 3.0
  ret i1 %c
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define i16 @fits(i8 %a, i8 %b) {
; CHECK-NEXT:   %1 = zext i8 %a to i32
; CHECK-NEXT:   %2 = zext i8 %b to i32
; CHECK-NEXT:   %3 = mul i32 %1, %2
; CHECK-NEXT:   %4 = add i32 %3, 1
; CHECK-NEXT:   %r = trunc i32 %4 to i16
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @rounds(i32 %a, i32 %b) {
; CHECK-NEXT:   %x = sitofp i32 %a to float
; CHECK-NEXT:   %y = sitofp i32 %b to float
; CHECK-NEXT:   %z = fmul float %x, %y
; CHECK-NEXT:   %r = fptosi float %z to i64
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @used(i8 %a, ptr %p) {
; CHECK-NEXT:   %x = uitofp i8 %a to float
; CHECK-NEXT:   store float %x, ptr %p, align 4
; CHECK-NEXT:   %z = fadd float %x, 1.000000e+00
; CHECK-NEXT:   %r = fptosi float %z to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @compared(i8 %a, i8 %b) {
; CHECK-NEXT:   %1 = sext i8 %a to i16
; CHECK-NEXT:   %2 = sext i8 %b to i16
; CHECK-NEXT:   %3 = sub i16 %1, %2
; CHECK-NEXT:   %c = icmp slt i16 %3, 3
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @half_number(i8 %a) {
; CHECK-NEXT:   %x = sitofp i8 %a to float
; CHECK-NEXT:   %z = fadd float %x, 5.000000e-01
; CHECK-NEXT:   %c = fcmp olt float %z, 3.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
