; RUN: %nvopt -passes='print<bank-conflicts>' -disable-output %s 2>&1 | FileCheck %s
; Patterns of real kernels, each answer worked out by hand.
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef
@pad = internal addrspace(3) global [32 x [33 x float]] undef
@quads = internal addrspace(3) global [256 x <4 x float>] undef
@dbl = internal addrspace(3) global [1024 x double] undef
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

; A transpose: a row goes in without conflict, a column comes out with all lanes on one bank, and without where rows are padded.
; CHECK-LABEL: 'transpose'
; CHECK: store float 0.000000e+00, ptr addrspace(3) %row
; CHECK-NEXT: stride 4 bytes: no bank conflict
; CHECK: %a = load
; CHECK-NEXT: stride 128 bytes: 32-way bank conflict
; CHECK: %b = load
; CHECK-NEXT: stride 132 bytes: no bank conflict
define ptx_kernel void @transpose() "nvvm.reqntid"="32,8,1" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %xw = zext i32 %x to i64
  %yw = zext i32 %y to i64
  %row = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %yw, i64 %xw
  store float 0.0, ptr addrspace(3) %row
  %col = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %xw, i64 %yw
  %a = load float, ptr addrspace(3) %col
  %pc = getelementptr inbounds [32 x [33 x float]], ptr addrspace(3) @pad, i64 0, i64 %xw, i64 %yw
  %b = load float, ptr addrspace(3) %pc
  ret void
}
; The same in a block of 16 by 16: two rows of 16 lanes. A row: both on banks 0 to 15. A column: 16 lanes on bank y. Padded: banks x and x + 1.
; CHECK-LABEL: 'square'
; CHECK: store float 0.000000e+00, ptr addrspace(3) %row
; CHECK-NEXT: no even stride: 2-way bank conflict
; CHECK: %a = load
; CHECK-NEXT: no even stride: 16-way bank conflict
; CHECK: %b = load
; CHECK-NEXT: no even stride: 2-way bank conflict
define ptx_kernel void @square() "nvvm.reqntid"="16,16,1" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %xw = zext i32 %x to i64
  %yw = zext i32 %y to i64
  %row = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %yw, i64 %xw
  store float 0.0, ptr addrspace(3) %row
  %col = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %xw, i64 %yw
  %a = load float, ptr addrspace(3) %col
  %pc = getelementptr inbounds [32 x [33 x float]], ptr addrspace(3) @pad, i64 0, i64 %xw, i64 %yw
  %b = load float, ptr addrspace(3) %pc
  ret void
}
; Swizzled instead of padded: column x ^ y of row x. In a loop over columns every round is looked at: lane x goes to column x ^ j.
; CHECK-LABEL: 'swizzle'
; CHECK: %a = load
; CHECK-NEXT: stride 132 bytes: no bank conflict (if a warp is in one row of the block)
; CHECK: %b = load
; CHECK-NEXT: no even stride: no bank conflict (if a warp is in one row of the block)
define ptx_kernel void @swizzle() {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = and i32 %x, 31
  %xw = zext i32 %m to i64
  %s = xor i64 %xw, 0
  %p = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %xw, i64 %s
  %a = load float, ptr addrspace(3) %p
  br label %loop
loop:
  %j = phi i64 [ 0, %entry ], [ %j1, %loop ]
  %t = xor i64 %xw, %j
  %q = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %xw, i64 %t
  %b = load float, ptr addrspace(3) %q
  %j1 = add nuw nsw i64 %j, 1
  %c = icmp ult i64 %j1, 32
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; 16 bytes a lane go in quarters of a warp: no conflict forwards nor backwards. Every second double: lanes 0 and 8 of a half meet.
; CHECK-LABEL: 'wide'
; CHECK: %a = load
; CHECK-NEXT: stride 16 bytes: no bank conflict (if a warp is in one row of the block)
; CHECK: %b = load
; CHECK-NEXT: stride -16 bytes: no bank conflict (if a warp is in one row of the block)
; CHECK: %c = load
; CHECK-NEXT: stride 16 bytes: 2-way bank conflict (if a warp is in one row of the block)
; CHECK: %d = load
; CHECK-NEXT: stride 136 bytes: no bank conflict (if a warp is in one row of the block)
define ptx_kernel void @wide() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %xw = zext i32 %x to i64
  %p = getelementptr inbounds <4 x float>, ptr addrspace(3) @quads, i64 %xw
  %a = load <4 x float>, ptr addrspace(3) %p
  %r = sub nuw nsw i64 255, %xw
  %q = getelementptr inbounds <4 x float>, ptr addrspace(3) @quads, i64 %r
  %b = load <4 x float>, ptr addrspace(3) %q
  %x2 = shl nuw nsw i64 %xw, 1
  %u = getelementptr inbounds double, ptr addrspace(3) @dbl, i64 %x2
  %c = load double, ptr addrspace(3) %u
  %x17 = mul nuw nsw i64 %xw, 17
  %w = getelementptr inbounds double, ptr addrspace(3) @dbl, i64 %x17
  %d = load double, ptr addrspace(3) %w
  ret void
}
