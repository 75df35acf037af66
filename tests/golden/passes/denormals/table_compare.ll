; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

; Beside instcombine's tests: the interpreter that proves those does not flush.
; Elements are compared as the function reads denormal numbers.
@tiny = private constant [4 x float] [float 0x37A0000000000000, float 1.0, float 0.0, float 3.0]
define i1 @flushed(i64 %i) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %p = getelementptr inbounds float, ptr @tiny, i64 %i
  %v = load float, ptr %p
  %c = fcmp oeq float %v, 0.0
  ret i1 %c
}

; CHECK: @tiny = private constant [4 x float] [float 0x37A0000000000000, float 1.000000e+00, float 0.000000e+00, float 3.000000e+00]
; CHECK-LABEL: define i1 @flushed(i64 %i) #0 {
; CHECK-NEXT:   %1 = and i64 %i, -3
; CHECK-NEXT:   %c = icmp eq i64 %1, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK: attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
