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
  %m = mul i64 %stride, %n
  %o = mul i64 %m, %n
  %a = getelementptr i8, ptr %p, i64 %o
  store i8 1, ptr %a
  ret void
}
