; Fortran and CUDA style array code whose addresses differ by constants and by what threads differ in: a stencil over a tile in shared memory with halos, a
; walk over rows of a pitch, planes by products of thread indices in 64 bits, scratch arrays of two arms, an address on every way of a switch, a cycle with two
; entries. For base-address-strength-reduce, codegenprepare, common-base-elim, scev-cgp.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [18 x [18 x float]] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

define ptx_kernel void @stencil(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %pitch, i1 %edge) {
entry:
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = mul nsw i32 %ty, %pitch
  %at = add nsw i32 %row, %tx
  %w = sext i32 %at to i64
  %src = getelementptr inbounds float, ptr addrspace(1) %in, i64 %w
  %v = load float, ptr addrspace(1) %src, align 4
  %x1 = add nuw nsw i32 %tx, 1
  %y1 = add nuw nsw i32 %ty, 1
  %mid = getelementptr inbounds [18 x [18 x float]], ptr addrspace(3) @tile, i32 0, i32 %y1, i32 %x1
  store float %v, ptr addrspace(3) %mid, align 4
  br i1 %edge, label %halo, label %sync
halo:
  %left = getelementptr inbounds [18 x [18 x float]], ptr addrspace(3) @tile, i32 0, i32 %y1, i32 %tx
  store float 0.0, ptr addrspace(3) %left, align 4
  %far = add nsw i32 %tx, 2
  %right = getelementptr inbounds [18 x [18 x float]], ptr addrspace(3) @tile, i32 0, i32 %y1, i32 %far
  store float 0.0, ptr addrspace(3) %right, align 4
  br label %sync
sync:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %up = getelementptr inbounds [18 x [18 x float]], ptr addrspace(3) @tile, i32 0, i32 %ty, i32 %x1
  %y2 = add nsw i32 %ty, 2
  %down = getelementptr [18 x [18 x float]], ptr addrspace(3) @tile, i32 0, i32 %y2, i32 %x1
  %a = load volatile float, ptr addrspace(3) %up, align 4
  %b = load float, ptr addrspace(3) %down, align 4
  %s = fadd float %a, %b
  %dst = getelementptr inbounds float, ptr addrspace(1) %out, i64 %w
  %w1 = add nsw i64 %w, 1
  %dst1 = getelementptr inbounds float, ptr addrspace(1) %out, i64 %w1
  store float %s, ptr addrspace(1) %dst, align 4
  %old = atomicrmw fadd ptr addrspace(1) %dst1, float %s monotonic
  ret void
}

define void @rows(ptr %p, i64 %pitch, i64 %n, i32 %t, i1 %c) {
entry:
  %tw = zext i32 %t to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  %r = mul i64 %i, %pitch
  %u = add i64 %r, %tw
  %a = getelementptr float, ptr %p, i64 %u
  %x = load float, ptr %a
  %u1 = add nsw i64 %u, 1
  %b = getelementptr inbounds float, ptr %p, i64 %u1
  store float %x, ptr %b
  br i1 %c, label %some, label %next
some:
  %u2 = add i64 %u, 2
  %d = getelementptr float, ptr %p, i64 %u2
  store volatile float %x, ptr %d
  br label %next
next:
  %i1 = add nuw i64 %i, 1
  %go = icmp ult i64 %i1, %n
  br i1 %go, label %loop, label %out
out:
  ret void
}

define ptx_kernel void @planes(ptr %p) {
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %tz = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %x = zext i32 %tx to i64
  %y = zext i32 %ty to i64
  %z = zext i32 %tz to i64
  %yz = mul i64 %y, %z
  %m = mul i64 %yz, 48
  %i = add i64 %m, %x
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %a
  ret void
}

define i32 @scratch(i1 %c, i64 %i, i64 %j) {
entry:
  %a = alloca [16 x i32]
  %b = alloca [16 x i32]
  br i1 %c, label %left, label %right
left:
  call void @llvm.lifetime.start.p0(ptr %a)
  %pa = getelementptr i32, ptr %a, i64 %i
  store i32 1, ptr %pa
  %qa = getelementptr i32, ptr %a, i64 %j
  %x = load i32, ptr %qa
  call void @llvm.lifetime.end.p0(ptr %a)
  br label %join
right:
  call void @llvm.lifetime.start.p0(ptr %b)
  %pb = getelementptr i32, ptr %b, i64 %i
  store i32 2, ptr %pb
  %qb = getelementptr i32, ptr %b, i64 %j
  %y = load i32, ptr %qb
  call void @llvm.lifetime.end.p0(ptr %b)
  br label %join
join:
  %r = phi i32 [ %x, %left ], [ %y, %right ]
  ret i32 %r
}

define i32 @ways(ptr %p, i64 %i, i32 %s) {
entry:
  switch i32 %s, label %none [ i32 0, label %zero
                               i32 1, label %one ]
zero:
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 0, ptr %a
  br label %join
one:
  %b = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 1, ptr %b
  br label %join
none:
  %k = shl i64 %i, 2
  %d = getelementptr i8, ptr %p, i64 %k
  store i32 2, ptr %d
  br label %join
join:
  %n = phi i32 [ 0, %zero ], [ 1, %one ], [ 2, %none ]
  %e = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %e
  %r = add i32 %v, %n
  ret i32 %r
}

define void @two_entries(ptr %p, i64 %i, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %ia = phi i64 [ %i, %entry ], [ %ib1, %b ]
  %pa = getelementptr i32, ptr %p, i64 %ia
  store i32 1, ptr %pa
  %ia1 = add nsw i64 %ia, 1
  %qa = getelementptr i32, ptr %p, i64 %ia1
  store i32 2, ptr %qa
  br label %b
b:
  %ib = phi i64 [ 0, %entry ], [ %ia1, %a ]
  %pb = getelementptr i32, ptr %p, i64 %ib
  %v = load i32, ptr %pb
  %ib1 = add i64 %ib, 1
  %more = icmp eq i32 %v, 0
  br i1 %more, label %a, label %out
out:
  ret void
}
