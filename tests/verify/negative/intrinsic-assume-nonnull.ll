; ERROR: 4:3: this attribute should have one argument
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "nonnull"() ]
  ret void
}
