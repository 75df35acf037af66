; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -S %s | FileCheck %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -scev-cgp-tid-max-value=16 -S %s | FileCheck --check-prefix=TID %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -ignore-32-bit-overflow -S %s | FileCheck --check-prefix=UNSIGNED %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -ignore-signed-32-bit-overflow -S %s | FileCheck --check-prefix=SIGNED %s
; The cases that the knobs are wrong for (docs/seed-deviations.md). A block of 1,024 threads: tid * tid * tid * 64 is
; 68,585,259,008 for the last one, which is no number of 32 bits. By default it stays.
target datalayout = "e-p:64:64-i64:64-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @cube(ptr addrspace(1) %p) {
; CHECK-LABEL: @cube(
; CHECK-NEXT: %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: %x = zext i32 %t to i64
; CHECK-NEXT: %xx = mul i64 %x, %x
; CHECK-NEXT: %xxx = mul i64 %xx, %x
; CHECK-NEXT: %i = mul i64 %xxx, 64
; CHECK-NEXT: %a = getelementptr i8, ptr addrspace(1) %p, i64 %i
; CHECK-NEXT: store i8 1, ptr addrspace(1) %a, align 1
; CHECK-NEXT: ret void
; TID-LABEL: @cube(
; TID-NEXT: %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; TID-NEXT: %scevcgptmp_0 = mul i32 %t, %t
; TID-NEXT: %scevcgptmp_01 = mul i32 %t, %scevcgptmp_0
; TID-NEXT: %scevcgptmp_02 = shl i32 %scevcgptmp_01, 3
; TID-NEXT: %scevcgptmp_03 = zext i32 %scevcgptmp_02 to i64
; TID-NEXT: %scevcgp_0 = getelementptr i64, ptr addrspace(1) %p, i64 %scevcgptmp_03
; TID-NEXT: store i8 1, ptr addrspace(1) %scevcgp_0, align 1
; TID-NEXT: ret void
; UNSIGNED-LABEL: @cube(
; UNSIGNED-NEXT: %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; UNSIGNED-NEXT: %scevcgptmp_0 = mul i32 %t, %t
; UNSIGNED-NEXT: %scevcgptmp_01 = mul i32 %t, %scevcgptmp_0
; UNSIGNED-NEXT: %scevcgptmp_02 = shl i32 %scevcgptmp_01, 3
; UNSIGNED-NEXT: %scevcgptmp_03 = zext i32 %scevcgptmp_02 to i64
; UNSIGNED-NEXT: %scevcgp_0 = getelementptr i64, ptr addrspace(1) %p, i64 %scevcgptmp_03
; UNSIGNED-NEXT: store i8 1, ptr addrspace(1) %scevcgp_0, align 1
; UNSIGNED-NEXT: ret void
; SIGNED-LABEL: @cube(
; SIGNED-NEXT: %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; SIGNED-NEXT: %scevcgptmp_0 = mul i32 %t, %t
; SIGNED-NEXT: %scevcgptmp_01 = mul i32 %t, %scevcgptmp_0
; SIGNED-NEXT: %scevcgptmp_02 = shl i32 %scevcgptmp_01, 6
; SIGNED-NEXT: %scevcgptmp_03 = sext i32 %scevcgptmp_02 to i64
; SIGNED-NEXT: %scevcgp_0 = getelementptr i8, ptr addrspace(1) %p, i64 %scevcgptmp_03
; SIGNED-NEXT: store i8 1, ptr addrspace(1) %scevcgp_0, align 1
; SIGNED-NEXT: ret void
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %xx = mul i64 %x, %x
  %xxx = mul i64 %xx, %x
  %i = mul i64 %xxx, 64
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  ret void
}

; An offset that a caller chooses: -8 is 4,294,967,288 without its sign, and 8,589,934,592 is 0 with it.
define void @any_stride(ptr %p, i64 %stride, i64 %n) {
; CHECK-LABEL: @any_stride(
; CHECK-NEXT: %m = mul i64 %stride, %n
; CHECK-NEXT: %o = mul i64 %m, %n
; CHECK-NEXT: %a = getelementptr i8, ptr %p, i64 %o
; CHECK-NEXT: store i8 1, ptr %a, align 1
; CHECK-NEXT: ret void
; TID-LABEL: @any_stride(
; TID-NEXT: %m = mul i64 %stride, %n
; TID-NEXT: %o = mul i64 %m, %n
; TID-NEXT: %a = getelementptr i8, ptr %p, i64 %o
; TID-NEXT: store i8 1, ptr %a, align 1
; TID-NEXT: ret void
; UNSIGNED-LABEL: @any_stride(
; UNSIGNED-NEXT: %m = mul i64 %stride, %n
; UNSIGNED-NEXT: %o = mul i64 %m, %n
; UNSIGNED-NEXT: %scevcgptmp_0 = trunc i64 %o to i32
; UNSIGNED-NEXT: %scevcgptmp_01 = zext i32 %scevcgptmp_0 to i64
; UNSIGNED-NEXT: %scevcgp_0 = getelementptr i8, ptr %p, i64 %scevcgptmp_01
; UNSIGNED-NEXT: store i8 1, ptr %scevcgp_0, align 1
; UNSIGNED-NEXT: ret void
; SIGNED-LABEL: @any_stride(
; SIGNED-NEXT: %m = mul i64 %stride, %n
; SIGNED-NEXT: %o = mul i64 %m, %n
; SIGNED-NEXT: %a = getelementptr i8, ptr %p, i64 %o
; SIGNED-NEXT: store i8 1, ptr %a, align 1
; SIGNED-NEXT: ret void
  %m = mul i64 %stride, %n
  %o = mul i64 %m, %n
  %a = getelementptr i8, ptr %p, i64 %o
  store i8 1, ptr %a
  ret void
}
