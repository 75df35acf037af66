; RUN: %nvopt -passes=float2int -S %s | FileCheck %s
; The sum needs 65 bits, which fp128 holds and i64 does not.
define i1 @f(i61 %x) {
  %a = uitofp i61 %x to fp128
  %y = fadd fp128 %a, %a
  %z = fadd fp128 %y, 0xL00000000000000004000000000000000
  %w = fadd fp128 %z, %z
  %c = fcmp olt fp128 %w, 0xL00000000000000000000000000000000
  ret i1 %c
}

; CHECK-LABEL: define i1 @f(i61 %x) {
; CHECK-NEXT:   %a = uitofp i61 %x to fp128
; CHECK-NEXT:   %y = fadd fp128 %a, %a
; CHECK-NEXT:   %z = fadd fp128 %y, 0xL00000000000000004000000000000000
; CHECK-NEXT:   %w = fadd fp128 %z, %z
; CHECK-NEXT:   %c = fcmp olt fp128 %w, 0xL00000000000000000000000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
