; RUN: %nvopt -passes=dead-sync-elim -pass-remarks=.* -pass-remarks-missed=.* -disable-output %s 2>&1 | FileCheck %s
; One SSA address is one place only where each thread is proved to have its own: not for an argument (the seed's example to the letter), in blocks
; of unknown shape, in part of the linear number, where accesses are wider than their distance, where numbers are masked, or come from memory.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef


define ptx_kernel void @argument(ptr addrspace(3) %s, i32 %i) "nvvm.reqntid"="256" {
  %p = getelementptr i32, ptr addrspace(3) %s, i32 %i
  %v = load i32, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(3) %p
  ret void
}
define ptx_kernel void @unknown_shape() {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %p
  ret void
}
define ptx_kernel void @most_threads_do_not_say_the_shape() "nvvm.maxntid"="256" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %p
  ret void
}
define ptx_kernel void @column_of_a_tile() "nvvm.reqntid"="32,8" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %p
  ret void
}
define ptx_kernel void @rows_too_short() "nvvm.reqntid"="32,8" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %j = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %p = getelementptr inbounds [16 x i32], ptr addrspace(3) @s, i32 %j, i32 %i
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %p
  ret void
}
define ptx_kernel void @wider_than_the_distance() "nvvm.reqntid"="256" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i64, ptr addrspace(3) %p, align 4
  ret void
}
define ptx_kernel void @next_element() "nvvm.reqntid"="256" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %n = add i32 %i, 1
  %q = getelementptr i32, ptr addrspace(3) @s, i32 %n
  %v = load i32, ptr addrspace(3) %q
  ret void
}
define ptx_kernel void @wraps() "nvvm.reqntid"="256" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = trunc i32 %i to i8
  %d = shl i8 %t, 1
  %z = zext i8 %d to i32
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %z
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %p
  ret void
}
define ptx_kernel void @number_from_memory(ptr addrspace(1) %g) "nvvm.reqntid"="256" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i32, ptr addrspace(1) %g, i32 %i
  %k = load i32, ptr addrspace(1) %a
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %k
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %p
  ret void
}
define ptx_kernel void @each_half_of_a_reduction(i32 %n) "nvvm.reqntid"="256" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  %c = icmp ult i32 %i, 128
  br i1 %c, label %add, label %meet
add:
  store i32 1, ptr addrspace(3) %p
  br label %meet
meet:
  call void @llvm.nvvm.barrier0()
  %c2 = icmp ult i32 %i, 64
  br i1 %c2, label %add2, label %out
add2:
  %far = add i32 %i, 64
  %q = getelementptr i32, ptr addrspace(3) @s, i32 %far
  %v = load i32, ptr addrspace(3) %q
  br label %out
out:
  ret void
}
define ptx_kernel void @another_round(i32 %n) "nvvm.reqntid"="64" {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %at = add i32 %i, %k
  %p = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %at
  store i32 %k, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

; CHECK: remark: <unknown>:0:0: barrier stays: %p above it and %p below it may be one place of two threads (@argument: call, instruction 3 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %p below it may be one place of two threads (@unknown_shape: call, instruction 4 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %p below it may be one place of two threads (@most_threads_do_not_say_the_shape: call, instruction 4 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %p below it may be one place of two threads (@column_of_a_tile: call, instruction 4 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %p below it may be one place of two threads (@rows_too_short: call, instruction 5 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %p below it may be one place of two threads (@wider_than_the_distance: call, instruction 4 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %q below it may be one place of two threads (@next_element: call, instruction 4 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %p below it may be one place of two threads (@wraps: call, instruction 7 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %p below it may be one place of two threads (@number_from_memory: call, instruction 6 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %q below it may be one place of two threads (@each_half_of_a_reduction: call, instruction 1 of %meet)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and %p below it may be one place of two threads (@another_round: call, instruction 5 of %loop)
; CHECK-NOT: remark:
