; RUN: %nvopt -passes=nvvm-intr-range -nvvm-intr-range-sm=20 -S %s | FileCheck %s
; Before sm_30 a grid is at most 65,535 blocks wide.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel i32 @k() {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %a
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0
; CHECK-LABEL: define ptx_kernel i32 @k() {
; CHECK-NEXT:   %a = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
