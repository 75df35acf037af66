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

; The first address multiplies before it adds, the others after it: what is the thread's in them is one sum.
define ptx_kernel void @planes(ptr addrspace(1) %p, i64 %sx, i64 %sy, i64 %u, i64 %v, i64 %w) {
; EACH-LABEL: @planes(
; EACH-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; EACH-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; EACH-NEXT: %x = zext i32 %tx to i64
; EACH-NEXT: %y = zext i32 %ty to i64
; EACH-NEXT: %mx = mul i64 %x, %sx
; EACH-NEXT: %my = mul i64 %y, %sy
; EACH-NEXT: %a0 = add i64 %mx, %u
; EACH-NEXT: %a1 = add i64 %a0, %my
; EACH-NEXT: %a = getelementptr float, ptr addrspace(1) %p, i64 %a1
; EACH-NEXT: store float 1.000000e+00, ptr addrspace(1) %a, align 4
; EACH-NEXT: %nx = mul i64 %sx, %x
; EACH-NEXT: %ny = mul i64 %sy, %y
; EACH-NEXT: %b0 = add i64 %ny, %v
; EACH-NEXT: %b1 = add i64 %b0, %nx
; EACH-NEXT: %b = getelementptr float, ptr addrspace(1) %p, i64 %b1
; EACH-NEXT: store float 2.000000e+00, ptr addrspace(1) %b, align 4
; EACH-NEXT: ret void
; CHECK-LABEL: @planes(
; CHECK-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; CHECK-NEXT: %x = zext i32 %tx to i64
; CHECK-NEXT: %y = zext i32 %ty to i64
; CHECK-NEXT: %scevcgptmp_1 = mul i64 %sy, %y
; CHECK-NEXT: %scevcgptmp_11 = shl i64 %scevcgptmp_1, 2
; CHECK-NEXT: %scevcgptmp_12 = mul i64 %sx, %x
; CHECK-NEXT: %scevcgptmp_13 = shl i64 %scevcgptmp_12, 2
; CHECK-NEXT: %scevcgptmp_14 = add i64 %scevcgptmp_11, %scevcgptmp_13
; CHECK-NEXT: %scevcgp_1 = getelementptr i8, ptr addrspace(1) %p, i64 %scevcgptmp_14
; CHECK-NEXT: %scevcgptmp_15 = shl i64 %u, 2
; CHECK-NEXT: %scevcgptmp_16 = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 %scevcgptmp_15
; CHECK-NEXT: store float 1.000000e+00, ptr addrspace(1) %scevcgptmp_16, align 4
; CHECK-NEXT: %scevcgptmp_17 = shl i64 %v, 2
; CHECK-NEXT: %scevcgptmp_18 = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 %scevcgptmp_17
; CHECK-NEXT: store float 2.000000e+00, ptr addrspace(1) %scevcgptmp_18, align 4
; CHECK-NEXT: ret void
; RAW-LABEL: @planes(
; RAW-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; RAW-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; RAW-NEXT: %x = zext i32 %tx to i64
; RAW-NEXT: %y = zext i32 %ty to i64
; RAW-NEXT: %scevcgptmp_0 = mul i64 %sy, %y
; RAW-NEXT: %scevcgptmp_01 = shl i64 %scevcgptmp_0, 2
; RAW-NEXT: %scevcgptmp_02 = mul i64 %sx, %x
; RAW-NEXT: %scevcgptmp_03 = shl i64 %scevcgptmp_02, 2
; RAW-NEXT: %scevcgptmp_04 = add i64 %scevcgptmp_01, %scevcgptmp_03
; RAW-NEXT: %scevcgp_0 = getelementptr i8, ptr addrspace(1) %p, i64 %scevcgptmp_04
; RAW-NEXT: %1 = shl i64 %u, 2
; RAW-NEXT: %2 = getelementptr i8, ptr addrspace(1) %scevcgp_0, i64 %1
; RAW-NEXT: store float 1.000000e+00, ptr addrspace(1) %2, align 4
; RAW-NEXT: %3 = shl i64 %v, 2
; RAW-NEXT: %4 = getelementptr i8, ptr addrspace(1) %scevcgp_0, i64 %3
; RAW-NEXT: store float 2.000000e+00, ptr addrspace(1) %4, align 4
; RAW-NEXT: ret void
; OLD-LABEL: @planes(
; OLD-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; OLD-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; OLD-NEXT: %x = zext i32 %tx to i64
; OLD-NEXT: %y = zext i32 %ty to i64
; OLD-NEXT: %scevcgptmp_1 = mul i64 %sy, %y
; OLD-NEXT: %scevcgptmp_11 = shl i64 %scevcgptmp_1, 2
; OLD-NEXT: %scevcgptmp_12 = mul i64 %sx, %x
; OLD-NEXT: %scevcgptmp_13 = shl i64 %scevcgptmp_12, 2
; OLD-NEXT: %scevcgptmp_14 = add i64 %scevcgptmp_11, %scevcgptmp_13
; OLD-NEXT: %scevcgp_1 = getelementptr i8, ptr addrspace(1) %p, i64 %scevcgptmp_14
; OLD-NEXT: %scevcgptmp_15 = shl i64 %u, 2
; OLD-NEXT: %scevcgptmp_16 = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 %scevcgptmp_15
; OLD-NEXT: store float 1.000000e+00, ptr addrspace(1) %scevcgptmp_16, align 4
; OLD-NEXT: %scevcgptmp_17 = shl i64 %v, 2
; OLD-NEXT: %scevcgptmp_18 = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 %scevcgptmp_17
; OLD-NEXT: store float 2.000000e+00, ptr addrspace(1) %scevcgptmp_18, align 4
; OLD-NEXT: ret void
; BAD-LABEL: @planes(
; BAD-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; BAD-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; BAD-NEXT: %x = zext i32 %tx to i64
; BAD-NEXT: %y = zext i32 %ty to i64
; BAD-NEXT: %scevcgptmp_1 = mul i64 %sy, %y
; BAD-NEXT: %scevcgptmp_11 = shl i64 %scevcgptmp_1, 2
; BAD-NEXT: %scevcgptmp_12 = mul i64 %sx, %x
; BAD-NEXT: %scevcgptmp_13 = shl i64 %scevcgptmp_12, 2
; BAD-NEXT: %scevcgptmp_14 = add i64 %scevcgptmp_11, %scevcgptmp_13
; BAD-NEXT: %scevcgp_1 = getelementptr i8, ptr addrspace(1) %p, i64 %scevcgptmp_14
; BAD-NEXT: %scevcgptmp_15 = shl i64 %u, 2
; BAD-NEXT: %scevcgptmp_16 = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 %scevcgptmp_15
; BAD-NEXT: store float 1.000000e+00, ptr addrspace(1) %scevcgptmp_16, align 4
; BAD-NEXT: %scevcgptmp_17 = shl i64 %v, 2
; BAD-NEXT: %scevcgptmp_18 = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 %scevcgptmp_17
; BAD-NEXT: store float 2.000000e+00, ptr addrspace(1) %scevcgptmp_18, align 4
; BAD-NEXT: ret void
; MORE-LABEL: @planes(
; MORE-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; MORE-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; MORE-NEXT: %x = zext i32 %tx to i64
; MORE-NEXT: %y = zext i32 %ty to i64
; MORE-NEXT: %scevcgptmp_1 = mul i64 %sy, %y
; MORE-NEXT: %scevcgptmp_11 = shl i64 %scevcgptmp_1, 2
; MORE-NEXT: %scevcgptmp_12 = mul i64 %sx, %x
; MORE-NEXT: %scevcgptmp_13 = shl i64 %scevcgptmp_12, 2
; MORE-NEXT: %scevcgptmp_14 = add i64 %scevcgptmp_11, %scevcgptmp_13
; MORE-NEXT: %scevcgp_1 = getelementptr i8, ptr addrspace(1) %p, i64 %scevcgptmp_14
; MORE-NEXT: %scevcgptmp_15 = shl i64 %u, 2
; MORE-NEXT: %scevcgptmp_16 = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 %scevcgptmp_15
; MORE-NEXT: store float 1.000000e+00, ptr addrspace(1) %scevcgptmp_16, align 4
; MORE-NEXT: %scevcgptmp_17 = shl i64 %v, 2
; MORE-NEXT: %scevcgptmp_18 = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 %scevcgptmp_17
; MORE-NEXT: store float 2.000000e+00, ptr addrspace(1) %scevcgptmp_18, align 4
; MORE-NEXT: ret void
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
  %nx = mul i64 %sx, %x
  %ny = mul i64 %sy, %y
  %b0 = add i64 %ny, %v
  %b1 = add i64 %b0, %nx
  %b = getelementptr float, ptr addrspace(1) %p, i64 %b1
  store float 2.0, ptr addrspace(1) %b
  ret void
}

; A pointer that is loaded is a bad base.
define ptx_kernel void @loaded_base(ptr addrspace(1) %pp, i64 %sx, i64 %sy, i64 %u, i64 %v) {
; EACH-LABEL: @loaded_base(
; EACH-NEXT: %p = load ptr, ptr addrspace(1) %pp, align 8
; EACH-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; EACH-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; EACH-NEXT: %x = zext i32 %tx to i64
; EACH-NEXT: %y = zext i32 %ty to i64
; EACH-NEXT: %mx = mul i64 %x, %sx
; EACH-NEXT: %my = mul i64 %y, %sy
; EACH-NEXT: %a0 = add i64 %mx, %u
; EACH-NEXT: %a1 = add i64 %a0, %my
; EACH-NEXT: %a = getelementptr float, ptr %p, i64 %a1
; EACH-NEXT: store float 1.000000e+00, ptr %a, align 4
; EACH-NEXT: %nx = mul i64 %sx, %x
; EACH-NEXT: %ny = mul i64 %sy, %y
; EACH-NEXT: %b0 = add i64 %ny, %v
; EACH-NEXT: %b1 = add i64 %b0, %nx
; EACH-NEXT: %b = getelementptr float, ptr %p, i64 %b1
; EACH-NEXT: store float 2.000000e+00, ptr %b, align 4
; EACH-NEXT: ret void
; CHECK-LABEL: @loaded_base(
; CHECK-NEXT: %p = load ptr, ptr addrspace(1) %pp, align 8
; CHECK-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; CHECK-NEXT: %x = zext i32 %tx to i64
; CHECK-NEXT: %y = zext i32 %ty to i64
; CHECK-NEXT: %mx = mul i64 %x, %sx
; CHECK-NEXT: %my = mul i64 %y, %sy
; CHECK-NEXT: %a0 = add i64 %mx, %u
; CHECK-NEXT: %a1 = add i64 %a0, %my
; CHECK-NEXT: %a = getelementptr float, ptr %p, i64 %a1
; CHECK-NEXT: store float 1.000000e+00, ptr %a, align 4
; CHECK-NEXT: %nx = mul i64 %sx, %x
; CHECK-NEXT: %ny = mul i64 %sy, %y
; CHECK-NEXT: %b0 = add i64 %ny, %v
; CHECK-NEXT: %b1 = add i64 %b0, %nx
; CHECK-NEXT: %b = getelementptr float, ptr %p, i64 %b1
; CHECK-NEXT: store float 2.000000e+00, ptr %b, align 4
; CHECK-NEXT: ret void
; RAW-LABEL: @loaded_base(
; RAW-NEXT: %p = load ptr, ptr addrspace(1) %pp, align 8
; RAW-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; RAW-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; RAW-NEXT: %x = zext i32 %tx to i64
; RAW-NEXT: %y = zext i32 %ty to i64
; RAW-NEXT: %mx = mul i64 %x, %sx
; RAW-NEXT: %my = mul i64 %y, %sy
; RAW-NEXT: %a0 = add i64 %mx, %u
; RAW-NEXT: %a1 = add i64 %a0, %my
; RAW-NEXT: %a = getelementptr float, ptr %p, i64 %a1
; RAW-NEXT: store float 1.000000e+00, ptr %a, align 4
; RAW-NEXT: %nx = mul i64 %sx, %x
; RAW-NEXT: %ny = mul i64 %sy, %y
; RAW-NEXT: %b0 = add i64 %ny, %v
; RAW-NEXT: %b1 = add i64 %b0, %nx
; RAW-NEXT: %b = getelementptr float, ptr %p, i64 %b1
; RAW-NEXT: store float 2.000000e+00, ptr %b, align 4
; RAW-NEXT: ret void
; OLD-LABEL: @loaded_base(
; OLD-NEXT: %p = load ptr, ptr addrspace(1) %pp, align 8
; OLD-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; OLD-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; OLD-NEXT: %x = zext i32 %tx to i64
; OLD-NEXT: %y = zext i32 %ty to i64
; OLD-NEXT: %mx = mul i64 %x, %sx
; OLD-NEXT: %my = mul i64 %y, %sy
; OLD-NEXT: %a0 = add i64 %mx, %u
; OLD-NEXT: %a1 = add i64 %a0, %my
; OLD-NEXT: %a = getelementptr float, ptr %p, i64 %a1
; OLD-NEXT: store float 1.000000e+00, ptr %a, align 4
; OLD-NEXT: %nx = mul i64 %sx, %x
; OLD-NEXT: %ny = mul i64 %sy, %y
; OLD-NEXT: %b0 = add i64 %ny, %v
; OLD-NEXT: %b1 = add i64 %b0, %nx
; OLD-NEXT: %b = getelementptr float, ptr %p, i64 %b1
; OLD-NEXT: store float 2.000000e+00, ptr %b, align 4
; OLD-NEXT: ret void
; BAD-LABEL: @loaded_base(
; BAD-NEXT: %p = load ptr, ptr addrspace(1) %pp, align 8
; BAD-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; BAD-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; BAD-NEXT: %x = zext i32 %tx to i64
; BAD-NEXT: %y = zext i32 %ty to i64
; BAD-NEXT: %scevcgptmp_1 = mul i64 %sy, %y
; BAD-NEXT: %scevcgptmp_11 = shl i64 %scevcgptmp_1, 2
; BAD-NEXT: %scevcgptmp_12 = mul i64 %sx, %x
; BAD-NEXT: %scevcgptmp_13 = shl i64 %scevcgptmp_12, 2
; BAD-NEXT: %scevcgptmp_14 = add i64 %scevcgptmp_11, %scevcgptmp_13
; BAD-NEXT: %scevcgp_1 = getelementptr i8, ptr %p, i64 %scevcgptmp_14
; BAD-NEXT: %scevcgptmp_15 = shl i64 %u, 2
; BAD-NEXT: %scevcgptmp_16 = getelementptr i8, ptr %scevcgp_1, i64 %scevcgptmp_15
; BAD-NEXT: store float 1.000000e+00, ptr %scevcgptmp_16, align 4
; BAD-NEXT: %scevcgptmp_17 = shl i64 %v, 2
; BAD-NEXT: %scevcgptmp_18 = getelementptr i8, ptr %scevcgp_1, i64 %scevcgptmp_17
; BAD-NEXT: store float 2.000000e+00, ptr %scevcgptmp_18, align 4
; BAD-NEXT: ret void
; MORE-LABEL: @loaded_base(
; MORE-NEXT: %p = load ptr, ptr addrspace(1) %pp, align 8
; MORE-NEXT: %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; MORE-NEXT: %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; MORE-NEXT: %x = zext i32 %tx to i64
; MORE-NEXT: %y = zext i32 %ty to i64
; MORE-NEXT: %mx = mul i64 %x, %sx
; MORE-NEXT: %my = mul i64 %y, %sy
; MORE-NEXT: %a0 = add i64 %mx, %u
; MORE-NEXT: %a1 = add i64 %a0, %my
; MORE-NEXT: %a = getelementptr float, ptr %p, i64 %a1
; MORE-NEXT: store float 1.000000e+00, ptr %a, align 4
; MORE-NEXT: %nx = mul i64 %sx, %x
; MORE-NEXT: %ny = mul i64 %sy, %y
; MORE-NEXT: %b0 = add i64 %ny, %v
; MORE-NEXT: %b1 = add i64 %b0, %nx
; MORE-NEXT: %b = getelementptr float, ptr %p, i64 %b1
; MORE-NEXT: store float 2.000000e+00, ptr %b, align 4
; MORE-NEXT: ret void
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
  %nx = mul i64 %sx, %x
  %ny = mul i64 %sy, %y
  %b0 = add i64 %ny, %v
  %b1 = add i64 %b0, %nx
  %b = getelementptr float, ptr %p, i64 %b1
  store float 2.0, ptr %b
  ret void
}
