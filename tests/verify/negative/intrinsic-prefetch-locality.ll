; ERROR: 4:3: locality argument to llvm.prefetch must be 0-3
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %p) {
  call void @llvm.prefetch.p0(ptr %p, i32 1, i32 4, i32 1)
  ret void
}
