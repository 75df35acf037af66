; RUN: %nvopt -passes='memory-space-opt<first-time>' -verify-each -S %s | FileCheck %s
; The first time isspacep stays: device functions are not inlined yet.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i1 @llvm.nvvm.isspacep.global(ptr)
define ptx_kernel i1 @k(ptr %p) {
  %c = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  ret i1 %c
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #0
; CHECK-LABEL: define ptx_kernel i1 @k(ptr %p) {
; CHECK-NEXT:   %c = call i1 @llvm.nvvm.isspacep.global(ptr %p)
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
