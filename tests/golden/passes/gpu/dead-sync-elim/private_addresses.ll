; RUN: %nvopt -passes=dead-sync-elim -pass-remarks=.* -pass-remarks-missed=.* -disable-output %s 2>&1 | FileCheck %s
; Each thread reads and writes its own element on both sides: proved from the shape of the block, by row, by row and column, by the linear number
; of the thread in blocks of any shape, by ranges that do not overlap, by a condition that lets one thread in.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef


define ptx_kernel void @own_element() "nvvm.reqntid"="256" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  %v = load i32, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(3) %p
  ret void
}
define ptx_kernel void @own_element_of_a_tile() "nvvm.reqntid"="32,8" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %j = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %p = getelementptr inbounds [32 x i32], ptr addrspace(3) @s, i32 %j, i32 %i
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %p
  ret void
}
define ptx_kernel void @linear_number_in_any_block() {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %j = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %k = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ny = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %a = mul i32 %k, %ny
  %b = add i32 %a, %j
  %c = mul i32 %b, %nx
  %lin = add i32 %c, %i
  %p = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %lin
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %p
  ret void
}
define ptx_kernel void @behind_what_others_have() "nvvm.reqntid"="256" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %i
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %far = add nuw nsw i32 %i, 256
  %q = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %far
  %v = load i32, ptr addrspace(3) %q
  ret void
}
define ptx_kernel void @even_and_odd() "nvvm.reqntid"="256" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i2 = shl i32 %i, 1
  %p = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %i2
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %r = sub i32 255, %i
  %r2 = shl i32 %r, 1
  %odd = or disjoint i32 %r2, 1
  %q = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %odd
  %v = load i32, ptr addrspace(3) %q
  ret void
}
define ptx_kernel void @one_thread() "nvvm.reqntid"="256" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %i, 0
  br i1 %c, label %first, label %meet
first:
  store i32 1, ptr addrspace(3) @s
  br label %meet
meet:
  call void @llvm.nvvm.barrier0()
  br i1 %c, label %second, label %out
second:
  %v = load i32, ptr addrspace(3) @s
  br label %out
out:
  ret void
}
define ptx_kernel void @own_rows(i32 %n, ptr addrspace(1) %g) "nvvm.reqntid"="64" {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %r = shl i32 %k, 6
  %at = add i32 %r, %i
  %p = getelementptr inbounds i32, ptr addrspace(1) %g, i32 %at
  store i32 %k, ptr addrspace(1) %p
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %meet
meet:
  call void @llvm.nvvm.barrier0()
  br label %loop2
loop2:
  %k2 = phi i32 [ 0, %meet ], [ %k3, %loop2 ]
  %r2 = shl i32 %k2, 6
  %at2 = add i32 %r2, %i
  %p2 = getelementptr inbounds i32, ptr addrspace(1) %g, i32 %at2
  %v = load i32, ptr addrspace(1) %p2
  %k3 = add i32 %k2, 1
  %c2 = icmp ult i32 %k3, %n
  br i1 %c2, label %loop2, label %out
out:
  ret void
}
define ptx_kernel void @block_and_thread(ptr addrspace(1) %g, i32 %n) "nvvm.reqntid"="256" {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %s = mul i32 %b, %n
  %at = add i32 %s, %i
  %p = getelementptr inbounds i32, ptr addrspace(1) %g, i32 %at
  store i32 1, ptr addrspace(1) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(1) %p
  ret void
}
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

; CHECK: remark: <unknown>:0:0: Removed dead synch: Read above: 1, Write above: 0, Read below: 0, Write below: 1 (@own_element: call, instruction 4 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 1, Write below: 0 (@own_element_of_a_tile: call, instruction 5 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 1, Write below: 0 (@linear_number_in_any_block: call, instruction 12 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 1, Write below: 0 (@behind_what_others_have: call, instruction 4 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 1, Write below: 0 (@even_and_odd: call, instruction 5 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 1, Write below: 0 (@one_thread: call, instruction 1 of %meet)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 1, Write below: 0 (@own_rows: call, instruction 1 of %meet)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 1, Write below: 0 (@block_and_thread: call, instruction 7 of %0)
; CHECK-NOT: remark:
