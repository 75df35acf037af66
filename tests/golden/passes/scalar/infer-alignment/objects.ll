; RUN: %nvopt -passes=infer-alignment -S %s | FileCheck %s
; Objects accessed in pieces get the alignment of the widest vector whose size divides theirs; a larger access raises what it prefers. Variables that others may
; define or place stay as they are, and so does what would take more room.
target triple = "nvptx64-nvidia-cuda"
@array = internal addrspace(3) global [64 x float] undef, align 4
@odd = internal addrspace(3) global [63 x float] undef, align 4
@outside = external addrspace(3) global [64 x float], align 4
@others = linkonce_odr addrspace(1) global [64 x float] zeroinitializer, align 4
@placed = internal addrspace(1) global [64 x float] zeroinitializer, section "x", align 4
@visible = addrspace(1) global [64 x float] zeroinitializer, align 4
@own = dso_local addrspace(1) global [64 x float] zeroinitializer, align 4
@whole = internal addrspace(1) global [5 x i32] zeroinitializer, align 4
define void @variables(i64 %i) {
  %four = shl i64 %i, 2
  %a = getelementptr float, ptr addrspace(3) @array, i64 %four
  store float 0.0, ptr addrspace(3) %a, align 4
  %b = getelementptr float, ptr addrspace(3) @odd, i64 %four
  store float 0.0, ptr addrspace(3) %b, align 4
  %c = getelementptr float, ptr addrspace(3) @outside, i64 %four
  store float 0.0, ptr addrspace(3) %c, align 4
  %d = getelementptr float, ptr addrspace(1) @others, i64 %four
  store float 0.0, ptr addrspace(1) %d, align 4
  %e = getelementptr float, ptr addrspace(1) @placed, i64 %four
  store float 0.0, ptr addrspace(1) %e, align 4
  %f = getelementptr float, ptr addrspace(1) @visible, i64 %four
  store float 0.0, ptr addrspace(1) %f, align 4
  %g = getelementptr float, ptr addrspace(1) @own, i64 %four
  store float 0.0, ptr addrspace(1) %g, align 4
  store <4 x i32> zeroinitializer, ptr addrspace(1) @whole, align 4
  store float 0.0, ptr addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @array, i64 8) to ptr), align 4
  ret void
}
define void @stack(i64 %i) {
  %a = alloca [8 x i32], align 4
  %b = alloca i32, align 4
  %c = alloca [6 x i16], align 2
  %p = getelementptr [8 x i32], ptr %a, i64 0, i64 %i
  store i32 0, ptr %p, align 4
  store i32 0, ptr %b, align 4
  store i16 0, ptr %c, align 2
  call void @escape(ptr %a, ptr %b, ptr %c)
  ret void
}
define void @other_function(i64 %i) {
  %a = getelementptr [4 x float], ptr addrspace(3) @array, i64 %i
  store float 0.0, ptr addrspace(3) %a, align 4
  ret void
}
declare void @escape(ptr, ptr, ptr)

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @array = internal addrspace(3) global [64 x float] undef, align 16
; CHECK-NEXT: @odd = internal addrspace(3) global [63 x float] undef, align 4
; CHECK-NEXT: @outside = external addrspace(3) global [64 x float], align 4
; CHECK-NEXT: @others = linkonce_odr addrspace(1) global [64 x float] zeroinitializer, align 4
; CHECK-NEXT: @placed = internal addrspace(1) global [64 x float] zeroinitializer, section "x", align 4
; CHECK-NEXT: @visible = addrspace(1) global [64 x float] zeroinitializer, align 4
; CHECK-NEXT: @own = dso_local addrspace(1) global [64 x float] zeroinitializer, align 16
; CHECK-NEXT: @whole = internal addrspace(1) global [5 x i32] zeroinitializer, align 16
; CHECK-LABEL: define void @variables(i64 %i) {
; CHECK-NEXT:   %four = shl i64 %i, 2
; CHECK-NEXT:   %a = getelementptr float, ptr addrspace(3) @array, i64 %four
; CHECK-NEXT:   store float 0.000000e+00, ptr addrspace(3) %a, align 16
; CHECK-NEXT:   %b = getelementptr float, ptr addrspace(3) @odd, i64 %four
; CHECK-NEXT:   store float 0.000000e+00, ptr addrspace(3) %b, align 4
; CHECK-NEXT:   %c = getelementptr float, ptr addrspace(3) @outside, i64 %four
; CHECK-NEXT:   store float 0.000000e+00, ptr addrspace(3) %c, align 4
; CHECK-NEXT:   %d = getelementptr float, ptr addrspace(1) @others, i64 %four
; CHECK-NEXT:   store float 0.000000e+00, ptr addrspace(1) %d, align 4
; CHECK-NEXT:   %e = getelementptr float, ptr addrspace(1) @placed, i64 %four
; CHECK-NEXT:   store float 0.000000e+00, ptr addrspace(1) %e, align 4
; CHECK-NEXT:   %f = getelementptr float, ptr addrspace(1) @visible, i64 %four
; CHECK-NEXT:   store float 0.000000e+00, ptr addrspace(1) %f, align 4
; CHECK-NEXT:   %g = getelementptr float, ptr addrspace(1) @own, i64 %four
; CHECK-NEXT:   store float 0.000000e+00, ptr addrspace(1) %g, align 16
; CHECK-NEXT:   store <4 x i32> zeroinitializer, ptr addrspace(1) @whole, align 16
; CHECK-NEXT:   store float 0.000000e+00, ptr addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @array, i64 8) to ptr), align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @stack(i64 %i) {
; CHECK-NEXT:   %a = alloca [8 x i32], align 16
; CHECK-NEXT:   %b = alloca i32, align 4
; CHECK-NEXT:   %c = alloca [6 x i16], align 4
; CHECK-NEXT:   %p = getelementptr [8 x i32], ptr %a, i64 0, i64 %i
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   store i32 0, ptr %b, align 4
; CHECK-NEXT:   store i16 0, ptr %c, align 4
; CHECK-NEXT:   call void @escape(ptr %a, ptr %b, ptr %c)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @other_function(i64 %i) {
; CHECK-NEXT:   %a = getelementptr [4 x float], ptr addrspace(3) @array, i64 %i
; CHECK-NEXT:   store float 0.000000e+00, ptr addrspace(3) %a, align 16
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @escape(ptr, ptr, ptr)
