; RUN: %nvopt -passes='nvvm-reflect,function(simplifycfg)' -S %s | FileCheck %s
; The flush-to-zero branch of a libdevice function is decided; the other way goes.
@ftz = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00"
declare i32 @__nvvm_reflect(ptr)
declare float @llvm.nvvm.sqrt.rn.f(float)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float)

define float @f(float %x) {
  %a = call i32 @__nvvm_reflect(ptr @ftz)
  %c = icmp ne i32 %a, 0
  br i1 %c, label %fast, label %slow
fast:
  %u = call float @llvm.nvvm.sqrt.rn.ftz.f(float %x)
  ret float %u
slow:
  %v = call float @llvm.nvvm.sqrt.rn.f(float %x)
  ret float %v
}

; CHECK: @ftz = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00"
; CHECK: declare i32 @__nvvm_reflect(ptr)
; CHECK: declare float @llvm.nvvm.sqrt.rn.f(float)
; CHECK: declare float @llvm.nvvm.sqrt.rn.ftz.f(float)
; CHECK-LABEL: define float @f(float %x) {
; CHECK-NEXT:   %v = call float @llvm.nvvm.sqrt.rn.f(float %x)
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
