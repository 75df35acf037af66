; ERROR: 4:3: vector_extract would overrun.
declare <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32>, i64)
define void @f(<8 x i32> %x) {
  %r = call <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32> %x, i64 8)
  ret void
}
