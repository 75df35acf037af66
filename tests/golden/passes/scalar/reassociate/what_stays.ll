; RUN: %nvopt -passes=reassociate -S %s | FileCheck %s
; No tree goes beyond an instruction that has another use, or beyond another operation; floats want reassoc and nsz on every node; what other lanes compute is theirs.
target triple = "nvptx64-nvidia-cuda"

define i32 @two_uses(i32 %a, ptr %p) {
  %x = add i32 %a, 4
  store i32 %x, ptr %p
  %y = add i32 %x, 3
  ret i32 %y
}

define i32 @division_between(i32 %a) {
  %x = add i32 %a, 4
  %y = udiv i32 %x, 3
  %z = add i32 %y, 5
  ret i32 %z
}

define float @only_reassoc(float %a) {
  %x = fadd reassoc float %a, 4.0
  %y = fadd reassoc float %x, 3.0
  ret float %y
}

define float @one_node_is_strict(float %a) {
  %x = fadd float %a, 4.0
  %y = fadd reassoc nsz float %x, 3.0
  ret float %y
}

define i32 @other_lanes(i32 %a, i32 %mask) convergent {
  %x = add i32 %a, 4
  %v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %mask, i32 %x, i32 0, i32 31)
  %y = add i32 %v, 3
  ret i32 %y
}

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define i32 @two_uses(i32 %a, ptr %p) {
; CHECK-NEXT:   %x = add i32 %a, 4
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   %y = add i32 %x, 3
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @division_between(i32 %a) {
; CHECK-NEXT:   %x = add i32 %a, 4
; CHECK-NEXT:   %y = udiv i32 %x, 3
; CHECK-NEXT:   %z = add i32 %y, 5
; CHECK-NEXT:   ret i32 %z
; CHECK-NEXT: }
; CHECK-LABEL: define float @only_reassoc(float %a) {
; CHECK-NEXT:   %x = fadd reassoc float %a, 4.000000e+00
; CHECK-NEXT:   %y = fadd reassoc float %x, 3.000000e+00
; CHECK-NEXT:   ret float %y
; CHECK-NEXT: }
; CHECK-LABEL: define float @one_node_is_strict(float %a) {
; CHECK-NEXT:   %x = fadd float %a, 4.000000e+00
; CHECK-NEXT:   %y = fadd reassoc nsz float %x, 3.000000e+00
; CHECK-NEXT:   ret float %y
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: define i32 @other_lanes(i32 %a, i32 %mask) #0 {
; CHECK-NEXT:   %x = add i32 %a, 4
; CHECK-NEXT:   %v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %mask, i32 %x, i32 0, i32 31)
; CHECK-NEXT:   %y = add i32 %v, 3
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #1
; CHECK: attributes #0 = { convergent }
; CHECK-NEXT: attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
