; RUN: %nvopt -passes=dead-sync-elim -pass-remarks=.* -pass-remarks-missed=.* -disable-output %s 2>&1 | FileCheck %s
; Accesses above a barrier in a loop are those of the last round too: what a barrier at the end of a loop keeps apart is the next round. Buffers that alternate need one
; barrier a round, not two. (The shapes of MLIR's gpu-eliminate-barriers are among these.)
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef


define ptx_kernel void @next_round_needs_it(i32 %n) "nvvm.reqntid"="64" {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = xor i32 %i, 1
  %p = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %x
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  store i32 %k, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %k1 = add i32 %k, 1
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
define ptx_kernel void @last_in_a_kernel_but_in_a_loop(i32 %n) "nvvm.reqntid"="64" {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = xor i32 %i, 1
  %q = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %x
  %p = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %i
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %v = load i32, ptr addrspace(3) %q
  %w = add i32 %v, %k
  call void @llvm.nvvm.barrier0()
  store i32 %w, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %k1 = add i32 %k, 1
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %loop, label %out
out:
  call void @llvm.nvvm.barrier0()
  ret void
}
define ptx_kernel void @two_buffers_by_the_number_of_the_round(i32 %n) "nvvm.reqntid"="256" {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = xor i32 %i, 1
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %b = and i32 %k, 1
  %row = getelementptr inbounds [256 x i32], ptr addrspace(3) @s, i32 %b
  %p = getelementptr inbounds i32, ptr addrspace(3) %row, i32 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) %row, i32 %x
  store i32 %k, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %k1 = add nuw nsw i32 %k, 1
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
define ptx_kernel void @two_buffers_by_a_bit(i32 %n) "nvvm.reqntid"="256" {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = xor i32 %i, 1
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %b = phi i32 [ 1, %entry ], [ %b1, %loop ]
  %row = getelementptr inbounds [256 x i32], ptr addrspace(3) @s, i32 %b
  %p = getelementptr inbounds i32, ptr addrspace(3) %row, i32 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) %row, i32 %x
  store i32 %k, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %b1 = xor i32 %b, 1
  %k1 = add nuw nsw i32 %k, 1
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
define ptx_kernel void @two_buffers_too_close(i32 %n) "nvvm.reqntid"="256" {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = xor i32 %i, 1
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %b = and i32 %k, 1
  %row = getelementptr inbounds [128 x i32], ptr addrspace(3) @s, i32 %b
  %p = getelementptr inbounds i32, ptr addrspace(3) %row, i32 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) %row, i32 %x
  store i32 %k, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %k1 = add nuw nsw i32 %k, 1
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
define ptx_kernel void @one_buffer_moves_on(i32 %n) "nvvm.reqntid"="64" {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = xor i32 %i, 1
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %k1, %loop ]
  %row = getelementptr inbounds [64 x i32], ptr addrspace(3) @s, i64 %k
  %p = getelementptr inbounds i32, ptr addrspace(3) %row, i32 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) %row, i32 %x
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %k1 = add nuw nsw i64 %k, 1
  %c = icmp ult i64 %k1, 8
  br i1 %c, label %loop, label %out
out:
  ret void
}
define ptx_kernel void @inner_loop_reads(i32 %n) "nvvm.reqntid"="64" {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %i
  br label %outer
outer:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  store i32 %k, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %q = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %j
  %v = load i32, ptr addrspace(3) %q
  %j1 = add nuw nsw i32 %j, 1
  %d = icmp ult i32 %j1, 64
  br i1 %d, label %inner, label %next
next:
  call void @llvm.nvvm.barrier0()
  %k1 = add i32 %k, 1
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %outer, label %out
out:
  ret void
}
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK: remark: <unknown>:0:0: barrier stays: %p above it and %q below it may be one place of two threads (@next_round_needs_it: call, instruction 3 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %q above it and %p below it may be one place of two threads (@next_round_needs_it: call, instruction 5 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %q above it and %p below it may be one place of two threads (@last_in_a_kernel_but_in_a_loop: call, instruction 4 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %q below it may be one place of two threads (@last_in_a_kernel_but_in_a_loop: call, instruction 6 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 0, Read below: 0, Write below: 0 (@last_in_a_kernel_but_in_a_loop: call, instruction 1 of %out)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %q below it may be one place of two threads (@two_buffers_by_the_number_of_the_round: call, instruction 7 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 1, Write above: 0, Read below: 0, Write below: 1 (@two_buffers_by_the_number_of_the_round: call, instruction 9 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %q below it may be one place of two threads (@two_buffers_by_a_bit: call, instruction 7 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 1, Write above: 0, Read below: 0, Write below: 1 (@two_buffers_by_a_bit: call, instruction 9 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %q below it may be one place of two threads (@two_buffers_too_close: call, instruction 7 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %q above it and %p below it may be one place of two threads (@two_buffers_too_close: call, instruction 9 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %q below it may be one place of two threads (@one_buffer_moves_on: call, instruction 6 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 1, Write above: 0, Read below: 0, Write below: 1 (@one_buffer_moves_on: call, instruction 8 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %q below it may be one place of two threads (@inner_loop_reads: call, instruction 3 of %outer)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %q above it and %p below it may be one place of two threads (@inner_loop_reads: call, instruction 1 of %next)
; CHECK-NOT: remark:
