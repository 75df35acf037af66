; RUN: %nvopt -passes=nvvm-intr-range -verify-each -S %s | FileCheck %s
; Not outside kernels, not where the call has !range or as narrow a range; what a kernel says narrows what it can.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
define i32 @function() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %t
}
define ptx_kernel void @kernel(ptr %p) "nvvm.maxntid"="128" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %m = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !0
  %r = call range(i32 0, 5) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = add i32 %t, %n
  %b = add i32 %l, %m
  %c = add i32 %a, %b
  %d = add i32 %c, %r
  store i32 %d, ptr %p, align 4
  ret void
}
!0 = !{i32 0, i32 7}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #0
; CHECK-LABEL: define i32 @function() {
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @kernel(ptr %p) #1 {
; CHECK-NEXT:   %t = call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %n = call range(i32 1, 129) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; CHECK-NEXT:   %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
; CHECK-NEXT:   %m = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !0
; CHECK-NEXT:   %r = call range(i32 0, 5) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %a = add i32 %t, %n
; CHECK-NEXT:   %b = add i32 %l, %m
; CHECK-NEXT:   %c = add i32 %a, %b
; CHECK-NEXT:   %d = add i32 %c, %r
; CHECK-NEXT:   store i32 %d, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { "nvvm.maxntid"="128" }
; CHECK: !0 = !{i32 0, i32 7}
