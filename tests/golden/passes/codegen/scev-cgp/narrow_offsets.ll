; RUN: %nvopt -passes=scev-cgp -S %s | FileCheck --check-prefix=OFF %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -do-scev-cgp=0 -S %s | FileCheck --check-prefix=OFF %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -S %s | FileCheck %s
; RUN: %nvopt -passes=scev-cgp,scev-cgp -nv-disable-scev-cgp=0 -S %s | FileCheck %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -scev-cgp-check-latency=100 -S %s | FileCheck --check-prefix=OFF %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -scev-cgp-control=0 -S %s | FileCheck --check-prefix=OFF %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -scev-cgp-inst-limit=1 -S %s | FileCheck --check-prefix=OFF %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -topo-sort-begin=1 -S %s | FileCheck --check-prefix=SKIP %s
; Offsets made of thread indices fit 32 bits: they are computed in these.
target datalayout = "e-p:64:64-i64:64-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()

define ptx_kernel void @three_dimensions(ptr addrspace(1) %p) {
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %tz = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %x = zext i32 %tx to i64
  %y = zext i32 %ty to i64
  %z = zext i32 %tz to i64
  %yz = mul i64 %y, %z
  %m = mul i64 %yz, 48
  %i = add i64 %m, %x
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i32 1, ptr addrspace(1) %a
  ret void
}

; Nothing bounds the stride: 64 bits stay.
define ptx_kernel void @unknown_stride(ptr addrspace(1) %p, i64 %stride) {
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %tx to i64
  %m = mul i64 %x, %stride
  %i = mul i64 %m, %x
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i32 1, ptr addrspace(1) %a
  ret void
}

; Shared memory stays shared memory; the constant is the access's.
define ptx_kernel void @shared_memory(ptr addrspace(3) %p) {
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %x = zext i32 %tx to i64
  %y = zext i32 %ty to i64
  %xy = mul i64 %x, %y
  %xyy = mul i64 %xy, %y
  %i = add i64 %xyy, 5
  %a = getelementptr i16, ptr addrspace(3) %p, i64 %i
  store i16 1, ptr addrspace(3) %a
  ret void
}
