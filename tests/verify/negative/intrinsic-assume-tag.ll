; ERROR: 4:3: tags must be valid attribute names
declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "nothing"(ptr %p) ]
  ret void
}
