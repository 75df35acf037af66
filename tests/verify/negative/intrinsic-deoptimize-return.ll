; ERROR: 4:3: calls to experimental_deoptimize must be followed by a return
declare void @llvm.experimental.deoptimize.isVoid(...)
define void @f(ptr %p) {
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
  fence seq_cst
  ret void
}
