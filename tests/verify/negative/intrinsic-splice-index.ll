; ERROR: 4:3: The splice index exceeds the range
declare <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32>, <4 x i32>, i32)
define void @f(<4 x i32> %x) {
  %r = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %x, <4 x i32> %x, i32 4)
  ret void
}
