; CUDA C++: a tiled matrix product; two barriers around an inner loop over shared memory, indices in two dimensions. For loop-simplify, lcssa, indvars,
; scalar evolution, dependence, instcombine.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@As = internal addrspace(3) global [16 x [16 x float]] poison, align 4
@Bs = internal addrspace(3) global [16 x [16 x float]] poison, align 4

define ptx_kernel void @matmul(ptr noalias %A, ptr noalias %B, ptr noalias %C, i32 %n) {
entry:
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %r0 = mul nsw i32 %by, 16
  %row = add nsw i32 %r0, %ty
  %c0 = mul nsw i32 %bx, 16
  %col = add nsw i32 %c0, %tx
  %tiles = sdiv i32 %n, 16
  %tx64 = zext i32 %tx to i64
  %ty64 = zext i32 %ty to i64
  %sa = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @As, i64 0, i64 %ty64, i64 %tx64
  %sb = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @Bs, i64 0, i64 %ty64, i64 %tx64
  br label %tile

tile:
  %acc = phi float [ 0.000000e+00, %entry ], [ %sum.lcssa, %tile.end ]
  %t = phi i32 [ 0, %entry ], [ %t.next, %tile.end ]
  %go = icmp slt i32 %t, %tiles
  br i1 %go, label %load, label %store

load:
  %k0 = shl nsw i32 %t, 4
  %ra = mul nsw i32 %row, %n
  %ka = add nsw i32 %k0, %tx
  %ia = add nsw i32 %ra, %ka
  %ia64 = sext i32 %ia to i64
  %pa = getelementptr inbounds float, ptr %A, i64 %ia64
  %va = load float, ptr %pa, align 4
  store float %va, ptr addrspace(3) %sa, align 4
  %kb = add nsw i32 %k0, %ty
  %rb = mul nsw i32 %kb, %n
  %ib = add nsw i32 %rb, %col
  %ib64 = sext i32 %ib to i64
  %pb = getelementptr inbounds float, ptr %B, i64 %ib64
  %vb = load float, ptr %pb, align 4
  store float %vb, ptr addrspace(3) %sb, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %inner

inner:
  %k = phi i32 [ 0, %load ], [ %k.next, %inner ]
  %sum = phi float [ %acc, %load ], [ %sum.next, %inner ]
  %k64 = zext i32 %k to i64
  %qa = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @As, i64 0, i64 %ty64, i64 %k64
  %qb = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @Bs, i64 0, i64 %k64, i64 %tx64
  %xa = load float, ptr addrspace(3) %qa, align 4
  %xb = load float, ptr addrspace(3) %qb, align 4
  %prod = fmul contract float %xa, %xb
  %sum.next = fadd contract float %sum, %prod
  %k.next = add nuw nsw i32 %k, 1
  %kc = icmp ult i32 %k.next, 16
  br i1 %kc, label %inner, label %tile.end, !llvm.loop !0

tile.end:
  %sum.lcssa = phi float [ %sum.next, %inner ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t.next = add nuw nsw i32 %t, 1
  br label %tile

store:
  %rc = mul nsw i32 %row, %n
  %ic = add nsw i32 %rc, %col
  %ic64 = sext i32 %ic to i64
  %pc = getelementptr inbounds float, ptr %C, i64 %ic64
  %old = load float, ptr %pc, align 4
  %kept = fmul contract float %old, 5.000000e-01
  %scaled = fmul contract float %acc, 2.000000e+00
  %result = fadd contract float %kept, %scaled
  store float %result, ptr %pc, align 4
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.mustprogress"}
!2 = !{!"llvm.loop.unroll.enable"}
