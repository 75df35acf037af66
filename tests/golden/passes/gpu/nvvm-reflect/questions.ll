; RUN: %nvopt -passes=nvvm-reflect -verify-each -S %s | FileCheck %s
; The processor by target-cpu, a question that nobody knows the answer to, and code for other processors, which goes at once.
target triple = "nvptx64-nvidia-cuda"
@arch = private constant [12 x i8] c"__CUDA_ARCH\00"
@other = private constant [6 x i8] c"HELLO\00"
@changes = global [12 x i8] c"__CUDA_ARCH\00"
declare i32 @__nvvm_reflect(ptr)
define i32 @sm90() "target-cpu"="sm_90" {
  %r = call i32 @__nvvm_reflect(ptr @arch)
  ret i32 %r
}
define i32 @unknown() {
  %r = call i32 @__nvvm_reflect(ptr @other)
  ret i32 %r
}
define i32 @sizes(i32 %x) "target-cpu"="sm_75" {
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %c = icmp uge i32 %a, 800
  br i1 %c, label %new, label %old
new:
  ret i32 %x
old:
  %y = add i32 %x, 1
  ret i32 %y
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @arch = private constant [12 x i8] c"__CUDA_ARCH\00"
; CHECK-NEXT: @other = private constant [6 x i8] c"HELLO\00"
; CHECK-NEXT: @changes = global [12 x i8] c"__CUDA_ARCH\00"
; CHECK: declare i32 @__nvvm_reflect(ptr)
; CHECK-LABEL: define i32 @sm90() #0 {
; CHECK-NEXT:   ret i32 900
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @unknown() {
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @sizes(i32 %x) #1 {
; CHECK-NEXT:   br label %old
; CHECK: old:                                              ; preds = %0
; CHECK-NEXT:   %y = add i32 %x, 1
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK: attributes #0 = { "target-cpu"="sm_90" }
; CHECK-NEXT: attributes #1 = { "target-cpu"="sm_75" }
