; RUN: %nvopt -passes='print<coalescing>' -disable-output %s 2>&1 | FileCheck %s
; What holds for every warp of the block: one number, or a span around them. Each answer was worked out by hand.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.usub.sat.i32(i32, i32)

; A[x * y], 8 rows: the first goes to one place, the last has lanes 28 bytes apart.
; CHECK-LABEL: 'product'
; CHECK: stride 0 to 28 bytes: 1 to 28 sectors per warp, at best 1 to 4{{$}}
define ptx_kernel void @product(ptr addrspace(1) align 32 %A) "nvvm.reqntid"="32,8" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %m = mul i32 %x, %y
  %p = getelementptr float, ptr addrspace(1) %A, i32 %m
  store float 0.0, ptr addrspace(1) %p
  ret void
}
; The same with any number of rows: the row is the stride.
; CHECK-LABEL: 'product_of_any'
; CHECK: stride (4 * (zext i32 %y to i64))<nuw><nsw> bytes: not known when compiling (if a warp is in one row of the block)
define ptx_kernel void @product_of_any(ptr addrspace(1) %A) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %m = mul nuw nsw i32 %x, %y
  %i = zext nneg i32 %m to i64
  %p = getelementptr float, ptr addrspace(1) %A, i64 %i
  store float 0.0, ptr addrspace(1) %p
  ret void
}
; Rows of 48 threads: a warp is a row's first 32 threads, or the last 16 and the first 16 of the next, or the last 32. Rows lie 256 floats apart.
; CHECK-LABEL: 'rows_of_48'
; CHECK: no even stride: 4 sectors per warp, at best 4{{$}}
define ptx_kernel void @rows_of_48(ptr addrspace(1) align 256 %A) "nvvm.reqntid"="48,4" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %r = mul i32 %y, 256
  %m = add i32 %r, %x
  %p = getelementptr float, ptr addrspace(1) %A, i32 %m
  store float 0.0, ptr addrspace(1) %p
  ret void
}
; Where the array starts decides: aligned, one element in, at a multiple of the element's size, and one that the access says.
; CHECK-LABEL: 'starts'
; CHECK: %a = load
; CHECK-NEXT: stride 4 bytes: 4 sectors per warp, at best 4{{$}}
; CHECK: %b = load
; CHECK-NEXT: stride 4 bytes: 5 sectors per warp, at best 4{{$}}
; CHECK: %c = load
; CHECK-NEXT: stride 4 bytes: 4 to 5 sectors per warp, at best 4{{$}}
; CHECK: %d = load
; CHECK-NEXT: stride 4 bytes: 5 sectors per warp, at best 4 (if the array starts at a sector)
; CHECK: %e = load
; CHECK-NEXT: stride 32 bytes: 32 sectors per warp, at best 16{{$}}
define ptx_kernel void @starts(ptr addrspace(1) align 32 %A, ptr addrspace(1) %B, i64 %n) "nvvm.reqntid"="128" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext nneg i32 %x to i64
  %p = getelementptr float, ptr addrspace(1) %A, i64 %w
  %a = load float, ptr addrspace(1) %p
  %p1 = getelementptr float, ptr addrspace(1) %p, i64 1
  %b = load float, ptr addrspace(1) %p1
  %pn = getelementptr float, ptr addrspace(1) %p, i64 %n
  %c = load float, ptr addrspace(1) %pn
  %q = getelementptr float, ptr addrspace(1) %B, i64 %w
  %q1 = getelementptr float, ptr addrspace(1) %q, i64 1
  %d = load float, ptr addrspace(1) %q1
  %r = getelementptr [32 x i8], ptr addrspace(1) %B, i64 %w
  %e = load <4 x float>, ptr addrspace(1) %r, align 16
  ret void
}
; i / 32 * 64 + i % 32: the warp's row of 32 is one run.
; CHECK-LABEL: 'split'
; CHECK: stride 4 bytes: 4 sectors per warp, at best 4 (if blocks are a multiple of 32 wide, if the array starts at a sector)
define ptx_kernel void @split(ptr addrspace(1) %A) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul nuw nsw i32 %b, %d
  %i = add nuw nsw i32 %m, %x
  %row = udiv i32 %i, 32
  %far = mul nuw nsw i32 %row, 64
  %col = urem i32 %i, 32
  %s = add nuw nsw i32 %far, %col
  %w = zext nneg i32 %s to i64
  %p = getelementptr float, ptr addrspace(1) %A, i64 %w
  store float 0.0, ptr addrspace(1) %p
  ret void
}
; One warp a row: its number is the same in all lanes, and so is the row's start, wherever that is in a sector.
; CHECK-LABEL: 'warp_a_row'
; CHECK: stride 4 bytes: 4 to 5 sectors per warp, at best 4 (if a warp is in one row of the block)
define ptx_kernel void @warp_a_row(ptr addrspace(1) %A, i64 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = and i32 %x, 31
  %k = lshr i32 %x, 5
  %lw = zext nneg i32 %l to i64
  %kw = zext nneg i32 %k to i64
  %r = mul i64 %kw, %n
  %i = add i64 %r, %lw
  %p = getelementptr float, ptr addrspace(1) %A, i64 %i
  store float 0.0, ptr addrspace(1) %p
  ret void
}
; One of two strides for all, by an argument; one for the first half of a warp and one for the other, by the lane.
; CHECK-LABEL: 'either'
; CHECK: store float 0.000000e+00, ptr addrspace(1) %p
; CHECK-NEXT: stride 4 to 8 bytes: 4 to 8 sectors per warp, at best 4{{$}}
; CHECK: store float 0.000000e+00, ptr addrspace(1) %q
; CHECK-NEXT: no even stride: 6 sectors per warp, at best 4{{$}}
; CHECK: store float 0.000000e+00, ptr addrspace(1) %r
; CHECK-NEXT: stride 4 to 8 bytes: 4 to 8 sectors per warp, at best 4{{$}}
define ptx_kernel void @either(ptr addrspace(1) align 32 %A, i1 %f) {
e:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %x2 = shl nuw nsw i32 %x, 1
  %i = select i1 %f, i32 %x, i32 %x2
  %p = getelementptr float, ptr addrspace(1) %A, i32 %i
  store float 0.0, ptr addrspace(1) %p
  %low = icmp ult i32 %x, 16
  %j = select i1 %low, i32 %x, i32 %x2
  %q = getelementptr float, ptr addrspace(1) %A, i32 %j
  store float 0.0, ptr addrspace(1) %q
  br i1 %f, label %t, label %m
t:
  br label %m
m:
  %k = phi i32 [ %x, %t ], [ %x2, %e ]
  %r = getelementptr float, ptr addrspace(1) %A, i32 %k
  store float 0.0, ptr addrspace(1) %r
  ret void
}
; The ways part by lane: which lane comes over which edge is not asked.
; CHECK-LABEL: 'ways_of_lanes'
; CHECK: not known when compiling
define ptx_kernel void @ways_of_lanes(ptr addrspace(1) align 32 %A) {
e:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %c = icmp ult i32 %x, 16
  br i1 %c, label %t, label %m
t:
  br label %m
m:
  %k = phi i32 [ %x, %t ], [ 0, %e ]
  %r = getelementptr float, ptr addrspace(1) %A, i32 %k
  store float 0.0, ptr addrspace(1) %r
  ret void
}
; Lanes leave the loop in different rounds: its counter, the same for all inside, is not outside.
; CHECK-LABEL: 'left_apart'
; CHECK: store float 0.000000e+00, ptr addrspace(1) %p
; CHECK-NEXT: one place for the warp: 1 sector per warp, at best 1
; CHECK: store float 0.000000e+00, ptr addrspace(1) %q
; CHECK-NEXT: not known when compiling
define ptx_kernel void @left_apart(ptr addrspace(1) align 32 %A) {
e:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  br label %l
l:
  %i = phi i32 [ 0, %e ], [ %i1, %l ]
  %p = getelementptr float, ptr addrspace(1) %A, i32 %i
  store float 0.0, ptr addrspace(1) %p
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %x
  br i1 %c, label %l, label %o
o:
  %q = getelementptr float, ptr addrspace(1) %A, i32 %i
  store float 0.0, ptr addrspace(1) %q
  ret void
}
; What a row's number is put through stays the same for the row.
; CHECK-LABEL: 'row_above'
; CHECK: stride 4 bytes: 4 sectors per warp, at best 4 (if a warp is in one row of the block)
define ptx_kernel void @row_above(ptr addrspace(1) align 32 %A) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %u = call i32 @llvm.usub.sat.i32(i32 %y, i32 1)
  %p = getelementptr [64 x float], ptr addrspace(1) %A, i32 %u, i32 %x
  store float 0.0, ptr addrspace(1) %p
  ret void
}
; A loop that all lanes leave together: outside, its values are still those of one round, also through a phi of its own.
; CHECK-LABEL: 'left_together'
; CHECK: stride 4 bytes: 4 to 5 sectors per warp, at best 4 (if the index does not wrap)
define ptx_kernel void @left_together(ptr addrspace(1) align 32 %A, i32 %n) {
e:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  br label %l
l:
  %i = phi i32 [ %x, %e ], [ %i1, %l ]
  %k = phi i32 [ 0, %e ], [ %k1, %l ]
  %i1 = add i32 %i, %n
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %l, label %o
o:
  %last = phi i32 [ %i, %l ]
  %w = zext i32 %last to i64
  %q = getelementptr float, ptr addrspace(1) %A, i64 %w
  store float 0.0, ptr addrspace(1) %q
  ret void
}
