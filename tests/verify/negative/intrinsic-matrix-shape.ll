; ERROR: 4:3: Result of a matrix operation does not fit in the returned vector!
declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32, i32)
define void @f(<4 x float> %x) {
  %r = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %x, i32 3, i32 2)
  ret void
}
