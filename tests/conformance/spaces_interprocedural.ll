; CUDA C++ in whole-program style: structs by value that helpers index at run time, pointers in structs, shared memory handed to functions, restrict
; arguments, long copies, launch bounds, variables without an address space. For byval-mem2reg, generic-to-nvvm, ipmsp, lower-aggr-copies,
; lower-struct-args, memory-space-opt, nvvm-intr-range, process-restrict.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%filter = type { [16 x float], ptr, i32 }

@tile = internal addrspace(3) global [256 x float] undef, align 16
@table = internal constant [4 x i32] [i32 3, i32 1, i32 2, i32 0], align 16
@counter = global i32 0, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
declare void @llvm.nvvm.barrier0()
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

define internal float @tap(ptr byval(%filter) align 8 %f, i32 %i) noinline {
  %a = getelementptr inbounds %filter, ptr %f, i32 0, i32 0, i32 %i
  %v = load float, ptr %a, align 4
  ret float %v
}

define internal void @put(ptr %p, i32 %i, float %v) noinline {
  %a = getelementptr inbounds float, ptr %p, i32 %i
  store float %v, ptr %a, align 4
  ret void
}

define float @get(ptr %p, i32 %i) noinline {
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %a = getelementptr inbounds float, ptr %p, i32 %i
  %v = load float, ptr %a, align 4
  %w = select i1 %shared, float %v, float 0.0
  ret float %w
}

define internal void @axpy(ptr noalias %x, ptr noalias %y, i32 %i, float %a) noinline {
  %xp = getelementptr inbounds float, ptr %x, i32 %i
  %yp = getelementptr inbounds float, ptr %y, i32 %i
  %xv = load float, ptr %xp, align 4
  %yv = load float, ptr %yp, align 4
  %m = fmul float %xv, %a
  %s = fadd float %yv, %m
  store float %s, ptr %yp, align 4
  ret void
}

define ptx_kernel void @filter_rows(ptr byval(%filter) align 8 %f, ptr noalias %in, ptr noalias %out) #0 {
entry:
  %copy = alloca %filter, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %copy, ptr align 8 %f, i64 80, i1 false)
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %z = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %k = getelementptr inbounds %filter, ptr %copy, i32 0, i32 0, i32 %z
  %w = load float, ptr %k, align 4
  %w2 = call float @tap(ptr byval(%filter) align 8 %copy, i32 %z)
  %data = getelementptr inbounds %filter, ptr %f, i32 0, i32 1
  %base = load ptr, ptr %data, align 8
  %bp = getelementptr inbounds float, ptr %base, i32 %t
  %b = load float, ptr %bp, align 4
  %tile = addrspacecast ptr addrspace(3) @tile to ptr
  call void @put(ptr %tile, i32 %t, float %b)
  call void @llvm.nvvm.barrier0()
  %r = sub i32 255, %t
  %g = call float @get(ptr %tile, i32 %r)
  %i = and i32 %t, 3
  %ti = getelementptr inbounds [4 x i32], ptr @table, i32 0, i32 %i
  %step = load i32, ptr %ti, align 4
  call void @axpy(ptr %in, ptr %out, i32 %step, float %w)
  %sum = fadd float %g, %w2
  %op = getelementptr inbounds float, ptr %out, i32 %t
  store float %sum, ptr %op, align 4
  %old = atomicrmw add ptr @counter, i32 1 monotonic
  ret void
}

define void @shift(ptr %rows, i64 %n) {
  %next = getelementptr inbounds i8, ptr %rows, i64 64
  call void @llvm.memmove.p0.p0.i64(ptr align 16 %rows, ptr align 16 %next, i64 %n, i1 false)
  ret void
}

attributes #0 = { "nvvm.maxntid"="256" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
