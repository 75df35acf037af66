; Local copies of parameters and constants that are only read are what they copy: dynamic indices, copies of copies, reads across barriers; and a
; parameter that is written afterwards keeps its copy apart.
; BUF p i32 8 iota
; BUF o i32 4 zero
; KERNEL index grid=1 block=4 args=(p, o) => ok
; EXPECT o = {0, 1, 2, 3}
; KERNEL twice grid=1 block=4 args=(p, o) => ok
; EXPECT o = {1, 3, 5, 7}
; KERNEL written grid=1 block=4 args=(p, o) => ok
; EXPECT o = {0, 1, 2, 3}
; KERNEL constant grid=1 block=4 args=(o) => ok
; EXPECT o = {5, 6, 7, 8}
; KERNEL walk grid=1 block=4 args=(p, o) => ok
; EXPECT o = {28, 28, 28, 28}
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@c = addrspace(4) constant [8 x i32] [i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12], align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptx_kernel void @index(ptr byval([8 x i32]) align 4 %p, ptr %o) {
  %l = alloca [8 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %l, ptr align 4 %p, i64 32, i1 false)
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.nvvm.barrier0()
  %a = getelementptr [8 x i32], ptr %l, i32 0, i32 %t
  %v = load i32, ptr %a, align 4
  %q = getelementptr i32, ptr %o, i32 %t
  store i32 %v, ptr %q, align 4
  ret void
}
define ptx_kernel void @twice(ptr byval([8 x i32]) align 4 %p, ptr %o) {
  %m = alloca [8 x i32], align 4
  %l = alloca [8 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %l, ptr align 4 %p, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %m, ptr align 4 %l, i64 32, i1 false)
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t1 = add i32 %t, 1
  %a = getelementptr [8 x i32], ptr %l, i32 0, i32 %t
  %b = getelementptr [8 x i32], ptr %m, i32 0, i32 %t1
  %v = load i32, ptr %a, align 4
  %w = load i32, ptr %b, align 4
  %x = add i32 %v, %w
  %q = getelementptr i32, ptr %o, i32 %t
  store i32 %x, ptr %q, align 4
  ret void
}
define ptx_kernel void @written(ptr byval([8 x i32]) align 4 %p, ptr %o) {
  %l = alloca [8 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %l, ptr align 4 %p, i64 32, i1 false)
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = getelementptr [8 x i32], ptr %p, i32 0, i32 %t
  store i32 77, ptr %b, align 4
  %a = getelementptr [8 x i32], ptr %l, i32 0, i32 %t
  %v = load i32, ptr %a, align 4
  %q = getelementptr i32, ptr %o, i32 %t
  store i32 %v, ptr %q, align 4
  ret void
}
define ptx_kernel void @constant(ptr %o) {
  %l = alloca [8 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %l, ptr align 4 addrspacecast (ptr addrspace(4) @c to ptr), i64 32, i1 false)
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr [8 x i32], ptr %l, i32 0, i32 %t
  %v = load i32, ptr %a, align 4
  %q = getelementptr i32, ptr %o, i32 %t
  store i32 %v, ptr %q, align 4
  ret void
}
define ptx_kernel void @walk(ptr byval([8 x i32]) align 4 %p, ptr %o) {
e:
  %l = alloca [8 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %l, ptr align 4 %p, i64 32, i1 false)
  %end = getelementptr i8, ptr %l, i64 32
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %h
h:
  %a = phi ptr [ %l, %e ], [ %n, %h ]
  %s = phi i32 [ 0, %e ], [ %s1, %h ]
  %v = load i32, ptr %a, align 4
  %s1 = add i32 %s, %v
  %n = getelementptr i8, ptr %a, i64 4
  %d = icmp eq ptr %n, %end
  br i1 %d, label %x, label %h
x:
  %q = getelementptr i32, ptr %o, i32 %t
  store i32 %s1, ptr %q, align 4
  ret void
}
