; RUN: %nvopt -passes='print<coalescing>' -disable-output %s 2>&1 | FileCheck %s
; Patterns of real kernels, each answer worked out by hand.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)

; A block of 16 by 16: a warp is two rows of 16 lanes, %n floats apart: two sectors a row, three where it starts inside of one.
; CHECK-LABEL: 'square'
; CHECK: no even stride: 4 to 6 sectors per warp, at best 4 (rows of the block apart)
define ptx_kernel void @square(ptr addrspace(1) %A, i64 %n) "nvvm.reqntid"="16,16,1" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %xw = zext i32 %x to i64
  %yw = zext i32 %y to i64
  %r = mul nsw i64 %yw, %n
  %i = add nsw i64 %r, %xw
  %p = getelementptr inbounds float, ptr addrspace(1) %A, i64 %i
  %v = load float, ptr addrspace(1) %p
  ret void
}
; The same block, its shape not known: rows of 32 are assumed, and said to be.
; CHECK-LABEL: 'unknown_shape'
; CHECK: stride 4 bytes: 4 to 5 sectors per warp, at best 4 (if a warp is in one row of the block)
define ptx_kernel void @unknown_shape(ptr addrspace(1) %A, i64 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %xw = zext i32 %x to i64
  %yw = zext i32 %y to i64
  %r = mul nsw i64 %yw, %n
  %i = add nsw i64 %r, %xw
  %p = getelementptr inbounds float, ptr addrspace(1) %A, i64 %i
  %v = load float, ptr addrspace(1) %p
  ret void
}
; A[clamp(x + 1, 0, w - 1)]: neighbours but for the border, one element into a sector.
; CHECK-LABEL: 'clamped'
; CHECK: stride 4 bytes: 5 sectors per warp, at best 4 (away from the bounds, if a warp is in one row of the block, if the array starts at a sector)
define ptx_kernel void @clamped(ptr addrspace(1) %A, i64 %w) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %xw = zext i32 %x to i64
  %r = add nsw i64 %xw, 1
  %last = add nsw i64 %w, -1
  %a = call i64 @llvm.smin.i64(i64 %r, i64 %last)
  %c = call i64 @llvm.smax.i64(i64 %a, i64 0)
  %p = getelementptr inbounds float, ptr addrspace(1) %A, i64 %c
  %v = load float, ptr addrspace(1) %p
  ret void
}
; A grid-stride loop: neighbours; the step of the grid is no dimension of the array.
; CHECK-LABEL: 'grid_stride'
; CHECK: stride 4 bytes: 4 sectors per warp, at best 4 (if blocks are a multiple of 32 wide, if the array starts at a sector)
; CHECK-NOT: subscripts
define ptx_kernel void @grid_stride(ptr addrspace(1) %A, i64 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %g = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %xw = zext nneg i32 %x to i64
  %bw = zext nneg i32 %b to i64
  %dw = zext nneg i32 %d to i64
  %gw = zext nneg i32 %g to i64
  %base = mul nuw nsw i64 %bw, %dw
  %first = add nuw nsw i64 %base, %xw
  %step = mul nuw nsw i64 %dw, %gw
  %any = icmp slt i64 %first, %n
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i64 [ %first, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %A, i64 %i
  store float 0.0, ptr addrspace(1) %p
  %next = add nuw nsw i64 %i, %step
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
; An array of three floats an element.
; CHECK-LABEL: 'structs'
; CHECK: stride 12 bytes: 12 sectors per warp, at best 4 (if a warp is in one row of the block, if the array starts at a sector)
define ptx_kernel void @structs(ptr addrspace(1) %A) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %xw = zext i32 %x to i64
  %p = getelementptr inbounds [3 x float], ptr addrspace(1) %A, i64 %xw
  %v = load float, ptr addrspace(1) %p
  ret void
}
; The lane number mixed with an argument bit by bit: not a stride of 128 bytes, but each lane goes to a row of its own, whatever the argument.
; CHECK-LABEL: 'mixed'
; CHECK: no even stride: 32 sectors per warp, at best 4 (if a warp is in one row of the block, if the array starts at a sector)
define ptx_kernel void @mixed(ptr addrspace(1) %A, i64 %k) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %xw = zext i32 %x to i64
  %m = xor i64 %xw, %k
  %p = getelementptr inbounds [32 x float], ptr addrspace(1) %A, i64 %xw, i64 %m
  %v = load float, ptr addrspace(1) %p
  ret void
}
; A[((y * m) + x) * n + k]: the size m is inside a product with n, and found when the outer subscript is taken apart again.
; CHECK-LABEL: 'three'
; CHECK: stride (4 * %n) bytes: not known when compiling (if a warp is in one row of the block)
; CHECK-NEXT: subscripts [(zext i32 %y to i64)][(zext i32 %x to i64)][%k] of dimensions [][%m][%n]; threadIdx.x in 2
define ptx_kernel void @three(ptr addrspace(1) %A, i64 %n, i64 %m, i64 %k) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %xw = zext i32 %x to i64
  %yw = zext i32 %y to i64
  %a = mul i64 %yw, %m
  %b = add i64 %a, %xw
  %c = mul i64 %b, %n
  %i = add i64 %c, %k
  %p = getelementptr inbounds float, ptr addrspace(1) %A, i64 %i
  %v = load float, ptr addrspace(1) %p
  ret void
}

; The step of the grid read inside the loop: no recurrence, but every lane adds the same.
; CHECK-LABEL: 'step_read_inside'
; CHECK: stride 4 bytes: 4 sectors per warp, at best 4 (if the index does not wrap, if blocks are a multiple of 32 wide, if the array starts at a sector)
define ptx_kernel void @step_read_inside(ptr addrspace(1) %A, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %next, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  %w = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %A, i64 %w
  store float 0.0, ptr addrspace(1) %p
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %g = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %step = mul i32 %d, %g
  %next = add i32 %i, %step
  br label %loop
exit:
  ret void
}
; A lane's own step: they drift apart.
; CHECK-LABEL: 'own_step'
; CHECK: lanes go to places of their own: gather or scatter
define ptx_kernel void @own_step(ptr addrspace(1) %A, ptr %B, i32 %n) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %next, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  %w = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %A, i64 %w
  store float 0.0, ptr addrspace(1) %p
  %step = load i32, ptr %B
  %next = add i32 %i, %step
  br label %loop
exit:
  ret void
}
