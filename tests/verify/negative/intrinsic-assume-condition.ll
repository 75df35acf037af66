; ERROR: 4:3: assume with operand bundles must have i1 true condition
declare void @llvm.assume(i1)
define void @f(ptr %p, i1 %c) {
  call void @llvm.assume(i1 %c) [ "align"(ptr %p, i32 4) ]
  ret void
}
