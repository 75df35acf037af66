; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; What results of NVPTX's intrinsics are, whatever their arguments: places of bits, masks that hold the thread that asks, classes of floats, bytes by prmt.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.flo.u.i32(i32, i1)
declare i32 @llvm.nvvm.activemask()
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
declare float @llvm.nvvm.saturate.f(float)
declare float @llvm.nvvm.ex2.approx.f(float)
declare float @llvm.nvvm.rsqrt.approx.f(float)
declare float @llvm.nvvm.ui2f.rn(i32)
declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32)
define i1 @place(i32 %x) {
  %p = call i32 @llvm.nvvm.flo.u.i32(i32 %x, i1 false)
  %c = icmp slt i32 %p, 64
  %d = icmp sge i32 %p, -1
  %r = and i1 %c, %d
  ret i1 %r
}
define i1 @active() {
  %m = call i32 @llvm.nvvm.activemask()
  %c = icmp eq i32 %m, 0
  ret i1 %c
}
define i1 @matched(i32 %x, i32 %y) {
  %m = call i32 @llvm.nvvm.match.any.sync.i32(i32 %x, i32 %y)
  %c = icmp eq i32 %m, 0
  ret i1 %c
}
define i1 @saturated(float %x) {
  %s = call float @llvm.nvvm.saturate.f(float %x)
  %c = fcmp uno float %s, 0.0
  ret i1 %c
}
define i1 @power(float %x) {
  %s = call float @llvm.nvvm.ex2.approx.f(float %x)
  %c = fcmp olt float %s, 0.0
  ret i1 %c
}
define i1 @root_of_minus_zero_is_below(float %x) {
  %s = call float @llvm.nvvm.rsqrt.approx.f(float %x)
  %c = fcmp olt float %s, 0.0
  ret i1 %c
}
define i1 @converted(i32 %x) {
  %s = call float @llvm.nvvm.ui2f.rn(i32 %x)
  %c = fcmp olt float %s, 0.0
  ret i1 %c
}
define i32 @bytes(i32 %x, i32 %y) {
  %a = and i32 %x, 15
  %p = call i32 @llvm.nvvm.prmt(i32 %a, i32 %y, i32 12801)
  %m = and i32 %p, 65535
  %q = and i32 %p, 267448335
  %r = sub i32 %p, %q
  ret i32 %r
}
define i1 @high_half(i32 %x, i32 %y) {
  %a = and i32 %x, 65535
  %b = lshr i32 %y, 8
  %h = call i32 @llvm.nvvm.mulhi.ui(i32 %a, i32 %b)
  %c = icmp ult i32 %h, 256
  ret i1 %c
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.nvvm.flo.u.i32(i32, i1 immarg) #0
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.activemask() #1
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.saturate.f(float) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.rsqrt.approx.f(float) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.ui2f.rn(i32) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.nvvm.prmt(i32, i32, i32) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.nvvm.mulhi.ui(i32, i32) #0
; CHECK-LABEL: define i1 @place(i32 %x) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @active() {
; CHECK-NEXT:   %m = call i32 @llvm.nvvm.activemask()
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @matched(i32 %x, i32 %y) {
; CHECK-NEXT:   %m = call i32 @llvm.nvvm.match.any.sync.i32(i32 %x, i32 %y)
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @saturated(float %x) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @power(float %x) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @root_of_minus_zero_is_below(float %x) {
; CHECK-NEXT:   %s = call float @llvm.nvvm.rsqrt.approx.f(float %x)
; CHECK-NEXT:   %c = fcmp olt float %s, 0.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @converted(i32 %x) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @bytes(i32 %x, i32 %y) {
; CHECK-NEXT:   %a = and i32 %x, 15
; CHECK-NEXT:   %p = call i32 @llvm.nvvm.prmt(i32 %a, i32 %y, i32 12801)
; CHECK-NEXT:   ret i32 %p
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @high_half(i32 %x, i32 %y) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.ex2.approx.f32(float) #2
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
