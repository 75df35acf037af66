; RUN: %nvopt -passes=generic-to-nvvm -verify-each -S %s | FileCheck %s
; The new variable has the old one's name, linkage, section, alignment and comdat, and functions stay where they are.
target triple = "nvptx64-nvidia-cuda"
$c = comdat any
@c = weak_odr constant i32 7, section "s", comdat, align 16
@table = internal unnamed_addr constant [2 x ptr] [ptr @f, ptr @c]
define ptr @f(i64 %i) {
  %p = getelementptr [2 x ptr], ptr @table, i64 0, i64 %i
  %r = load ptr, ptr %p, align 8
  ret ptr %r
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: $c = comdat any
; CHECK: @c = weak_odr addrspace(1) constant i32 7, section "s", comdat, align 16
; CHECK-NEXT: @table = internal unnamed_addr addrspace(1) constant [2 x ptr] [ptr @f, ptr addrspacecast (ptr addrspace(1) @c to ptr)]
; CHECK-LABEL: define ptr @f(i64 %i) {
; CHECK-NEXT:   %p = getelementptr [2 x ptr], ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 0, i64 %i
; CHECK-NEXT:   %r = load ptr, ptr %p, align 8
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
