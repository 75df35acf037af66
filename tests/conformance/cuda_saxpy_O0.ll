; CUDA C++ at -O0: every variable has a stack slot, special registers are read through small inline functions. For mem2reg, sroa, always-inline,
; infer-address-spaces.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal i32 @thread_x() alwaysinline {
  %r = alloca i32, align 4
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %t, ptr %r, align 4
  %v = load i32, ptr %r, align 4
  ret i32 %v
}

define ptx_kernel void @saxpy(i32 noundef %n, float noundef %a, ptr noundef %x, ptr noundef %y) {
entry:
  %n.addr = alloca i32, align 4
  %a.addr = alloca float, align 4
  %x.addr = alloca ptr, align 8
  %y.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  store float %a, ptr %a.addr, align 4
  store ptr %x, ptr %x.addr, align 8
  store ptr %y, ptr %y.addr, align 8
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %b, %d
  %t = call i32 @thread_x()
  %s = add i32 %m, %t
  store i32 %s, ptr %i, align 4
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %n.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %2 = load float, ptr %a.addr, align 4
  %3 = load ptr, ptr %x.addr, align 8
  %4 = load i32, ptr %i, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds float, ptr %3, i64 %idxprom
  %5 = load float, ptr %arrayidx, align 4
  %6 = load ptr, ptr %y.addr, align 8
  %arrayidx2 = getelementptr inbounds float, ptr %6, i64 %idxprom
  %7 = load float, ptr %arrayidx2, align 4
  %8 = call contract float @llvm.fmuladd.f32(float %2, float %5, float %7)
  store float %8, ptr %arrayidx2, align 4
  br label %if.end

if.end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare float @llvm.fmuladd.f32(float, float, float)
