; RUN: %nvopt -passes=dead-sync-elim -pass-remarks=.* -pass-remarks-missed=.* -disable-output %s 2>&1 | FileCheck %s
; Two pointers that are swapped each round point to two arrays in every round; where they begin at one, or are not swapped, the barrier stays.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef


define ptx_kernel void @swapped(i32 %n) "nvvm.reqntid"="256" {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = xor i32 %i, 1
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %cur = phi ptr addrspace(3) [ @s, %entry ], [ %nxt, %loop ]
  %nxt = phi ptr addrspace(3) [ @t, %entry ], [ %cur, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(3) %cur, i32 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) %cur, i32 %x
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
define ptx_kernel void @one_array(i32 %n) "nvvm.reqntid"="256" {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = xor i32 %i, 1
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %cur = phi ptr addrspace(3) [ @s, %entry ], [ %nxt, %loop ]
  %nxt = phi ptr addrspace(3) [ @s, %entry ], [ %cur, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(3) %cur, i32 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) %cur, i32 %x
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
define ptx_kernel void @read_one_write_the_other(i32 %n) "nvvm.reqntid"="256" {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = xor i32 %i, 1
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %cur = phi ptr addrspace(3) [ @s, %entry ], [ %nxt, %loop ]
  %nxt = phi ptr addrspace(3) [ @t, %entry ], [ %cur, %loop ]
  %q = getelementptr inbounds i32, ptr addrspace(3) %cur, i32 %x
  %v = load i32, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %p = getelementptr inbounds i32, ptr addrspace(3) %nxt, i32 %i
  store i32 %v, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %k1 = add nuw nsw i32 %k, 1
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK: remark: <unknown>:0:0: barrier stays: %p above it and %q below it may be one place of two threads (@swapped: call, instruction 7 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 1, Write above: 0, Read below: 0, Write below: 1 (@swapped: call, instruction 9 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %q below it may be one place of two threads (@one_array: call, instruction 7 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %q above it and %p below it may be one place of two threads (@one_array: call, instruction 9 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 1, Write above: 0, Read below: 0, Write below: 1 (@read_one_write_the_other: call, instruction 6 of %loop)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %q below it may be one place of two threads (@read_one_write_the_other: call, instruction 9 of %loop)
; CHECK-NOT: remark:
