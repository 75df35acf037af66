; ERROR: 4:3: alignment assumptions should have 2 or 3 arguments
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p) ]
  ret void
}
