; RUN: %nvopt -passes=common-base-elim -S %s | FileCheck %s
; RUN: %nvopt -passes=common-base-elim -cbe-max-depth=5 -S %s | FileCheck --check-prefix=SHALLOW %s
; RUN: %nvopt -passes=common-base-elim -cbe-max-depth=6 -S %s | FileCheck %s
; An address of a deeply nested expression is taken apart only where cbe-max-depth allows it. Here six levels: the sum of a
; pointer and a product of an extension of a quotient of a sum of arguments.
target datalayout = "e-p:64:64-i64:64-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @nested(ptr %p, i32 %i, i32 %j) {
  %s = add i32 %i, %j
  %q = udiv i32 %s, 10
  %w = zext i32 %q to i64
  %a = getelementptr float, ptr %p, i64 %w
  %v = load float, ptr %a
  %t = add i64 %w, 3
  %b = getelementptr float, ptr %p, i64 %t
  store float %v, ptr %b
  ret void
}

; CHECK-LABEL: define void @nested(
; CHECK: %b = getelementptr i8, ptr %a, i64 12
; SHALLOW-LABEL: define void @nested(
; SHALLOW: %b = getelementptr float, ptr %p, i64 %t
