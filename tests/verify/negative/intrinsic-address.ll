; ERROR: 5:3: Cannot take the address of an intrinsic!
declare void @llvm.trap()
declare void @g(ptr)
define void @f() {
  call void @g(ptr @llvm.trap)
  ret void
}
