; Triton: a software-pipelined loop: asynchronous copies in groups, waits, matrix instructions as inline assembly, many phis.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

define ptx_kernel void @matmul(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, i32 %k) "nvvm.reqntid"="128" {
entry:
  %tid = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %off = shl i32 %tid, 4
  %off64 = zext i32 %off to i64
  %pa = getelementptr i8, ptr addrspace(1) %a, i64 %off64
  %pb = getelementptr i8, ptr addrspace(1) %b, i64 %off64
  %sa = getelementptr i8, ptr addrspace(3) @global_smem, i32 %off
  %sb = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 8192), i32 %off
  tail call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %sa, ptr addrspace(1) %pa)
  tail call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %sb, ptr addrspace(1) %pb)
  tail call void @llvm.nvvm.cp.async.commit.group()
  %any = icmp sgt i32 %k, 0
  br i1 %any, label %loop, label %end

loop:
  %i = phi i32 [ %i1, %loop ], [ 0, %entry ]
  %qa = phi ptr addrspace(1) [ %qa1, %loop ], [ %pa, %entry ]
  %qb = phi ptr addrspace(1) [ %qb1, %loop ], [ %pb, %entry ]
  %d0 = phi float [ %e0, %loop ], [ 0.000000e+00, %entry ]
  %d1 = phi float [ %e1, %loop ], [ 0.000000e+00, %entry ]
  %d2 = phi float [ %e2, %loop ], [ 0.000000e+00, %entry ]
  %d3 = phi float [ %e3, %loop ], [ 0.000000e+00, %entry ]
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0)
  tail call void @llvm.nvvm.barrier0()
  %m = tail call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4 + 0];", "=r,=r,=r,=r,r"(ptr addrspace(3) %sa)
  %a0 = extractvalue { i32, i32, i32, i32 } %m, 0
  %a1 = extractvalue { i32, i32, i32, i32 } %m, 1
  %a2 = extractvalue { i32, i32, i32, i32 } %m, 2
  %a3 = extractvalue { i32, i32, i32, i32 } %m, 3
  %b0 = load i32, ptr addrspace(3) %sb, align 4
  %b1p = getelementptr i8, ptr addrspace(3) %sb, i32 4
  %b1 = load i32, ptr addrspace(3) %b1p, align 4
  %r = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %b0, i32 %b1, float %d0, float %d1, float %d2, float %d3)
  %e0 = extractvalue { float, float, float, float } %r, 0
  %e1 = extractvalue { float, float, float, float } %r, 1
  %e2 = extractvalue { float, float, float, float } %r, 2
  %e3 = extractvalue { float, float, float, float } %r, 3
  %qa1 = getelementptr i8, ptr addrspace(1) %qa, i64 64
  %qb1 = getelementptr i8, ptr addrspace(1) %qb, i64 64
  tail call void @llvm.nvvm.barrier0()
  tail call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %sa, ptr addrspace(1) %qa1)
  tail call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %sb, ptr addrspace(1) %qb1)
  tail call void @llvm.nvvm.cp.async.commit.group()
  %i1 = add nuw nsw i32 %i, 32
  %more = icmp slt i32 %i1, %k
  br i1 %more, label %loop, label %end

end:
  %f0 = phi float [ 0.000000e+00, %entry ], [ %e0, %loop ]
  %f1 = phi float [ 0.000000e+00, %entry ], [ %e1, %loop ]
  %f2 = phi float [ 0.000000e+00, %entry ], [ %e2, %loop ]
  %f3 = phi float [ 0.000000e+00, %entry ], [ %e3, %loop ]
  tail call void @llvm.nvvm.cp.async.wait.all()
  %v0 = insertelement <4 x float> poison, float %f0, i32 0
  %v1 = insertelement <4 x float> %v0, float %f1, i32 1
  %v2 = insertelement <4 x float> %v1, float %f2, i32 2
  %v3 = insertelement <4 x float> %v2, float %f3, i32 3
  %h = fptrunc <4 x float> %v3 to <4 x half>
  %pc = getelementptr half, ptr addrspace(1) %c, i64 %off64
  store <4 x half> %h, ptr addrspace(1) %pc, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.commit.group()
declare void @llvm.nvvm.cp.async.wait.group(i32)
declare void @llvm.nvvm.cp.async.wait.all()
