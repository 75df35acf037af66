; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Vectors and aggregates put together from parts, or taken apart again.
define <4 x i8> @wider(<8 x i8> %v, <8 x i8> %w) {
  %a = extractelement <8 x i8> %v, i64 3
  %b = extractelement <8 x i8> %w, i64 5
  %i = insertelement <4 x i8> poison, i8 %a, i64 0
  %j = insertelement <4 x i8> %i, i8 %b, i64 2
  ret <4 x i8> %j
}
define <2 x i8> @back(<2 x i8> %v, i8 %y) {
  %a = extractelement <2 x i8> %v, i64 0
  %i = insertelement <2 x i8> poison, i8 %a, i64 0
  %j = insertelement <2 x i8> %i, i8 %y, i64 1
  ret <2 x i8> %j
}
define <4 x i8> @moved_into(i8 %x, <4 x i8> %y) {
  %i = insertelement <4 x i8> poison, i8 %x, i64 0
  %r = shufflevector <4 x i8> %i, <4 x i8> %y, <4 x i32> <i32 4, i32 0, i32 6, i32 7>
  ret <4 x i8> %r
}
define <4 x i8> @stays_moved_lanes(i8 %x, <4 x i8> %y) {
  %i = insertelement <4 x i8> poison, i8 %x, i64 0
  %r = shufflevector <4 x i8> %i, <4 x i8> %y, <4 x i32> <i32 5, i32 0, i32 6, i32 7>
  ret <4 x i8> %r
}
define i8 @bits_of_inserted(i16 %x, <2 x i16> %v) {
  %i = insertelement <2 x i16> %v, i16 %x, i64 1
  %b = bitcast <2 x i16> %i to <4 x i8>
  %r = extractelement <4 x i8> %b, i64 3
  ret i8 %r
}
define i8 @of_another(i16 %x, <2 x i16> %v) {
  %i = insertelement <2 x i16> %v, i16 %x, i64 1
  %b = bitcast <2 x i16> %i to <4 x i8>
  %r = extractelement <4 x i8> %b, i64 1
  ret i8 %r
}
define <2 x float> @packed(float %a, float %b) {
  %x = bitcast float %a to i32
  %y = bitcast float %b to i32
  %xz = zext i32 %x to i64
  %yz = zext i32 %y to i64
  %ys = shl i64 %yz, 32
  %o = or i64 %ys, %xz
  %r = bitcast i64 %o to <2 x float>
  ret <2 x float> %r
}
define <2 x i8> @only_high(i8 %b) {
  %z = zext i8 %b to i16
  %s = shl i16 %z, 8
  %r = bitcast i16 %s to <2 x i8>
  ret <2 x i8> %r
}
define <2 x i8> @only_low(i8 %b) {
  %z = zext i8 %b to i16
  %r = bitcast i16 %z to <2 x i8>
  ret <2 x i8> %r
}
; They overlap.
define <2 x i8> @stays_overlap(i8 %a, i8 %b) {
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %s = shl i16 %y, 4
  %o = or i16 %s, %x
  %r = bitcast i16 %o to <2 x i8>
  ret <2 x i8> %r
}
define <4 x i8> @halves(<2 x i8> %a, <2 x i8> %b, <2 x i8> %c, <2 x i8> %d) {
  %p = shufflevector <2 x i8> %a, <2 x i8> %b, <4 x i32> <i32 0, i32 1, i32 poison, i32 3>
  %q = shufflevector <2 x i8> %c, <2 x i8> %d, <4 x i32> <i32 0, i32 1, i32 poison, i32 3>
  %r = shl nuw <4 x i8> %p, %q
  ret <4 x i8> %r
}
; A divisor that is defined, a number that is not.
define <4 x i8> @stays_divided(<2 x i8> %a, <2 x i8> %b, <2 x i8> %c, <2 x i8> %d) {
  %p = shufflevector <2 x i8> %a, <2 x i8> %b, <4 x i32> <i32 0, i32 1, i32 poison, i32 3>
  %q = shufflevector <2 x i8> %c, <2 x i8> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r = sdiv <4 x i8> %p, %q
  ret <4 x i8> %r
}
define {i8, i8} @put_back({i8, i8} %s) {
  %a = extractvalue {i8, i8} %s, 0
  %b = extractvalue {i8, i8} %s, 1
  %i = insertvalue {i8, i8} poison, i8 %a, 0
  %r = insertvalue {i8, i8} %i, i8 %b, 1
  ret {i8, i8} %r
}
define {i8, i8} @stays_crossed({i8, i8} %s) {
  %a = extractvalue {i8, i8} %s, 0
  %b = extractvalue {i8, i8} %s, 1
  %i = insertvalue {i8, i8} poison, i8 %b, 0
  %r = insertvalue {i8, i8} %i, i8 %a, 1
  ret {i8, i8} %r
}
define {i8, i8} @stays_undefined({i8, i8} %s) {
  %a = extractvalue {i8, i8} %s, 0
  %r = insertvalue {i8, i8} undef, i8 %a, 0
  ret {i8, i8} %r
}
define {i8, i8} @overwritten(i8 %x, i8 %y, i8 %z) {
  %i = insertvalue {i8, i8} undef, i8 %x, 0
  %j = insertvalue {i8, i8} %i, i8 %y, 1
  %r = insertvalue {i8, i8} %j, i8 %z, 0
  ret {i8, i8} %r
}
define i8 @phi_of_parts(i1 %c, {i8, i8} %s, {i8, i8} %t) {
  br i1 %c, label %a, label %b
a:
  %x = extractvalue {i8, i8} %s, 1
  br label %j
b:
  %y = extractvalue {i8, i8} %t, 1
  br label %j
j:
  %r = phi i8 [ %x, %a ], [ %y, %b ]
  ret i8 %r
}

