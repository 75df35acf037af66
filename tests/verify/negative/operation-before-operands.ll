; What the operation demands is told first, and then nothing of the operands, as in LLVM.
; ERROR: 5:3: immarg operand has non-immediate parameter
define void @f(i64 %n) {
  %q = alloca i8
  call void @llvm.memcpy.p0.p0.i64(ptr %late, ptr %q, i64 %n, i1 %c)
  %late = alloca i8
  %c = icmp eq i64 %n, 1
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
