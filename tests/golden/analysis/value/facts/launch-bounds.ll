; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s
; Special registers bounded by launch bounds, in kernels only. A maximal size bounds the number of threads, not single dimensions; a required size each dimension, and
; what it leaves out is 1. Indices are below their extents.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel i1 @maxntid() "nvvm.maxntid"="64,2" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %c = icmp ult i32 %t, 128
  ret i1 %c
}
define ptx_kernel i1 @maxntid_bounds_the_product() "nvvm.maxntid"="64,2" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 64
  ret i1 %c
}
define ptx_kernel i1 @maxntid_extent() "nvvm.maxntid"="128" {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %c = icmp ugt i32 %n, 128
  ret i1 %c
}
define ptx_kernel i32 @reqntid() "nvvm.reqntid"="64,2" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %z = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %tz = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %a = add i32 %x, %y
  %b = mul i32 %a, %z
  %s = sub i32 %b, %tz
  ret i32 %s
}
define ptx_kernel i1 @reqntid_index() "nvvm.reqntid"="64,2" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %c = icmp sgt i32 %t, 1
  ret i1 %c
}
define ptx_kernel i32 @low_bits() "nvvm.reqntid"="64,2" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = and i32 %t, 63
  ret i32 %m
}
define ptx_kernel i32 @cluster() "nvvm.cluster_dim"="2,2,1" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
  %s = add i32 %x, %n
  ret i32 %s
}
define ptx_kernel i1 @cluster_rank() "nvvm.maxclusterrank"="8" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %c = icmp ult i32 %x, 8
  ret i1 %c
}
define i1 @device_functions_are_not_bound() "nvvm.maxntid"="64" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 64
  ret i1 %c
}
define ptx_kernel i1 @malformed() "nvvm.reqntid"="64,x" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 64
  ret i1 %c
}
define i1 @index_below_extent() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %c = icmp uge i32 %t, %n
  ret i1 %c
}
define i1 @index_below_other_extent() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %c = icmp ult i32 %t, %n
  ret i1 %c
}
define i1 @block_index() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %c = icmp sgt i32 %n, %t
  ret i1 %c
}
define void @annotated(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 64
  store i1 %c, ptr %p
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
!nvvm.annotations = !{!0, !1}
!0 = !{ptr @annotated, !"kernel", i32 1}
!1 = !{ptr @annotated, !"maxntidx", i32 64}

; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define ptx_kernel i1 @maxntid() #0 {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel i1 @maxntid_bounds_the_product() #0 {
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %c = icmp ult i32 %t, 64
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel i1 @maxntid_extent() #1 {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel i32 @reqntid() #2 {
; CHECK-NEXT:   ret i32 66
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel i1 @reqntid_index() #2 {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel i32 @low_bits() #2 {
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel i32 @cluster() #3 {
; CHECK-NEXT:   ret i32 6
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel i1 @cluster_rank() #4 {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @device_functions_are_not_bound() #5 {
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %c = icmp ult i32 %t, 64
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel i1 @malformed() #6 {
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %c = icmp ult i32 %t, 64
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @index_below_extent() {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @index_below_other_extent() {
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; CHECK-NEXT:   %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; CHECK-NEXT:   %c = icmp ult i32 %t, %n
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @block_index() {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @annotated(ptr %p) #5 {
; CHECK-NEXT:   store i1 true, ptr %p, align 1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #7
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #7
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #7
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #7
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x() #7
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank() #7
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank() #7
; CHECK: attributes #0 = { "nvvm.maxntid"="64,2" }
; CHECK-NEXT: attributes #1 = { "nvvm.maxntid"="128" }
; CHECK-NEXT: attributes #2 = { "nvvm.reqntid"="64,2" }
; CHECK-NEXT: attributes #3 = { "nvvm.cluster_dim"="2,2,1" }
; CHECK-NEXT: attributes #4 = { "nvvm.maxclusterrank"="8" }
; CHECK-NEXT: attributes #5 = { "nvvm.maxntid"="64" }
; CHECK-NEXT: attributes #6 = { "nvvm.reqntid"="64,x" }
; CHECK-NEXT: attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK: !nvvm.annotations = !{}
