; RUN: %nvopt -passes='memory-space-opt' -S %s | FileCheck %s --check-prefixes=ALL
; RUN: %nvopt -passes='memory-space-opt' -mem-space-alg=0 -S %s | FileCheck %s --check-prefixes=NOTHING
; RUN: %nvopt -passes='memory-space-opt' -mem-space-alg=1 -S %s | FileCheck %s --check-prefixes=CHAINS
; RUN: %nvopt -passes='memory-space-opt' -param-always-point-to-global=0 -S %s | FileCheck %s --check-prefixes=NOPARAM
; RUN: %nvopt -passes='memory-space-opt' -process-alloca-always=0 -S %s | FileCheck %s --check-prefixes=NOALLOCA
; RUN: %nvopt -passes='memory-space-opt' -track-indir-load=0 -S %s | FileCheck %s --check-prefixes=NOLOAD
; RUN: %nvopt -passes='memory-space-opt' -track-int2ptr=0 -S %s | FileCheck %s --check-prefixes=NOINT
; RUN: %nvopt -passes='memory-space-opt' -process-builtin-assume=0 -S %s | FileCheck %s --check-prefixes=NOASSUME
; RUN: %nvopt -passes='memory-space-opt' -wmma-memory-space-opt=0 -S %s | FileCheck %s --check-prefixes=NOWMMA
; RUN: %nvopt -passes='memory-space-opt' -dump-ir-before-memory-space-opt -dump-ir-after-memory-space-opt -disable-output %s 2>&1 | FileCheck %s --check-prefixes=DUMP
; RUN: %nvopt -passes='memory-space-opt<second-time>' -dump-memory-space-warnings -track-indir-load=0 -disable-output %s 2>&1 | FileCheck %s --check-prefixes=LINES
; RUN: not %nvopt -passes='memory-space-opt<third-time>' -disable-output %s 2>&1 | FileCheck %s --check-prefixes=BAD
; RUN: %nvopt -passes='memory-space-opt' -process-restrict -S %s | FileCheck %s --check-prefixes=RESTRICT
; Each knob takes away what it names.
; BAD: invalid MemorySpaceOpt pass parameter 'third-time'
; DUMP: *** IR before memory-space-opt (first time) ***
; DUMP: define ptx_kernel void @parameter
; DUMP: *** IR after memory-space-opt (first time) ***
; LINES: memory-space-opt (second time): loaded: cannot tell what pointer points to
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare void @llvm.assume(i1)
declare {i32, i32, i32, i32, i32, i32, i32, i32} @llvm.nvvm.wmma.m16n16k16.load.c.row.s32.p0(ptr)
define ptx_kernel void @parameter(ptr %p) {
  store float 1.0, ptr %p
  ret void
}
; ALL: store float 1.000000e+00, ptr addrspace(1)
; NOTHING: store float 1.000000e+00, ptr %p
; CHAINS: store float 1.000000e+00, ptr addrspace(1)
; NOPARAM: store float 1.000000e+00, ptr %p
define ptx_kernel void @restrict(ptr noalias %p) {
  store float 7.0, ptr %p
  ret void
}
; ALL: store float 7.000000e+00, ptr addrspace(1) %{{[0-9]+}}, align 4{{$}}
; RESTRICT: store float 7.000000e+00, ptr addrspace(1) %{{[0-9]+}}, align 4, !alias.scope
define void @variable() {
  %a = alloca float
  store float 2.0, ptr %a
  ret void
}
; ALL: store float 2.000000e+00, ptr addrspace(5)
; NOALLOCA: store float 2.000000e+00, ptr %a
define ptx_kernel void @loaded(ptr byval(ptr) %p) {
  %q = load ptr, ptr %p
  store float 3.0, ptr %q
  ret void
}
; ALL: store float 3.000000e+00, ptr addrspace(1)
; NOLOAD: store float 3.000000e+00, ptr %q
define void @number() {
  %g = addrspacecast ptr addrspace(3) @sh to ptr
  %i = ptrtoint ptr %g to i64
  %q = inttoptr i64 %i to ptr
  store float 4.0, ptr %q
  ret void
}
; ALL: store float 4.000000e+00, ptr addrspace(3)
; NOINT: store float 4.000000e+00, ptr %q
define void @choice(ptr addrspace(3) %p, ptr addrspace(3) %q, i1 %c) {
  %a = addrspacecast ptr addrspace(3) %p to ptr
  %b = addrspacecast ptr addrspace(3) %q to ptr
  %s = select i1 %c, ptr %a, ptr %b
  store float 5.0, ptr %s
  ret void
}
; ALL: store float 5.000000e+00, ptr addrspace(3)
; CHAINS: store float 5.000000e+00, ptr %s
define void @assumed(ptr %p) {
  %c = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %c)
  store float 6.0, ptr %p
  ret void
}
; ALL: store float 6.000000e+00, ptr addrspace(3)
; NOASSUME: store float 6.000000e+00, ptr %p
define {i32, i32, i32, i32, i32, i32, i32, i32} @matrix() {
  %g = addrspacecast ptr addrspace(3) @sh to ptr
  %m = call {i32, i32, i32, i32, i32, i32, i32, i32} @llvm.nvvm.wmma.m16n16k16.load.c.row.s32.p0(ptr %g)
  ret {i32, i32, i32, i32, i32, i32, i32, i32} %m
}
; ALL: %m = call { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.c.row.s32.p3(ptr addrspace(3) @sh)
; NOWMMA: %m = call { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.c.row.s32.p0(ptr %g)
