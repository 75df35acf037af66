; RUN: %nvopt -passes=sroa -verify-each -S %s | FileCheck %s
; The halves of an element are poison together as they were: no freeze.
define i16 @halves(<2 x i32> %v, i16 %h) {
  %a = alloca <4 x i16>
  store <4 x i16> zeroinitializer, ptr %a
  store <2 x i32> %v, ptr %a
  %p = getelementptr i16, ptr %a, i64 3
  store i16 %h, ptr %p
  %q = getelementptr i16, ptr %a, i64 1
  %r = load i16, ptr %q
  ret i16 %r
}
; One element has no other to poison.
define <2 x i64> @single(<1 x ptr> %x, <1 x ptr> %y) {
  %a = alloca <2 x i64>, align 16
  store <1 x ptr> %x, ptr %a
  %p = getelementptr i64, ptr %a, i64 1
  store <1 x ptr> %y, ptr %p
  %r = load <2 x i64>, ptr %a
  ret <2 x i64> %r
}
; Two that become one do.
define i16 @joined(<4 x i16> %v, i32 %w) {
  %a = alloca <2 x i32>
  store <4 x i16> %v, ptr %a
  %p = getelementptr i32, ptr %a, i64 1
  store i32 %w, ptr %p
  %x = load <2 x i32>, ptr %a
  %y = extractelement <2 x i32> %x, i32 0
  %r = trunc i32 %y to i16
  ret i16 %r
}

; CHECK-LABEL: define i16 @halves(<2 x i32> %v, i16 %h) {
; CHECK-NEXT:   %1 = bitcast <2 x i32> %v to <4 x i16>
; CHECK-NEXT:   %2 = insertelement <4 x i16> %1, i16 %h, i32 3
; CHECK-NEXT:   %r = extractelement <4 x i16> %2, i32 1
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i64> @single(<1 x ptr> %x, <1 x ptr> %y) {
; CHECK-NEXT:   %1 = ptrtoint <1 x ptr> %x to <1 x i64>
; CHECK-NEXT:   %2 = bitcast <1 x i64> %1 to i64
; CHECK-NEXT:   %3 = insertelement <2 x i64> undef, i64 %2, i32 0
; CHECK-NEXT:   %4 = ptrtoint <1 x ptr> %y to <1 x i64>
; CHECK-NEXT:   %5 = bitcast <1 x i64> %4 to i64
; CHECK-NEXT:   %6 = insertelement <2 x i64> %3, i64 %5, i32 1
; CHECK-NEXT:   ret <2 x i64> %6
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @joined(<4 x i16> %v, i32 %w) {
; CHECK-NEXT:   %1 = freeze <4 x i16> %v
; CHECK-NEXT:   %2 = bitcast <4 x i16> %1 to <2 x i32>
; CHECK-NEXT:   %3 = insertelement <2 x i32> %2, i32 %w, i32 1
; CHECK-NEXT:   %y = extractelement <2 x i32> %3, i32 0
; CHECK-NEXT:   %r = trunc i32 %y to i16
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
