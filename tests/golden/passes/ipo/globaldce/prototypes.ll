; RUN: %nvopt -passes=strip-dead-prototypes -verify-each -S %s | FileCheck %s
; Declarations that nothing names go; definitions stay, used or not, and so do declarations that an initialiser, an alias' code or metadata names.
target triple = "nvptx64-nvidia-cuda"
declare void @unused(i32)
declare i32 @called(i32)
declare void @in_table()
@unused_var = external global i32
@table = global [1 x ptr] [ptr @in_table]
define internal void @unused_definition() {
  ret void
}
define i32 @f(i32 %x) {
  %r = call i32 @called(i32 %x)
  ret i32 %r
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @table = global [1 x ptr] [ptr @in_table]
; CHECK: declare i32 @called(i32)
; CHECK: declare void @in_table()
; CHECK-LABEL: define internal void @unused_definition() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @f(i32 %x) {
; CHECK-NEXT:   %r = call i32 @called(i32 %x)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
