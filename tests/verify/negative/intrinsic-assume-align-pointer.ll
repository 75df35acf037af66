; ERROR: 4:3: first argument should be a pointer
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(i32 0, i32 4) ]
  ret void
}
