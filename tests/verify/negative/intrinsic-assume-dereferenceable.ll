; ERROR: 4:3: dereferenceable assumptions should have 2 arguments
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p) ]
  ret void
}
