; Shuffles, votes, match, redux.
; BUF out i32 32 zero
; KERNEL down grid=1 block=32 args=(out)
; EXPECT out[0] = 496
; KERNEL bfly grid=1 block=32 args=(out) seed=3
; EXPECT out = {496, 496, 496, 496, 496, 496}
; EXPECT out[31] = 496
; KERNEL votes grid=1 block=32 args=(out)
; EXPECT out = {-1431655766, 1, 0}
; KERNEL rotate grid=1 block=32 args=(out)
; EXPECT out = {1, 2, 3}
; EXPECT out[31] = 0
; KERNEL half grid=1 block=32 args=(out)
; EXPECT out = {120, 120}
; EXPECT out[16] = 0
; KERNEL segments grid=1 block=32 args=(out)
; EXPECT out = {7, 7, 7, 7, 7, 7, 7, 7, 15}
; EXPECT out[31] = 31
; KERNEL matchany grid=1 block=32 args=(out)
; EXPECT out = {286331153, 572662306}
; KERNEL badmask grid=1 block=32 args=(out) => ub
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
define ptx_kernel void @down(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a1 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %t, i32 16, i32 31)
  %s1 = add i32 %t, %a1
  %a2 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %s1, i32 8, i32 31)
  %s2 = add i32 %s1, %a2
  %a3 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %s2, i32 4, i32 31)
  %s3 = add i32 %s2, %a3
  %a4 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %s3, i32 2, i32 31)
  %s4 = add i32 %s3, %a4
  %a5 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %s4, i32 1, i32 31)
  %s5 = add i32 %s4, %a5
  %z = icmp eq i32 %t, 0
  br i1 %z, label %w, label %e
w:
  store i32 %s5, ptr %out
  br label %e
e:
  ret void
}
define ptx_kernel void @bfly(ptr %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %l
l:
  %o = phi i32 [ 16, %entry ], [ %o2, %l ]
  %s = phi i32 [ %t, %entry ], [ %s2, %l ]
  %a = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %s, i32 %o, i32 31)
  %s2 = add i32 %s, %a
  %o2 = lshr i32 %o, 1
  %c = icmp eq i32 %o2, 0
  br i1 %c, label %e, label %l
e:
  %i = zext i32 %t to i64
  %p = getelementptr i32, ptr %out, i64 %i
  store i32 %s2, ptr %p
  ret void
}
define ptx_kernel void @votes(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %odd = trunc i32 %t to i1
  %b = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %odd)
  %y = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %odd)
  %n = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %odd)
  %yi = zext i1 %y to i32
  %ni = zext i1 %n to i32
  %z = icmp eq i32 %t, 0
  br i1 %z, label %w, label %e
w:
  store i32 %b, ptr %out
  %p1 = getelementptr i32, ptr %out, i64 1
  store i32 %yi, ptr %p1
  %p2 = getelementptr i32, ptr %out, i64 2
  store i32 %ni, ptr %p2
  br label %e
e:
  ret void
}
define ptx_kernel void @rotate(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = add i32 %t, 1
  %m = and i32 %n, 31
  %a = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %t, i32 %m, i32 31)
  %i = zext i32 %t to i64
  %p = getelementptr i32, ptr %out, i64 %i
  store i32 %a, ptr %p
  ret void
}
define ptx_kernel void @half(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 16
  br i1 %c, label %a, label %e
a:
  %r = call i32 @llvm.nvvm.redux.sync.add(i32 %t, i32 65535)
  %i = zext i32 %t to i64
  %p = getelementptr i32, ptr %out, i64 %i
  store i32 %r, ptr %p
  br label %e
e:
  ret void
}
define ptx_kernel void @segments(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ; width 8: lane 7 of each segment; c = ((32 - 8) << 8) | 31
  %a = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %t, i32 7, i32 6175)
  %i = zext i32 %t to i64
  %p = getelementptr i32, ptr %out, i64 %i
  store i32 %a, ptr %p
  ret void
}
define ptx_kernel void @matchany(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %k = and i32 %t, 3
  %a = call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %k)
  %i = zext i32 %t to i64
  %p = getelementptr i32, ptr %out, i64 %i
  store i32 %a, ptr %p
  ret void
}
define ptx_kernel void @badmask(ptr %out) {
  %r = call i32 @llvm.nvvm.redux.sync.add(i32 1, i32 1)
  ret void
}
