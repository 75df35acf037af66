; RUN: %nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1 | FileCheck %s
; Integers of more than 64 bits: ranges of constants and extensions only.
define i128 @f(i32 %x, i128 %y) {
  %w = zext i32 %x to i128
  %s = and i128 %y, 255
  %t = add i128 %w, 1
  ret i128 %t
}

; CHECK: Printing analysis 'Scalar Evolution Analysis' for function 'f':
; CHECK-NEXT: Classifying expressions for: @f
; CHECK-NEXT:   %w = zext i32 %x to i128
; CHECK-NEXT:   -->  (zext i32 %x to i128) U: [0,4294967296) S: [0,4294967296)
; CHECK-NEXT:   %s = and i128 %y, 255
; CHECK-NEXT:   -->  (zext i8 (trunc i128 %y to i8) to i128) U: [0,256) S: [0,256)
; CHECK-NEXT:   %t = add i128 %w, 1
; CHECK-NEXT:   -->  (1 + (zext i32 %x to i128)) U: full-set S: full-set
; CHECK-NEXT: Determining loop execution counts for: @f
