; RUN: %nvopt -passes='print<coalescing>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes=coalescing -pass-remarks-analysis=coalescing -disable-output %s 2>&1 | FileCheck --check-prefix=REMARK %s
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

; Neighbours touch neighbours; a row apart; the same place; a stride that is an argument; a place that was loaded.
define ptx_kernel void @strides(ptr addrspace(1) %A, i64 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext nneg i32 %t to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %A, i64 %w
  %v0 = load float, ptr addrspace(1) %p0
  %p1 = getelementptr inbounds [32 x float], ptr addrspace(1) %A, i64 %w
  %v1 = load float, ptr addrspace(1) %p1
  %p2 = getelementptr inbounds float, ptr addrspace(1) %A, i64 %n
  %v2 = load float, ptr addrspace(1) %p2
  %m = mul nuw nsw i64 %w, %n
  %p3 = getelementptr inbounds float, ptr addrspace(1) %A, i64 %m
  %v3 = load float, ptr addrspace(1) %p3
  %i = load i32, ptr addrspace(1) %p0
  %j = sext i32 %i to i64
  %p4 = getelementptr inbounds float, ptr addrspace(1) %A, i64 %j
  store float %v0, ptr addrspace(1) %p4
  ret void
}
; blockIdx * blockDim + threadIdx, in 32 bits: a wrap is taken not to fall between two lanes, and said so. 16 bytes times an odd width of the block
; would end in the middle of a sector.
define ptx_kernel void @grid(ptr addrspace(1) %A) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %b, %d
  %i = add i32 %m, %t
  %j = zext i32 %i to i64
  %p = getelementptr inbounds <4 x float>, ptr addrspace(1) %A, i64 %j
  %v = load <4 x float>, ptr addrspace(1) %p, align 16
  ret void
}
; A block of 8 by 4 is one warp: rows of 8 lanes, 64 floats apart.
define ptx_kernel void @tile(ptr addrspace(1) %A) "nvvm.reqntid"="8,4,1" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %xw = zext nneg i32 %x to i64
  %yw = zext nneg i32 %y to i64
  %p = getelementptr inbounds [64 x float], ptr addrspace(1) %A, i64 %yw, i64 %xw
  %v = load float, ptr addrspace(1) %p
  ret void
}
; A loop over rows of n: two subscripts, the thread in the inner one. A row starts anywhere in a sector.
define ptx_kernel void @rows(ptr addrspace(1) %A, i64 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext nneg i32 %t to i64
  br label %l
l:
  %r = phi i64 [ 0, %entry ], [ %r1, %l ]
  %row = mul nuw nsw i64 %r, %n
  %at = add nuw nsw i64 %row, %w
  %p = getelementptr inbounds float, ptr addrspace(1) %A, i64 %at
  store float 0.0, ptr addrspace(1) %p
  %r1 = add nuw nsw i64 %r, 1
  %c = icmp ult i64 %r1, 10
  br i1 %c, label %l, label %e
e:
  ret void
}
; No kernel: nothing is known of its threads.
define void @helper(ptr addrspace(1) %A) {
  store float 0.0, ptr addrspace(1) %A
  ret void
}

; CHECK: Printing analysis 'Coalescing' for function 'strides':
; CHECK-NEXT: Inst:  %v0 = load float, ptr addrspace(1) %p0, align 4
; CHECK-NEXT:   stride 4 bytes: 4 sectors per warp, at best 4 (if a warp is in one row of the block, if the array starts at a sector)
; CHECK-NEXT: Inst:  %v1 = load float, ptr addrspace(1) %p1, align 4
; CHECK-NEXT:   stride 128 bytes: 32 sectors per warp, at best 4 (if a warp is in one row of the block)
; CHECK-NEXT: Inst:  %v2 = load float, ptr addrspace(1) %p2, align 4
; CHECK-NEXT:   one place for the warp: 1 sector per warp, at best 1
; CHECK-NEXT: Inst:  %v3 = load float, ptr addrspace(1) %p3, align 4
; CHECK-NEXT:   stride (4 * %n)<nsw> bytes: not known when compiling (if a warp is in one row of the block)
; CHECK-NEXT:   subscripts [(zext i32 %t to i64)][0] of dimensions [][%n]; threadIdx.x in 1
; CHECK-NEXT: Inst:  %i = load i32, ptr addrspace(1) %p0, align 4
; CHECK-NEXT:   stride 4 bytes: 4 sectors per warp, at best 4 (if a warp is in one row of the block, if the array starts at a sector)
; CHECK-NEXT: Inst:  store float %v0, ptr addrspace(1) %p4, align 4
; CHECK-NEXT:   lanes go to places of their own: gather or scatter
; CHECK-NEXT: Printing analysis 'Coalescing' for function 'grid':
; CHECK-NEXT: Inst:  %v = load <4 x float>, ptr addrspace(1) %p, align 16
; CHECK-NEXT:   stride 16 bytes: 16 sectors per warp, at best 16 (if the index does not wrap, if blocks are a multiple of 32 wide, if the array starts at a sector)
; CHECK-NEXT: Printing analysis 'Coalescing' for function 'tile':
; CHECK-NEXT: Inst:  %v = load float, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   no even stride: 4 sectors per warp, at best 4 (if the array starts at a sector)
; CHECK-NEXT: Printing analysis 'Coalescing' for function 'rows':
; CHECK-NEXT: Inst:  store float 0.000000e+00, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   stride 4 bytes: 4 to 5 sectors per warp, at best 4 (if a warp is in one row of the block)
; CHECK-NEXT:   subscripts [{0,+,1}<nuw><nsw><%l>][(zext i32 %t to i64)] of dimensions [][%n]; threadIdx.x in 2

; REMARK: remark: <unknown>:0:0: stride 4 bytes: 4 sectors per warp, at best 4 (if a warp is in one row of the block, if the array starts at a sector)
; REMARK-NEXT: remark: <unknown>:0:0: stride 128 bytes: 32 sectors per warp, at best 4 (if a warp is in one row of the block)
; REMARK-NEXT: remark: <unknown>:0:0: one place for the warp: 1 sector per warp, at best 1
; REMARK-NEXT: remark: <unknown>:0:0: stride (4 * %n)<nsw> bytes: not known when compiling (if a warp is in one row of the block)
; REMARK-NEXT: remark: <unknown>:0:0: stride 4 bytes: 4 sectors per warp, at best 4 (if a warp is in one row of the block, if the array starts at a sector)
; REMARK-NEXT: remark: <unknown>:0:0: lanes go to places of their own: gather or scatter
; REMARK-NEXT: remark: <unknown>:0:0: stride 16 bytes: 16 sectors per warp, at best 16 (if the index does not wrap, if blocks are a multiple of 32 wide, if the array starts at a sector)
; REMARK-NEXT: remark: <unknown>:0:0: no even stride: 4 sectors per warp, at best 4 (if the array starts at a sector)
; REMARK-NEXT: remark: <unknown>:0:0: stride 4 bytes: 4 to 5 sectors per warp, at best 4 (if a warp is in one row of the block)
