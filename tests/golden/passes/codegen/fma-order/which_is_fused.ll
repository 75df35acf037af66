; The product whose operands nobody needs behind the sum stays a multiplication; the other one stands first and is fused.
; RUN: %nvopt -passes=fma-order -S %s | FileCheck %s

; The loop's variable ends in the first product, the factor %v of the second one lives on.
define float @state_of_a_loop(ptr %w, ptr %k, float %v, i32 %n) {
entry:
  br label %loop

loop:
  %s = phi float [ 0.0, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %wi = load float, ptr %w
  %ki = load float, ptr %k
  %kv = fmul contract float %ki, %v
  %sw = fmul contract float %s, %wi
  %next = fadd contract float %sw, %kv
  %i.next = add i32 %i, 1
  %c = icmp ult i32 %i.next, %n
  br i1 %c, label %loop, label %exit

exit:
  ret float %next
}

; Both alike, either way.
define float @alike(ptr %p, ptr %q) {
  %a = load float, ptr %p
  %b = load float, ptr %q
  %x = fmul contract float %a, %a
  %y = fmul contract float %b, %b
  %s = fadd contract float %x, %y
  ret float %s
}

; %a is read again: only %b ends.
define float @read_again(ptr %p, ptr %q, ptr %r) {
  %a = load float, ptr %p
  %b = load float, ptr %q
  %x = fmul contract float %b, 3.0
  %y = fmul contract float %a, 4.0
  %s = fadd contract float %x, %y
  store float %a, ptr %r
  ret float %s
}

; Nothing is fused where a product or the sum may not be, or where the product is needed itself.
define float @not_fused(ptr %p, float %v) {
  %a = load float, ptr %p
  %x = fmul contract float %a, 3.0
  %y = fmul float %v, 4.0
  %s = fadd contract float %x, %y
  ret float %s
}

define float @needed_itself(ptr %p, float %v) {
  %a = load float, ptr %p
  %x = fmul contract float %a, 3.0
  %y = fmul contract float %v, 4.0
  %s = fadd contract float %x, %y
  %t = fdiv float %s, %y
  ret float %t
}

; CHECK-LABEL: define float @state_of_a_loop(ptr %w, ptr %k, float %v, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %s = phi float [ 0.000000e+00, %entry ], [ %next, %loop ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
; CHECK-NEXT:   %wi = load float, ptr %w, align 4
; CHECK-NEXT:   %ki = load float, ptr %k, align 4
; CHECK-NEXT:   %kv = fmul contract float %ki, %v
; CHECK-NEXT:   %sw = fmul contract float %s, %wi
; CHECK-NEXT:   %next = fadd contract float %kv, %sw
; CHECK-NEXT:   %i.next = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %i.next, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret float %next
; CHECK-NEXT: }
; CHECK-LABEL: define float @alike(ptr %p, ptr %q) {
; CHECK-NEXT:   %a = load float, ptr %p, align 4
; CHECK-NEXT:   %b = load float, ptr %q, align 4
; CHECK-NEXT:   %x = fmul contract float %a, %a
; CHECK-NEXT:   %y = fmul contract float %b, %b
; CHECK-NEXT:   %s = fadd contract float %x, %y
; CHECK-NEXT:   ret float %s
; CHECK-NEXT: }
; CHECK-LABEL: define float @read_again(ptr %p, ptr %q, ptr %r) {
; CHECK-NEXT:   %a = load float, ptr %p, align 4
; CHECK-NEXT:   %b = load float, ptr %q, align 4
; CHECK-NEXT:   %x = fmul contract float %b, 3.000000e+00
; CHECK-NEXT:   %y = fmul contract float %a, 4.000000e+00
; CHECK-NEXT:   %s = fadd contract float %y, %x
; CHECK-NEXT:   store float %a, ptr %r, align 4
; CHECK-NEXT:   ret float %s
; CHECK-NEXT: }
; CHECK-LABEL: define float @not_fused(ptr %p, float %v) {
; CHECK-NEXT:   %a = load float, ptr %p, align 4
; CHECK-NEXT:   %x = fmul contract float %a, 3.000000e+00
; CHECK-NEXT:   %y = fmul float %v, 4.000000e+00
; CHECK-NEXT:   %s = fadd contract float %x, %y
; CHECK-NEXT:   ret float %s
; CHECK-NEXT: }
; CHECK-LABEL: define float @needed_itself(ptr %p, float %v) {
; CHECK-NEXT:   %a = load float, ptr %p, align 4
; CHECK-NEXT:   %x = fmul contract float %a, 3.000000e+00
; CHECK-NEXT:   %y = fmul contract float %v, 4.000000e+00
; CHECK-NEXT:   %s = fadd contract float %x, %y
; CHECK-NEXT:   %t = fdiv float %s, %y
; CHECK-NEXT:   ret float %t
; CHECK-NEXT: }
