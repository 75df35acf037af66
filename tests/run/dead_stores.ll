; BUF out i32 64 zero
; BUF flag i32 1 zero
; BUF b i32 8 iota
; KERNEL handed_over grid=1 block=32 args=(out)
; EXPECT out[0] = 31
; EXPECT out[31] = 0
; KERNEL overwritten_behind_the_barrier grid=1 block=32 args=(out)
; EXPECT out[3] = 3
; KERNEL leaves grid=1 block=32 args=(out)
; EXPECT out[1] = 1
; EXPECT out[2] = 2
; CALL rounds(b, 4) => 6
; EXPECT b = {0, 1, 2, 3, 10}
; CALL parts(b) => 84148738
; CALL next_round(b, 4) => 3
; EXPECT b = {7, 7, 7, 7, 4}
; CALL last_value(b, 5) => 4
; EXPECT b[0] = 5
; Stores that another thread, another round or another part of the same bytes still reads.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sm = internal addrspace(3) global [64 x i32] undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.exit()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define ptx_kernel void @handed_over(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @sm, i32 %t
  store i32 %t, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %u = sub i32 31, %t
  %q = getelementptr i32, ptr addrspace(3) @sm, i32 %u
  %v = load i32, ptr addrspace(3) %q
  %o = getelementptr i32, ptr %out, i32 %t
  store i32 %v, ptr %o
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr addrspace(3) %p
  ret void
}
define ptx_kernel void @overwritten_behind_the_barrier(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @sm, i32 %t
  store i32 %t, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %u = xor i32 %t, 1
  %q = getelementptr i32, ptr addrspace(3) @sm, i32 %u
  %v = load i32, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %v, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %w = load i32, ptr addrspace(3) %q
  %o = getelementptr i32, ptr %out, i32 %t
  store i32 %w, ptr %o
  ret void
}
define ptx_kernel void @leaves(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = getelementptr i32, ptr %out, i32 %t
  store i32 %t, ptr %o
  %c = icmp slt i32 %t, 16
  br i1 %c, label %go, label %on
go:
  call void @llvm.nvvm.exit()
  unreachable
on:
  store i32 9, ptr %o
  ret void
}
define i32 @rounds(ptr %p, i32 %n) {
entry:
  %s = getelementptr i32, ptr %p, i32 4
  store i32 0, ptr %s
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %i1, %l ]
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q
  %y = load i32, ptr %s
  %z = add i32 %x, %y
  store i32 %z, ptr %s
  %i1 = add i32 %i, 1
  %e = icmp eq i32 %i1, %n
  br i1 %e, label %o, label %l
o:
  store i32 10, ptr %s
  ret i32 %z
}
define i32 @parts(ptr %p) {
  %a = alloca i64
  call void @llvm.memset.p0.i64(ptr %a, i8 5, i64 8, i1 false)
  %h = getelementptr i8, ptr %a, i64 2
  store i16 1028, ptr %h
  store i8 2, ptr %a
  %b = getelementptr i8, ptr %a, i64 1
  store i8 2, ptr %b
  %k = getelementptr i8, ptr %a, i64 3
  store i8 5, ptr %k
  %x = load i32, ptr %a
  ret i32 %x
}
define i32 @next_round(ptr %p, i32 %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %i1, %m ]
  %s = phi i32 [ 0, %entry ], [ %x, %m ]
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q
  store i32 7, ptr %q
  %c = icmp eq i32 %i, 100
  br i1 %c, label %k, label %m
k:
  store i32 8, ptr %q
  br label %m
m:
  %i1 = add i32 %i, 1
  %e = icmp eq i32 %i1, %n
  br i1 %e, label %o, label %l
o:
  ret i32 %x
}
define i32 @last_value(ptr %p, i32 %n) {
entry:
  %a = alloca i32
  store i32 0, ptr %a
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %i1, %l ]
  %x = load i32, ptr %a
  %i1 = add i32 %i, 1
  store i32 %i1, ptr %a
  store i32 %i1, ptr %p
  %e = icmp eq i32 %i1, %n
  br i1 %e, label %o, label %l
o:
  store i32 0, ptr %a
  ret i32 %x
}
