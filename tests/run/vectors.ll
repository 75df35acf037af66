; CALL addv(<1, 2, 3, 4>, <10, 20, 30, 40>) => {11, 22, 33, 44}
; CALL addv(<1, poison, 3, 4>, <10, 20, 30, undef>) => {11, poison, 33, undef}
; CALL addnsw(<2147483647, 1>, <1, 1>) => {poison, 2}
; CALL rev(<1, 2, 3, 4>) => {4, 3, 2, poison}
; CALL ext(<1, 2, 3, 4>, 2) => 3
; CALL ext(<1, 2, 3, 4>, 4) => poison
; CALL ins(<1, 2, 3, 4>, 9, 1) => {1, 9, 3, 4}
; CALL cmpsel(<1, 5>, <3, 3>) => {3, 5}
; CALL bc(<1, 2>) => 8589934593
; CALL mask(<true, false, true, true>) => 13
; CALL red(<1, 2, 3, 4>) => 10
; CALL redmax(<-1, 2, -3, 4>) => 4
; CALL redf(<1.0, 2.0, 3.0, 4.0>) => 10.0
; CALL conv(<1.9, -2.9>) => {1, -2}
; CALL store3(<1, 2, 3>) => 3
; CALL bools(<true, false, true, false, true, false, true, true>) => 213
; CALL agg({1, {2.5, 3}}) => {3, {2.5, 1}}
; CALL gep(<0, 1>) => {10, 20}
; CALL beside_poison() => 7
@t = constant [2 x i32] [i32 10, i32 20]
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, <2 x i1>, <2 x i32>)
define <4 x i32> @addv(<4 x i32> %a, <4 x i32> %b) {
  %r = add <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <2 x i32> @addnsw(<2 x i32> %a, <2 x i32> %b) {
  %r = add nsw <2 x i32> %a, %b
  ret <2 x i32> %r
}
define <4 x i32> @rev(<4 x i32> %a) {
  %r = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 poison>
  ret <4 x i32> %r
}
define i32 @ext(<4 x i32> %a, i32 %i) {
  %r = extractelement <4 x i32> %a, i32 %i
  ret i32 %r
}
define <4 x i32> @ins(<4 x i32> %a, i32 %x, i32 %i) {
  %r = insertelement <4 x i32> %a, i32 %x, i32 %i
  ret <4 x i32> %r
}
define <2 x i32> @cmpsel(<2 x i32> %a, <2 x i32> %b) {
  %c = icmp sgt <2 x i32> %a, %b
  %r = select <2 x i1> %c, <2 x i32> %a, <2 x i32> %b
  ret <2 x i32> %r
}
define i64 @bc(<2 x i32> %a) {
  %r = bitcast <2 x i32> %a to i64
  ret i64 %r
}
define i4 @mask(<4 x i1> %a) {
  %r = bitcast <4 x i1> %a to i4
  ret i4 %r
}
define i32 @red(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %a)
  ret i32 %r
}
define i32 @redmax(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %a)
  ret i32 %r
}
define float @redf(<4 x float> %a) {
  %r = call float @llvm.vector.reduce.fadd.v4f32(float 0.0, <4 x float> %a)
  ret float %r
}
define <2 x i32> @conv(<2 x float> %a) {
  %r = fptosi <2 x float> %a to <2 x i32>
  ret <2 x i32> %r
}
define i8 @store3(<3 x i8> %a) {
  %p = alloca <3 x i8>
  store <3 x i8> %a, ptr %p
  %q = getelementptr i8, ptr %p, i64 2
  %r = load i8, ptr %q
  ret i8 %r
}
define i8 @bools(<8 x i1> %a) {
  %p = alloca <8 x i1>
  store <8 x i1> %a, ptr %p
  %r = load i8, ptr %p
  ret i8 %r
}
define { i32, { float, i32 } } @agg({ i32, { float, i32 } } %a) {
  %x = extractvalue { i32, { float, i32 } } %a, 0
  %y = extractvalue { i32, { float, i32 } } %a, 1, 1
  %b = insertvalue { i32, { float, i32 } } %a, i32 %y, 0
  %c = insertvalue { i32, { float, i32 } } %b, i32 %x, 1, 1
  ret { i32, { float, i32 } } %c
}
define <2 x i32> @gep(<2 x i64> %i) {
  %p = getelementptr i32, ptr @t, <2 x i64> %i
  %r = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> %p, <2 x i1> <i1 true, i1 true>, <2 x i32> poison)
  ret <2 x i32> %r
}
; Lanes are seven bits wide and share bytes; a lane that is poison takes nothing from the others.
define i7 @beside_poison() {
  %p = alloca <3 x i7>
  store <3 x i7> <i7 poison, i7 2, i7 7>, ptr %p
  %v = load <3 x i7>, ptr %p
  %r = extractelement <3 x i7> %v, i32 2
  ret i7 %r
}
