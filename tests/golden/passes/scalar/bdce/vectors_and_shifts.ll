; RUN: %nvopt -passes='bdce' -S %s | FileCheck %s
; Lanes are told apart by their bits in common; shifts move what is wanted; a chain nobody wants goes from its end.
define <2 x i8> @lanes(<2 x i32> %x) {
  %a = or <2 x i32> %x, splat (i32 -65536)
  %b = lshr <2 x i32> %a, splat (i32 4)
  %c = trunc <2 x i32> %b to <2 x i8>
  ret <2 x i8> %c
}
; Bit 31 reaches bit 0 of the result: the mask matters.
define i32 @shifted_down(i32 %x) {
  %a = or i32 %x, -2147483648
  %b = lshr i32 %a, 31
  ret i32 %b
}
define i32 @shifted_up(i32 %x, i32 %y) {
  %a = mul nsw i32 %x, %y
  %b = or i32 %a, -16777216
  %c = shl i32 %b, 8
  ret i32 %c
}
; The sum's low bits depend on all lower ones: only the flag's promise goes.
define i8 @carry(i32 %x, i32 %y) {
  %a = xor i32 %x, 256
  %b = add nuw i32 %a, %y
  %c = trunc i32 %b to i8
  ret i8 %c
}
; A comparison looks at all bits.
define i1 @compare(i32 %x) {
  %a = or i32 %x, 1
  %c = icmp eq i32 %a, 7
  ret i1 %c
}
; `nneg`, `disjoint` and `exact` are promises as well.
define i32 @promises(i8 %x, i32 %y) {
  %s = sext i8 %x to i32
  %o = or disjoint i32 %s, %y
  %r = and i32 %o, 255
  ret i32 %r
}

; CHECK-LABEL: define <2 x i8> @lanes(<2 x i32> %x) {
; CHECK-NEXT:   %b = lshr <2 x i32> %x, splat (i32 4)
; CHECK-NEXT:   %c = trunc <2 x i32> %b to <2 x i8>
; CHECK-NEXT:   ret <2 x i8> %c
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @shifted_down(i32 %x) {
; CHECK-NEXT:   %a = or i32 0, -2147483648
; CHECK-NEXT:   %b = lshr i32 %a, 31
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @shifted_up(i32 %x, i32 %y) {
; CHECK-NEXT:   %a = mul nsw i32 %x, %y
; CHECK-NEXT:   %c = shl i32 %a, 8
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @carry(i32 %x, i32 %y) {
; CHECK-NEXT:   %b = add i32 %x, %y
; CHECK-NEXT:   %c = trunc i32 %b to i8
; CHECK-NEXT:   ret i8 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @compare(i32 %x) {
; CHECK-NEXT:   %a = or i32 %x, 1
; CHECK-NEXT:   %c = icmp eq i32 %a, 7
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @promises(i8 %x, i32 %y) {
; CHECK-NEXT:   %s = zext i8 %x to i32
; CHECK-NEXT:   %o = or i32 %s, %y
; CHECK-NEXT:   %r = and i32 %o, 255
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
