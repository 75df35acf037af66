; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
define <2 x i4> @logic_of_bitcasts(i8 %a, i8 %b) {
  %x = bitcast i8 %a to <2 x i4>
  %y = bitcast i8 %b to <2 x i4>
  %r = xor <2 x i4> %x, %y
  ret <2 x i4> %r
}
define <2 x i4> @and_of_bitcasts(i8 %a, i8 %b, ptr %p) {
  %x = bitcast i8 %a to <2 x i4>
  store <2 x i4> %x, ptr %p
  %y = bitcast i8 %b to <2 x i4>
  %r = and <2 x i4> %x, %y
  ret <2 x i4> %r
}
define i4 @bound_below_what_is_wanted(i4 %x) {
  %m = call i4 @llvm.umax.i4(i4 %x, i4 1)
  %r = and i4 %m, 12
  ret i4 %r
}
define i4 @only_one_bit(i4 %x) {
  %y = and i4 %x, 4
  %r = call i4 @llvm.ctpop.i4(i4 %y)
  ret i4 %r
}
define float @choice_of_roots(i1 %c) {
  %s = select i1 %c, float 4.0, float 9.0
  %r = call float @llvm.sqrt.f32(float %s)
  ret float %r
}
define <4 x i4> @inserts_then_shuffle(i4 %x) {
  %a = insertelement <4 x i4> <i4 1, i4 2, i4 3, i4 4>, i4 %x, i64 1
  %r = shufflevector <4 x i4> %a, <4 x i4> poison, <4 x i32> <i32 3, i32 1, i32 0, i32 2>
  ret <4 x i4> %r
}
define <4 x i4> @constants_inserted(<4 x i4> %x) {
  %a = insertelement <4 x i4> %x, i4 1, i64 1
  %r = insertelement <4 x i4> %a, i4 2, i64 3
  ret <4 x i4> %r
}
define <4 x i4> @elements_of_shorter(<4 x i4> %x, <2 x i4> %y) {
  %a = extractelement <2 x i4> %y, i64 0
  %b = extractelement <2 x i4> %y, i64 1
  %c = insertelement <4 x i4> %x, i4 %a, i64 1
  %r = insertelement <4 x i4> %c, i4 %b, i64 3
  ret <4 x i4> %r
}
define <2 x i4> @shuffled_with_itself(<2 x i4> %x) {
  %a = shufflevector <2 x i4> %x, <2 x i4> poison, <2 x i32> <i32 1, i32 0>
  %r = shufflevector <2 x i4> %a, <2 x i4> %x, <2 x i32> <i32 2, i32 1>
  ret <2 x i4> %r
}
declare i4 @llvm.umax.i4(i4, i4)
declare i4 @llvm.ctpop.i4(i4)
declare float @llvm.sqrt.f32(float)

; CHECK-LABEL: define <2 x i4> @logic_of_bitcasts(i8 %a, i8 %b) {
; CHECK-NEXT:   %1 = xor i8 %a, %b
; CHECK-NEXT:   %r = bitcast i8 %1 to <2 x i4>
; CHECK-NEXT:   ret <2 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @and_of_bitcasts(i8 %a, i8 %b, ptr %p) {
; CHECK-NEXT:   store i8 %a, ptr %p, align 1
; CHECK-NEXT:   %1 = and i8 %a, %b
; CHECK-NEXT:   %r = bitcast i8 %1 to <2 x i4>
; CHECK-NEXT:   ret <2 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @bound_below_what_is_wanted(i4 %x) {
; CHECK-NEXT:   %r = and i4 %x, -4
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @only_one_bit(i4 %x) {
; CHECK-NEXT:   %1 = lshr i4 %x, 2
; CHECK-NEXT:   %r = and i4 %1, 1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @choice_of_roots(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, float 2.000000e+00, float 3.000000e+00
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i4> @inserts_then_shuffle(i4 %x) {
; CHECK-NEXT:   %r = insertelement <4 x i4> <i4 4, i4 poison, i4 1, i4 3>, i4 %x, i64 1
; CHECK-NEXT:   ret <4 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i4> @constants_inserted(<4 x i4> %x) {
; CHECK-NEXT:   %r = shufflevector <4 x i4> %x, <4 x i4> <i4 poison, i4 1, i4 poison, i4 2>, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
; CHECK-NEXT:   ret <4 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i4> @elements_of_shorter(<4 x i4> %x, <2 x i4> %y) {
; CHECK-NEXT:   %1 = shufflevector <2 x i4> %y, <2 x i4> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
; CHECK-NEXT:   %r = shufflevector <4 x i4> %x, <4 x i4> %1, <4 x i32> <i32 0, i32 4, i32 2, i32 5>
; CHECK-NEXT:   ret <4 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @shuffled_with_itself(<2 x i4> %x) {
; CHECK-NEXT:   %r = shufflevector <2 x i4> %x, <2 x i4> poison, <2 x i32> zeroinitializer
; CHECK-NEXT:   ret <2 x i4> %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.umax.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.ctpop.i4(i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.sqrt.f32(float) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
