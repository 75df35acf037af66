; BUF c i32 4 zero
; BUF f f32 1 zero
; BUF lock i32 1 zero
; KERNEL count grid=3 block=32 args=(c)
; EXPECT c[0] = 96
; EXPECT c[1] = 95
; EXPECT c[2] = 0
; KERNEL hist grid=2 block=32 args=(c) seed=5
; EXPECT c = {16, 16, 16, 16}
; KERNEL fsum grid=1 block=32 args=(f)
; EXPECT f[0] = 496.0
; KERNEL spin grid=2 block=2 args=(lock, c) seed=2
; EXPECT c[0] = 4
; KERNEL last grid=4 block=1 args=(c, lock) seed=9
; EXPECT c[0] = 10
; KERNEL nofence grid=4 block=1 args=(c, lock) => race
; CALL cas(c, 0, 9) => {0, true}
; EXPECT c[0] = 9
; CALL cas(c, 1, 9) => {0, false}
; CALL wrap(c, 3) => 0
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.membar.gl()
define ptx_kernel void @count(ptr %c) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = atomicrmw add ptr %c, i32 1 monotonic
  %p1 = getelementptr i32, ptr %c, i64 1
  %m = atomicrmw umax ptr %p1, i32 %o monotonic
  %p2 = getelementptr i32, ptr %c, i64 2
  %n = atomicrmw and ptr %p2, i32 %t monotonic
  ret void
}
define ptx_kernel void @hist(ptr %c) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = and i32 %t, 3
  %b64 = zext i32 %b to i64
  %p = getelementptr i32, ptr %c, i64 %b64
  %o = atomicrmw add ptr %p, i32 1 monotonic
  ret void
}
define ptx_kernel void @fsum(ptr %f) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = uitofp i32 %t to float
  %o = atomicrmw fadd ptr %f, float %x monotonic
  ret void
}
define ptx_kernel void @spin(ptr %lock, ptr %c) {
entry:
  br label %try
try:
  %r = cmpxchg ptr %lock, i32 0, i32 1 acquire monotonic
  %ok = extractvalue { i32, i1 } %r, 1
  br i1 %ok, label %in, label %try
in:
  %x = load i32, ptr %c
  %y = add i32 %x, 1
  store i32 %y, ptr %c
  store atomic i32 0, ptr %lock release, align 4
  ret void
}
define ptx_kernel void @last(ptr %c, ptr %n) {
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %b64 = zext i32 %b to i64
  %p = getelementptr i32, ptr %c, i64 %b64
  %b1 = add i32 %b, 1
  store i32 %b1, ptr %p
  call void @llvm.nvvm.membar.gl()
  %o = atomicrmw add ptr %n, i32 1 monotonic
  %l = icmp eq i32 %o, 3
  br i1 %l, label %s, label %e
s:
  call void @llvm.nvvm.membar.gl()
  %x0 = load i32, ptr %c
  %p1 = getelementptr i32, ptr %c, i64 1
  %x1 = load i32, ptr %p1
  %p2 = getelementptr i32, ptr %c, i64 2
  %x2 = load i32, ptr %p2
  %p3 = getelementptr i32, ptr %c, i64 3
  %x3 = load i32, ptr %p3
  %s1 = add i32 %x0, %x1
  %s2 = add i32 %s1, %x2
  %s3 = add i32 %s2, %x3
  store i32 %s3, ptr %c
  br label %e
e:
  ret void
}
define ptx_kernel void @nofence(ptr %c, ptr %n) {
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %b64 = zext i32 %b to i64
  %p = getelementptr i32, ptr %c, i64 %b64
  store i32 %b, ptr %p
  %o = atomicrmw add ptr %n, i32 1 monotonic
  %l = icmp eq i32 %o, 3
  br i1 %l, label %s, label %e
s:
  %x0 = load i32, ptr %c
  store i32 %x0, ptr %n
  br label %e
e:
  ret void
}
define { i32, i1 } @cas(ptr %p, i32 %a, i32 %b) {
  %r = cmpxchg ptr %p, i32 %a, i32 %b seq_cst seq_cst
  ret { i32, i1 } %r
}
define i32 @wrap(ptr %p, i32 %n) {
  %a = atomicrmw uinc_wrap ptr %p, i32 %n monotonic
  %b = atomicrmw udec_wrap ptr %p, i32 %n monotonic
  %c = load i32, ptr %p
  ret i32 %c
}
