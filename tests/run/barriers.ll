; BUF out i32 8 zero
; KERNEL diverge grid=1 block=32 args=(out) => ub
; KERNEL warps grid=1 block=64 args=(out) => ok
; KERNEL numbers grid=1 block=64 args=(out) => deadlock
; KERNEL popc grid=1 block=64 args=(out)
; EXPECT out = {20, 0, 1}
; KERNEL named grid=1 block=64 args=(out) seed=4
; EXPECT out[1] = 7
; KERNEL exited grid=1 block=64 args=(out)
; EXPECT out[0] = 1
; KERNEL barwarp grid=1 block=32 args=(out) seed=8
; EXPECT out = {31, 30}
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sm = internal addrspace(3) global [64 x i32] undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.count(i32, i32)
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1)
declare void @llvm.nvvm.bar.warp.sync(i32)
define ptx_kernel void @diverge(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = trunc i32 %t to i1
  br i1 %c, label %a, label %b
a:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %e
b:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %e
e:
  ret void
}
define ptx_kernel void @warps(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 32
  br i1 %c, label %a, label %b
a:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %e
b:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %e
e:
  ret void
}
define ptx_kernel void @numbers(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = lshr i32 %t, 5
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %w)
  ret void
}
define ptx_kernel void @popc(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 20
  %n = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %c)
  %a = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %c)
  %o = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %c)
  %ai = zext i1 %a to i32
  %oi = zext i1 %o to i32
  %z = icmp eq i32 %t, 0
  br i1 %z, label %w, label %e
w:
  store i32 %n, ptr %out
  %p1 = getelementptr i32, ptr %out, i64 1
  store i32 %ai, ptr %p1
  %p2 = getelementptr i32, ptr %out, i64 2
  store i32 %oi, ptr %p2
  br label %e
e:
  ret void
}
define ptx_kernel void @named(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %t, 63
  br i1 %c, label %w, label %x
w:
  store i32 7, ptr %out
  br label %x
x:
  call void @llvm.nvvm.barrier.cta.sync.count(i32 1, i32 64)
  %z = icmp eq i32 %t, 0
  br i1 %z, label %r, label %e
r:
  %v = load i32, ptr %out
  %p1 = getelementptr i32, ptr %out, i64 1
  store i32 %v, ptr %p1
  br label %e
e:
  ret void
}
define ptx_kernel void @exited(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ugt i32 %t, 31
  br i1 %c, label %e, label %x
x:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %z = icmp eq i32 %t, 0
  br i1 %z, label %r, label %e
r:
  store i32 1, ptr %out
  br label %e
e:
  ret void
}
define ptx_kernel void @barwarp(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %s = getelementptr [64 x i32], ptr addrspace(3) @sm, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %s
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %o = sub i32 31, %t
  %q = getelementptr [64 x i32], ptr addrspace(3) @sm, i32 0, i32 %o
  %v = load i32, ptr addrspace(3) %q
  %c = icmp ult i32 %t, 8
  br i1 %c, label %w, label %e
w:
  %i = zext i32 %t to i64
  %p = getelementptr i32, ptr %out, i64 %i
  store i32 %v, ptr %p
  br label %e
e:
  ret void
}
