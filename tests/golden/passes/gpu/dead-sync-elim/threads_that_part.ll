; RUN: %nvopt -passes=dead-sync-elim -pass-remarks=.* -pass-remarks-missed=.* -disable-output %s 2>&1 | FileCheck %s
; Barriers are looked at only where all threads come to them together: in PTX warps may wait at different ones of the same number, and one that goes would leave the others waiting.
; Threads that end early without a trace do not count.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef


define ptx_kernel void @warps_at_different_barriers() "nvvm.reqntid"="64" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %i, 32
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  br label %out
b:
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  br label %out
out:
  ret void
}
define ptx_kernel void @rounds_by_thread() "nvvm.reqntid"="64" {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  call void @llvm.nvvm.barrier0()
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %i
  br i1 %c, label %loop, label %out
out:
  store i32 1, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @together_by_an_argument(i32 %n, i32 %x) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  %odd = trunc i32 %k to i1
  br i1 %odd, label %wait, label %next
wait:
  call void @llvm.nvvm.barrier0()
  br label %next
next:
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %out
out:
  store i32 1, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @some_end_early(i32 %n, i32 %x) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp uge i32 %i, %n
  br i1 %c, label %out, label %on
on:
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @t
  br label %out
out:
  ret void
}
define ptx_kernel void @some_write_and_end(i32 %n, i32 %x) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp uge i32 %i, %n
  br i1 %c, label %early, label %on
early:
  store i32 1, ptr addrspace(3) @s
  ret void
on:
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @t
  ret void
}
define ptx_kernel void @no_end(i32 %n) {
entry:
  br label %loop
loop:
  call void @llvm.nvvm.barrier0()
  br label %loop
}
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK: remark: <unknown>:0:0: barriers stay: threads may part at a branch that decides who comes to a barrier (@warps_at_different_barriers)
; CHECK-NEXT: remark: <unknown>:0:0: barriers stay: threads may part at a branch that decides who comes to a barrier (@rounds_by_thread)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 0, Read below: 0, Write below: 1 (@together_by_an_argument: call, instruction 1 of %wait)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 1, Write below: 0 (@some_end_early: call, instruction 2 of %on)
; CHECK-NEXT: remark: <unknown>:0:0: barriers stay: threads may part at a branch that decides who comes to a barrier (@some_write_and_end)
; CHECK-NEXT: remark: <unknown>:0:0: barriers stay: the function has loops without end, or other than plain branches (@no_end)
; CHECK-NOT: remark:
