; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Lanes that are read as one number: a lane of the whole, in that width. All in reverse: bytes or bits reversed.
define i32 @second(<16 x i8> %v) {
  %s = shufflevector <16 x i8> %v, <16 x i8> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %r = bitcast <4 x i8> %s to i32
  ret i32 %r
}
define i32 @between(<16 x i8> %v) {
  %s = shufflevector <16 x i8> %v, <16 x i8> poison, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
  %r = bitcast <4 x i8> %s to i32
  ret i32 %r
}
define i32 @bytes_reversed(<4 x i8> %v) {
  %s = shufflevector <4 x i8> %v, <4 x i8> poison, <4 x i32> <i32 3, i32 poison, i32 1, i32 0>
  %r = bitcast <4 x i8> %s to i32
  ret i32 %r
}
define i4 @bits_reversed(<4 x i1> %v) {
  %s = shufflevector <4 x i1> %v, <4 x i1> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %r = bitcast <4 x i1> %s to i4
  ret i4 %r
}
; a choice of lanes, spelt out in another type
define <2 x i16> @choice(<4 x i1> %c, <2 x i16> %a, <2 x i16> %b) {
  %s = sext <4 x i1> %c to <4 x i8>
  %m = bitcast <4 x i8> %s to <2 x i16>
  %x = and <2 x i16> %m, %a
  %n = xor <4 x i8> %s, splat (i8 -1)
  %k = bitcast <4 x i8> %n to <2 x i16>
  %y = and <2 x i16> %b, %k
  %r = or <2 x i16> %y, %x
  ret <2 x i16> %r
}

; CHECK-LABEL: define i32 @second(<16 x i8> %v) {
; CHECK-NEXT:   %1 = bitcast <16 x i8> %v to <4 x i32>
; CHECK-NEXT:   %r = extractelement <4 x i32> %1, i64 1
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @between(<16 x i8> %v) {
; CHECK-NEXT:   %s = shufflevector <16 x i8> %v, <16 x i8> poison, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
; CHECK-NEXT:   %r = bitcast <4 x i8> %s to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @bytes_reversed(<4 x i8> %v) {
; CHECK-NEXT:   %1 = bitcast <4 x i8> %v to i32
; CHECK-NEXT:   %r = call i32 @llvm.bswap.i32(i32 %1)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @bits_reversed(<4 x i1> %v) {
; CHECK-NEXT:   %1 = bitcast <4 x i1> %v to i4
; CHECK-NEXT:   %r = call i4 @llvm.bitreverse.i4(i4 %1)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i16> @choice(<4 x i1> %c, <2 x i16> %a, <2 x i16> %b) {
; CHECK-NEXT:   %1 = bitcast <2 x i16> %a to <4 x i8>
; CHECK-NEXT:   %2 = bitcast <2 x i16> %b to <4 x i8>
; CHECK-NEXT:   %3 = select <4 x i1> %c, <4 x i8> %1, <4 x i8> %2
; CHECK-NEXT:   %r = bitcast <4 x i8> %3 to <2 x i16>
; CHECK-NEXT:   ret <2 x i16> %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.bswap.i32(i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.bitreverse.i4(i4) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
