; ERROR: 4:3: experimental_guard must have exactly one "deopt" operand bundle
declare void @llvm.experimental.guard(i1, ...)
define void @f(ptr %p) {
  call void (i1, ...) @llvm.experimental.guard(i1 true)
  ret void
}
