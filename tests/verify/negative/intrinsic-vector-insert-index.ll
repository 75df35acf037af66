; ERROR: 4:3: vector_insert index must be a constant multiple of the subvector's known minimum vector length.
declare <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32>, <4 x i32>, i64)
define void @f(<8 x i32> %x, <4 x i32> %y) {
  %r = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> %x, <4 x i32> %y, i64 2)
  ret void
}
