; ERROR: 4:3: llvm.gcroot parameter #1 must be an alloca.
declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %p) {
  call void @llvm.gcroot(ptr %p, ptr null)
  ret void
}
