; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Bytes of a part of a number, of vectors and odd widths too; bits taken out by xor; a shift between truncations; parts of phis that choose alike.
define <2 x i64> @part_of_lanes(<2 x i64> %x) {
  %s = lshr <2 x i64> %x, splat (i64 8)
  %l = and <2 x i64> %s, splat (i64 255)
  %t = shl <2 x i64> %x, splat (i64 8)
  %h = and <2 x i64> %t, splat (i64 65280)
  %r = or <2 x i64> %l, %h
  ret <2 x i64> %r
}
define i50 @odd_width(i50 %x) {
  %s = lshr i50 %x, 8
  %l = and i50 %s, 255
  %t = shl i50 %x, 8
  %h = and i50 %t, 65280
  %r = or i50 %l, %h
  ret i50 %r
}
define i16 @by_xor(i16 %x) {
  %l = and i16 %x, 255
  %h = xor i16 %x, %l
  %s = shl i16 %l, 8
  %t = lshr i16 %h, 8
  %r = or i16 %s, %t
  ret i16 %r
}
define i8 @between(i64 %x) {
  %t = trunc i64 %x to i32
  %s = ashr exact i32 %t, 24
  %r = trunc i32 %s to i8
  ret i8 %r
}
define i8 @too_far(i64 %x) {
  %t = trunc i64 %x to i32
  %s = ashr i32 %t, 25
  %r = trunc i32 %s to i8
  ret i8 %r
}
define {i32, i32} @parts({i32, i32} %x, {i32, i32} %y, i1 %c) {
  br i1 %c, label %t, label %f
t:
  %x0 = extractvalue {i32, i32} %x, 0
  %x1 = extractvalue {i32, i32} %x, 1
  br label %j
f:
  %y0 = extractvalue {i32, i32} %y, 0
  %y1 = extractvalue {i32, i32} %y, 1
  br label %j
j:
  %p0 = phi i32 [ %x0, %t ], [ %y0, %f ]
  %p1 = phi i32 [ %x1, %t ], [ %y1, %f ]
  %i = insertvalue {i32, i32} undef, i32 %p0, 0
  %r = insertvalue {i32, i32} %i, i32 %p1, 1
  ret {i32, i32} %r
}

; CHECK-LABEL: define <2 x i64> @part_of_lanes(<2 x i64> %x) {
; CHECK-NEXT:   %1 = trunc <2 x i64> %x to <2 x i16>
; CHECK-NEXT:   %2 = call <2 x i16> @llvm.bswap.v2i16(<2 x i16> %1)
; CHECK-NEXT:   %r = zext <2 x i16> %2 to <2 x i64>
; CHECK-NEXT:   ret <2 x i64> %r
; CHECK-NEXT: }
; CHECK-LABEL: define i50 @odd_width(i50 %x) {
; CHECK-NEXT:   %1 = trunc i50 %x to i16
; CHECK-NEXT:   %2 = call i16 @llvm.bswap.i16(i16 %1)
; CHECK-NEXT:   %r = zext i16 %2 to i50
; CHECK-NEXT:   ret i50 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @by_xor(i16 %x) {
; CHECK-NEXT:   %r = call i16 @llvm.bswap.i16(i16 %x)
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @between(i64 %x) {
; CHECK-NEXT:   %1 = lshr exact i64 %x, 24
; CHECK-NEXT:   %r = trunc i64 %1 to i8
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @too_far(i64 %x) {
; CHECK-NEXT:   %t = trunc i64 %x to i32
; CHECK-NEXT:   %s = ashr i32 %t, 25
; CHECK-NEXT:   %r = trunc nsw i32 %s to i8
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define { i32, i32 } @parts({ i32, i32 } %x, { i32, i32 } %y, i1 %c) {
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %f, %t
; CHECK-NEXT:   %1 = phi { i32, i32 } [ %x, %t ], [ %y, %f ]
; CHECK-NEXT:   ret { i32, i32 } %1
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare <2 x i16> @llvm.bswap.v2i16(<2 x i16>) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.bswap.i16(i16) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
