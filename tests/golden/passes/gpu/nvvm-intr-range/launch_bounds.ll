; RUN: %nvopt -passes=nvvm-intr-range -verify-each -S %s | FileCheck %s
; Reads in kernels get what the launch bounds say: the product of a maximal size, each dimension of a required one, cluster ranks; what a call says itself
; is only narrowed. In a function that is no kernel, of registers without bounds, beside !range, and where the declaration says as much, nothing is added.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.clock()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x()
define ptx_kernel i32 @maximal() #0 {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %d = call range(i32 0, 4) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %e = call range(i32 3, 9999) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %f = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %g = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %h = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x()
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %j = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !range !0
  %k = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  ret i32 %a
}
define ptx_kernel i32 @required() #1 {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  ret i32 %a
}
define i32 @device() #0 {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %a
}
define ptx_kernel i32 @unbounded() {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %a
}
attributes #0 = { "nvvm.maxntid"="128,2" "nvvm.maxclusterrank"="8" }
attributes #1 = { "nvvm.reqntid"="64,2" }
!0 = !{i32 1, i32 1025}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.clock() #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank() #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x() #0
; CHECK-LABEL: define ptx_kernel i32 @maximal() #2 {
; CHECK-NEXT:   %a = call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %b = call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; CHECK-NEXT:   %c = call range(i32 1, 257) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; CHECK-NEXT:   %d = call range(i32 0, 4) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %e = call range(i32 3, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %f = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
; CHECK-NEXT:   %g = call range(i32 0, 8) i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
; CHECK-NEXT:   %h = call range(i32 0, 8) i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x()
; CHECK-NEXT:   %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
; CHECK-NEXT:   %j = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !range !0
; CHECK-NEXT:   %k = call i32 @llvm.nvvm.read.ptx.sreg.clock()
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel i32 @required() #3 {
; CHECK-NEXT:   %a = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %b = call range(i32 0, 2) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; CHECK-NEXT:   %c = call range(i32 64, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; CHECK-NEXT:   %d = call range(i32 0, 1) i32 @llvm.nvvm.read.ptx.sreg.tid.z()
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @device() #2 {
; CHECK-NEXT:   %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel i32 @unbounded() {
; CHECK-NEXT:   %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #2 = { "nvvm.maxclusterrank"="8" "nvvm.maxntid"="128,2" }
; CHECK-NEXT: attributes #3 = { "nvvm.reqntid"="64,2" }
; CHECK: !0 = !{i32 1, i32 1025}
