; ERROR: 8:3: alignment is not a power of two
; ERROR: 12:3: immarg operand has non-immediate parameter
; ERROR: 16:13: unknown intrinsic 'llvm.nvvm.none.such'
; ERROR: 21:18: intrinsic 'llvm.ctpop.i32' is not declared and called with different types
; ERROR: 25:14: use of undefined value '@llvm.ctpop.i32'
declare void @llvm.memset.p0.i32(ptr, i8, i32, i32, i1)
define void @f(ptr %p) {
  call void @llvm.memset.p0.i32(ptr %p, i8 0, i32 4, i32 3, i1 false)
  ret void
}
define void @g(ptr %p, i32 %a) {
  call void @llvm.memset.p0.i32(ptr %p, i8 0, i32 4, i32 %a, i1 false)
  ret void
}
define void @h() {
  call void @llvm.nvvm.none.such(i32 1)
  ret void
}
define void @i() {
  %a = call i32 @llvm.ctpop.i32(i32 1)
  %b = call i64  @llvm.ctpop.i32(i64 1)
  ret void
}
define ptr @j() {
  ret ptr    @llvm.ctpop.i32
}
