; ERROR: 4:3: get_vector_length: VF must be positive
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f(i32 %x) {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %x, i32 0, i1 true)
  ret void
}
