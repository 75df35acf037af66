; RUN: %nvopt -passes=lower-expect -verify-each -S %s | FileCheck %s
; A branch on the expectation, on its comparison, and a switch whose default is expected; one on the negation of a comparison gets none (as in LLVM), and a value that nobody branches on is only handed on.
target triple = "nvptx64-nvidia-cuda"
declare i1 @llvm.expect.i1(i1, i1)
declare i64 @llvm.expect.i64(i64, i64)
define i32 @direct(i1 %c) {
  %e = call i1 @llvm.expect.i1(i1 %c, i1 false)
  br i1 %e, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @negated(i64 %x) {
  %e = call i64 @llvm.expect.i64(i64 %x, i64 0)
  %t = icmp eq i64 %e, 0
  %n = xor i1 %t, true
  br i1 %n, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @default_expected(i64 %x) {
  %e = call i64 @llvm.expect.i64(i64 %x, i64 9)
  switch i64 %e, label %d [ i64 1, label %a
    i64 2, label %b ]
a:
  ret i32 1
b:
  ret i32 2
d:
  ret i32 3
}
define i64 @handed_on(i64 %x) {
  %e = call i64 @llvm.expect.i64(i64 %x, i64 9)
  ret i64 %e
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.expect.i1(i1, i1) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.expect.i64(i64, i64) #0
; CHECK-LABEL: define i32 @direct(i1 %c) {
; CHECK-NEXT:   br i1 %c, label %a, label %b, !prof !0
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   ret i32 1
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   ret i32 2
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @negated(i64 %x) {
; CHECK-NEXT:   %t = icmp eq i64 %x, 0
; CHECK-NEXT:   %n = xor i1 %t, true
; CHECK-NEXT:   br i1 %n, label %a, label %b
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   ret i32 1
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   ret i32 2
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @default_expected(i64 %x) {
; CHECK-NEXT:   switch i64 %x, label %d [
; CHECK-NEXT:     i64 1, label %a
; CHECK-NEXT:     i64 2, label %b
; CHECK-NEXT:   ], !prof !1
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   ret i32 1
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   ret i32 2
; CHECK: d:                                                ; preds = %0
; CHECK-NEXT:   ret i32 3
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @handed_on(i64 %x) {
; CHECK-NEXT:   ret i64 %x
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; CHECK: !0 = !{!"branch_weights", !"expected", i32 1, i32 2000}
; CHECK-NEXT: !1 = !{!"branch_weights", !"expected", i32 2000, i32 1, i32 1}
