; RUN: %nvopt -passes='memory-space-opt' -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes='memory-space-opt<second-time;no-warnings>' -disable-output %s 2>&1 | FileCheck %s
; Errors after which compilation goes on.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare {i32, i32, i32, i32, i32, i32, i32, i32} @llvm.nvvm.wmma.m16n16k16.load.c.row.s32.p0(ptr)
@c = addrspace(4) constant [64 x i32] zeroinitializer
@s = internal addrspace(3) global <2 x half> undef
define void @atomics(ptr %p) {
  %a = alloca i32
  %v = atomicrmw add ptr %a, i32 1 seq_cst
  %w = atomicrmw add ptr addrspace(4) @c, i32 1 seq_cst
  ret void
}
; CHECK: warning: Cannot do atomic on local memory
; CHECK: warning: Cannot do atomic operation on const memory
define void @vectors() {
  %a = alloca <2 x half>
  %v = atomicrmw fadd ptr %a, <2 x half> zeroinitializer seq_cst
  %w = atomicrmw fadd ptr addrspace(4) @c, <2 x half> zeroinitializer seq_cst
  %x = atomicrmw fadd ptr addrspace(3) @s, <2 x half> zeroinitializer seq_cst
  ret void
}
; CHECK: warning: Cannot to vector atomic on local memory
; CHECK: warning: Cannot to vector atomic on const memory
; CHECK: warning: Cannot to vector atomic on shared memory
define void @matrices() {
  %a = alloca [64 x i32]
  %m = call {i32, i32, i32, i32, i32, i32, i32, i32} @llvm.nvvm.wmma.m16n16k16.load.c.row.s32.p0(ptr %a)
  %n = call {i32, i32, i32, i32, i32, i32, i32, i32} @llvm.nvvm.wmma.m16n16k16.load.c.row.s32.p0(ptr addrspacecast (ptr addrspace(4) @c to ptr))
  ret void
}
; CHECK: warning: Cannot do WMMA on local memory
; CHECK: warning: Cannot do WMMA on constant memory