; CHECK-LABEL: define <4 x i8> @wider(<8 x i8> %v, <8 x i8> %w) {
; CHECK-NEXT:   %j = shufflevector <8 x i8> %w, <8 x i8> %v, <4 x i32> <i32 11, i32 poison, i32 5, i32 poison>
; CHECK-NEXT:   ret <4 x i8> %j
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i8> @back(<2 x i8> %v, i8 %y) {
; CHECK-NEXT:   %j = insertelement <2 x i8> %v, i8 %y, i64 1
; CHECK-NEXT:   ret <2 x i8> %j
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i8> @moved_into(i8 %x, <4 x i8> %y) {
; CHECK-NEXT:   %r = insertelement <4 x i8> %y, i8 %x, i64 1
; CHECK-NEXT:   ret <4 x i8> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i8> @stays_moved_lanes(i8 %x, <4 x i8> %y) {
; CHECK-NEXT:   %i = insertelement <4 x i8> poison, i8 %x, i64 0
; CHECK-NEXT:   %r = shufflevector <4 x i8> %i, <4 x i8> %y, <4 x i32> <i32 5, i32 0, i32 6, i32 7>
; CHECK-NEXT:   ret <4 x i8> %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @bits_of_inserted(i16 %x, <2 x i16> %v) {
; CHECK-NEXT:   %1 = lshr i16 %x, 8
; CHECK-NEXT:   %r = trunc nuw i16 %1 to i8
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @of_another(i16 %x, <2 x i16> %v) {
; CHECK-NEXT:   %1 = bitcast <2 x i16> %v to <4 x i8>
; CHECK-NEXT:   %r = extractelement <4 x i8> %1, i64 1
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x float> @packed(float %a, float %b) {
; CHECK-NEXT:   %1 = insertelement <2 x float> poison, float %a, i64 0
; CHECK-NEXT:   %r = insertelement <2 x float> %1, float %b, i64 1
; CHECK-NEXT:   ret <2 x float> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i8> @only_high(i8 %b) {
; CHECK-NEXT:   %r = insertelement <2 x i8> <i8 0, i8 poison>, i8 %b, i64 1
; CHECK-NEXT:   ret <2 x i8> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i8> @only_low(i8 %b) {
; CHECK-NEXT:   %r = insertelement <2 x i8> <i8 poison, i8 0>, i8 %b, i64 0
; CHECK-NEXT:   ret <2 x i8> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i8> @stays_overlap(i8 %a, i8 %b) {
; CHECK-NEXT:   %x = zext i8 %a to i16
; CHECK-NEXT:   %y = zext i8 %b to i16
; CHECK-NEXT:   %s = shl nuw nsw i16 %y, 4
; CHECK-NEXT:   %o = or i16 %s, %x
; CHECK-NEXT:   %r = bitcast i16 %o to <2 x i8>
; CHECK-NEXT:   ret <2 x i8> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i8> @halves(<2 x i8> %a, <2 x i8> %b, <2 x i8> %c, <2 x i8> %d) {
; CHECK-NEXT:   %1 = shl nuw <2 x i8> %a, %c
; CHECK-NEXT:   %2 = shl nuw <2 x i8> %b, %d
; CHECK-NEXT:   %r = shufflevector <2 x i8> %1, <2 x i8> %2, <4 x i32> <i32 0, i32 1, i32 poison, i32 3>
; CHECK-NEXT:   ret <4 x i8> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i8> @stays_divided(<2 x i8> %a, <2 x i8> %b, <2 x i8> %c, <2 x i8> %d) {
; CHECK-NEXT:   %p = shufflevector <2 x i8> %a, <2 x i8> %b, <4 x i32> <i32 0, i32 1, i32 poison, i32 3>
; CHECK-NEXT:   %q = shufflevector <2 x i8> %c, <2 x i8> %d, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   %r = sdiv <4 x i8> %p, %q
; CHECK-NEXT:   ret <4 x i8> %r
; CHECK-NEXT: }
; CHECK-LABEL: define { i8, i8 } @put_back({ i8, i8 } %s) {
; CHECK-NEXT:   ret { i8, i8 } %s
; CHECK-NEXT: }
; CHECK-LABEL: define { i8, i8 } @stays_crossed({ i8, i8 } %s) {
; CHECK-NEXT:   %a = extractvalue { i8, i8 } %s, 0
; CHECK-NEXT:   %b = extractvalue { i8, i8 } %s, 1
; CHECK-NEXT:   %i = insertvalue { i8, i8 } poison, i8 %b, 0
; CHECK-NEXT:   %r = insertvalue { i8, i8 } %i, i8 %a, 1
; CHECK-NEXT:   ret { i8, i8 } %r
; CHECK-NEXT: }
; CHECK-LABEL: define { i8, i8 } @stays_undefined({ i8, i8 } %s) {
; CHECK-NEXT:   %a = extractvalue { i8, i8 } %s, 0
; CHECK-NEXT:   %r = insertvalue { i8, i8 } undef, i8 %a, 0
; CHECK-NEXT:   ret { i8, i8 } %r
; CHECK-NEXT: }
; CHECK-LABEL: define { i8, i8 } @overwritten(i8 %x, i8 %y, i8 %z) {
; CHECK-NEXT:   %j = insertvalue { i8, i8 } undef, i8 %y, 1
; CHECK-NEXT:   %r = insertvalue { i8, i8 } %j, i8 %z, 0
; CHECK-NEXT:   ret { i8, i8 } %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @phi_of_parts(i1 %c, { i8, i8 } %s, { i8, i8 } %t) {
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %b, %a
; CHECK-NEXT:   %1 = phi { i8, i8 } [ %s, %a ], [ %t, %b ]
; CHECK-NEXT:   %r = extractvalue { i8, i8 } %1, 1
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
