; Block sums in shared memory, with a barrier in every step of the tree.
; BUF in f32 128 iota
; BUF out f32 2 zero
; KERNEL reduce grid=2 block=64 args=(in, out)
; EXPECT out = {2016, 6112}
; KERNEL reduce grid=2 block=64 args=(in, out) seed=7
; EXPECT out = {2016, 6112}
; KERNEL racy grid=1 block=64 args=(in, out) => race
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sm = internal addrspace(3) global [64 x float] undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define ptx_kernel void @reduce(ptr %in, ptr %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %bid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %base = mul i32 %bid, %n
  %gid = add i32 %base, %tid
  %g64 = zext i32 %gid to i64
  %src = getelementptr inbounds float, ptr %in, i64 %g64
  %x = load float, ptr %src, align 4
  %slot = getelementptr inbounds [64 x float], ptr addrspace(3) @sm, i32 0, i32 %tid
  store float %x, ptr addrspace(3) %slot, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %loop
loop:
  %s = phi i32 [ 32, %entry ], [ %s2, %latch ]
  %more = icmp ugt i32 %s, 0
  br i1 %more, label %body, label %end
body:
  %act = icmp ult i32 %tid, %s
  br i1 %act, label %do, label %latch
do:
  %o = add i32 %tid, %s
  %os = getelementptr inbounds [64 x float], ptr addrspace(3) @sm, i32 0, i32 %o
  %ov = load float, ptr addrspace(3) %os, align 4
  %mv = load float, ptr addrspace(3) %slot, align 4
  %sum = fadd float %ov, %mv
  store float %sum, ptr addrspace(3) %slot, align 4
  br label %latch
latch:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %s2 = lshr i32 %s, 1
  br label %loop
end:
  %z = icmp eq i32 %tid, 0
  br i1 %z, label %w, label %x1
w:
  %b64 = zext i32 %bid to i64
  %dst = getelementptr inbounds float, ptr %out, i64 %b64
  %res = load float, ptr addrspace(3) @sm, align 4
  store float %res, ptr %dst, align 4
  br label %x1
x1:
  ret void
}
define ptx_kernel void @racy(ptr %in, ptr %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %slot = getelementptr inbounds [64 x float], ptr addrspace(3) @sm, i32 0, i32 %tid
  store float 1.0, ptr addrspace(3) %slot, align 4
  %r = sub i32 63, %tid
  %os = getelementptr inbounds [64 x float], ptr addrspace(3) @sm, i32 0, i32 %r
  %v = load float, ptr addrspace(3) %os, align 4
  %dst = getelementptr inbounds float, ptr %out, i64 0
  ret void
}
; KERNEL byvalk grid=2 block=8 args=(in, out) => ok
; EXPECT out[1] = 3
define ptx_kernel void @byvalk(ptr byval([4 x float]) align 4 %p, ptr %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %bid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %q = getelementptr [4 x float], ptr %p, i32 0, i32 3
  %x = load float, ptr %q
  %z = icmp eq i32 %tid, 0
  br i1 %z, label %w, label %e
w:
  %b64 = zext i32 %bid to i64
  %o = getelementptr float, ptr %out, i64 %b64
  store float %x, ptr %o
  br label %e
e:
  ret void
}
