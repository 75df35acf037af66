; ERROR: 5:3: llvm.threadlocal.address operand isThreadLocal() must be true
@x = global i32 0
declare ptr @llvm.threadlocal.address.p0(ptr)
define void @f() {
  %r = call ptr @llvm.threadlocal.address.p0(ptr @x)
  ret void
}
