; RUN: %nvopt -passes=scev-cgp -S %s | FileCheck --check-prefix=OFF %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -do-scev-cgp=0 -S %s | FileCheck --check-prefix=OFF %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -S %s | FileCheck %s
; RUN: %nvopt -passes=scev-cgp,scev-cgp -nv-disable-scev-cgp=0 -S %s | FileCheck %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -scev-cgp-check-latency=100 -S %s | FileCheck --check-prefix=OFF %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -scev-cgp-control=0 -S %s | FileCheck --check-prefix=OFF %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -scev-cgp-control=1 -S %s | FileCheck %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -scev-cgp-inst-limit=4 -S %s | FileCheck %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -scev-cgp-inst-limit=3 -S %s | FileCheck --check-prefix=OFF %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -topo-sort-begin=1 -S %s | FileCheck --check-prefix=SKIP %s
; Offsets made of thread indices fit 32 bits: they are computed in these.
target datalayout = "e-p:64:64-i64:64-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()

define ptx_kernel void @three_dimensions(ptr addrspace(1) %p) {
; OFF-LABEL: @three_dimensions(
; OFF-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; OFF-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; OFF-NEXT: %tz = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
; OFF-NEXT: %x = zext i32 %tx to i64
; OFF-NEXT: %y = zext i32 %ty to i64
; OFF-NEXT: %z = zext i32 %tz to i64
; OFF-NEXT: %yz = mul i64 %y, %z
; OFF-NEXT: %m = mul i64 %yz, 48
; OFF-NEXT: %i = add i64 %m, %x
; OFF-NEXT: %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
; OFF-NEXT: store i32 1, ptr addrspace(1) %a, align 4
; OFF-NEXT: ret void
; CHECK-LABEL: @three_dimensions(
; CHECK-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; CHECK-NEXT: %tz = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
; CHECK-NEXT: %scevcgptmp_0 = mul i32 %ty, %tz
; CHECK-NEXT: %scevcgptmp_01 = mul i32 %scevcgptmp_0, 48
; CHECK-NEXT: %scevcgptmp_02 = add i32 %tx, %scevcgptmp_01
; CHECK-NEXT: %scevcgptmp_03 = zext i32 %scevcgptmp_02 to i64
; CHECK-NEXT: %scevcgp_0 = getelementptr i32, ptr addrspace(1) %p, i64 %scevcgptmp_03
; CHECK-NEXT: store i32 1, ptr addrspace(1) %scevcgp_0, align 4
; CHECK-NEXT: ret void
; SKIP-LABEL: @three_dimensions(
; SKIP-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; SKIP-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; SKIP-NEXT: %tz = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
; SKIP-NEXT: %x = zext i32 %tx to i64
; SKIP-NEXT: %y = zext i32 %ty to i64
; SKIP-NEXT: %z = zext i32 %tz to i64
; SKIP-NEXT: %yz = mul i64 %y, %z
; SKIP-NEXT: %m = mul i64 %yz, 48
; SKIP-NEXT: %i = add i64 %m, %x
; SKIP-NEXT: %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
; SKIP-NEXT: store i32 1, ptr addrspace(1) %a, align 4
; SKIP-NEXT: ret void
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
; OFF-LABEL: @unknown_stride(
; OFF-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; OFF-NEXT: %x = zext i32 %tx to i64
; OFF-NEXT: %m = mul i64 %x, %stride
; OFF-NEXT: %i = mul i64 %m, %x
; OFF-NEXT: %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
; OFF-NEXT: store i32 1, ptr addrspace(1) %a, align 4
; OFF-NEXT: ret void
; CHECK-LABEL: @unknown_stride(
; CHECK-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: %x = zext i32 %tx to i64
; CHECK-NEXT: %m = mul i64 %x, %stride
; CHECK-NEXT: %i = mul i64 %m, %x
; CHECK-NEXT: %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
; CHECK-NEXT: store i32 1, ptr addrspace(1) %a, align 4
; CHECK-NEXT: ret void
; SKIP-LABEL: @unknown_stride(
; SKIP-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; SKIP-NEXT: %x = zext i32 %tx to i64
; SKIP-NEXT: %m = mul i64 %x, %stride
; SKIP-NEXT: %i = mul i64 %m, %x
; SKIP-NEXT: %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
; SKIP-NEXT: store i32 1, ptr addrspace(1) %a, align 4
; SKIP-NEXT: ret void
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
; OFF-LABEL: @shared_memory(
; OFF-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; OFF-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; OFF-NEXT: %x = zext i32 %tx to i64
; OFF-NEXT: %y = zext i32 %ty to i64
; OFF-NEXT: %xy = mul i64 %x, %y
; OFF-NEXT: %xyy = mul i64 %xy, %y
; OFF-NEXT: %i = add i64 %xyy, 5
; OFF-NEXT: %a = getelementptr i16, ptr addrspace(3) %p, i64 %i
; OFF-NEXT: store i16 1, ptr addrspace(3) %a, align 2
; OFF-NEXT: ret void
; CHECK-LABEL: @shared_memory(
; CHECK-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; CHECK-NEXT: %scevcgptmp_0 = mul i32 %ty, %ty
; CHECK-NEXT: %scevcgptmp_01 = mul i32 %tx, %scevcgptmp_0
; CHECK-NEXT: %scevcgptmp_02 = zext i32 %scevcgptmp_01 to i64
; CHECK-NEXT: %scevcgp_0 = getelementptr i16, ptr addrspace(3) %p, i64 %scevcgptmp_02
; CHECK-NEXT: %1 = getelementptr i8, ptr addrspace(3) %scevcgp_0, i64 10
; CHECK-NEXT: store i16 1, ptr addrspace(3) %1, align 2
; CHECK-NEXT: ret void
; SKIP-LABEL: @shared_memory(
; SKIP-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; SKIP-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; SKIP-NEXT: %x = zext i32 %tx to i64
; SKIP-NEXT: %y = zext i32 %ty to i64
; SKIP-NEXT: %xy = mul i64 %x, %y
; SKIP-NEXT: %xyy = mul i64 %xy, %y
; SKIP-NEXT: %i = add i64 %xyy, 5
; SKIP-NEXT: %a = getelementptr i16, ptr addrspace(3) %p, i64 %i
; SKIP-NEXT: store i16 1, ptr addrspace(3) %a, align 2
; SKIP-NEXT: ret void
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
