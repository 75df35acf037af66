; BUF out i32 32 zero
; KERNEL seen_each_round grid=1 block=32 args=(out)
; EXPECT out[0] = 3
; EXPECT out[31] = 3
; KERNEL summed grid=1 block=32 args=(out)
; EXPECT out[0] = 10
; EXPECT out[31] = 41
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sm = internal addrspace(3) global [32 x i32] undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
; The first thread counts in shared memory, all others read each of its numbers: 0 + 1 + 2.
define ptx_kernel void @seen_each_round(ptr %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %init, label %start
init:
  store i32 0, ptr addrspace(3) @sm, align 4
  br label %start
start:
  br label %loop
loop:
  %i = phi i32 [ 0, %start ], [ %i1, %latch ]
  %acc = phi i32 [ 0, %start ], [ %acc1, %latch ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %x = load i32, ptr addrspace(3) @sm, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %first, label %count, label %latch
count:
  %y = add i32 %x, 1
  store i32 %y, ptr addrspace(3) @sm, align 4
  br label %latch
latch:
  %acc1 = add i32 %acc, %x
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, 3
  br i1 %c, label %loop, label %exit
exit:
  %p = getelementptr i32, ptr %out, i32 %t
  store i32 %acc1, ptr %p, align 4
  ret void
}
; Each thread sums in its own place, and adds what is computed of the last round only.
define ptx_kernel void @summed(ptr %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr %out, i32 %t
  store i32 %t, ptr %p, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %o = load i32, ptr %p, align 4
  %s = add i32 %o, %i
  store i32 %s, ptr %p, align 4
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, 5
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
