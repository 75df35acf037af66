; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -S %s | FileCheck --check-prefix=EACH %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -do-function-scev-cgp -S %s | FileCheck %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -do-function-scev-cgp -scev-cgp-norm=0 -S %s | FileCheck --check-prefix=RAW %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -do-function-scev-cgp -scev-cgp-old-base -S %s | FileCheck --check-prefix=OLD %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -do-function-scev-cgp -ignore-bad-base -S %s | FileCheck --check-prefix=BAD %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -do-function-scev-cgp -do-scev-cgp-aggresively -S %s | FileCheck --check-prefix=MORE %s
; What addresses owe to thread indices is a base that they share.
target datalayout = "e-p:64:64-i64:64-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

define ptx_kernel void @planes(ptr addrspace(1) %p, i64 %sx, i64 %sy, i64 %u, i64 %v, i64 %w) {
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %x = zext i32 %tx to i64
  %y = zext i32 %ty to i64
  %mx = mul i64 %x, %sx
  %my = mul i64 %y, %sy
  %a0 = add i64 %mx, %u
  %a1 = add i64 %a0, %my
  %a = getelementptr float, ptr addrspace(1) %p, i64 %a1
  store float 1.0, ptr addrspace(1) %a
  %b0 = add i64 %my, %v
  %b1 = add i64 %b0, %mx
  %b = getelementptr float, ptr addrspace(1) %p, i64 %b1
  store float 2.0, ptr addrspace(1) %b
  %c0 = add i64 %mx, %w
  %c1 = add i64 %c0, %my
  %c = getelementptr float, ptr addrspace(1) %p, i64 %c1
  store float 3.0, ptr addrspace(1) %c
  ret void
}

; A pointer that is loaded is a bad base.
define ptx_kernel void @loaded_base(ptr addrspace(1) %pp, i64 %sx, i64 %sy, i64 %u, i64 %v) {
  %p = load ptr, ptr addrspace(1) %pp
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %x = zext i32 %tx to i64
  %y = zext i32 %ty to i64
  %mx = mul i64 %x, %sx
  %my = mul i64 %y, %sy
  %a0 = add i64 %mx, %u
  %a1 = add i64 %a0, %my
  %a = getelementptr float, ptr %p, i64 %a1
  store float 1.0, ptr %a
  %b0 = add i64 %my, %v
  %b1 = add i64 %b0, %mx
  %b = getelementptr float, ptr %p, i64 %b1
  store float 2.0, ptr %b
  ret void
}
