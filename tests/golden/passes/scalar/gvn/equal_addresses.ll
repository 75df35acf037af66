; RUN: %nvopt -passes=gvn,gvn -verify-each -S %s | FileCheck %s
; An address that is equal to a variable's may still be the one behind another variable: the accesses to it are to that variable, what is computed
; from it need not be. Null in a space where an object may lie at 0 stands for nothing.
target triple = "nvptx64-nvidia-cuda"
@b = global i32 5
define i32 @behind_another(ptr %p) {
  %c = icmp eq ptr %p, @b
  br i1 %c, label %yes, label %no
yes:
  %q = getelementptr i8, ptr %p, i64 -4
  %v = load i32, ptr %q
  %w = load i32, ptr %p
  %r = add i32 %v, %w
  ret i32 %r
no:
  ret i32 0
}
define ptr @handed_on(ptr %p) {
  %c = icmp eq ptr %p, @b
  br i1 %c, label %yes, label %no
yes:
  ret ptr %p
no:
  ret ptr null
}
define i32 @null_of_shared_memory(ptr addrspace(3) %p) {
  %c = icmp eq ptr addrspace(3) %p, null
  br i1 %c, label %yes, label %no
yes:
  %v = load i32, ptr addrspace(3) %p
  ret i32 %v
no:
  ret i32 0
}
define i1 @null(ptr %p) {
  %c = icmp eq ptr %p, null
  br i1 %c, label %yes, label %no
yes:
  %q = getelementptr i8, ptr %p, i64 4
  %d = icmp eq ptr %q, null
  ret i1 %d
no:
  ret i1 false
}
; CHECK-LABEL: define i32 @behind_another(
; CHECK: %q = getelementptr i8, ptr %p, i64 -4
; CHECK-NEXT: %v = load i32, ptr %q
; CHECK-NEXT: %w = load i32, ptr @b
; CHECK-LABEL: define ptr @handed_on(
; CHECK: ret ptr %p
; CHECK-LABEL: define i32 @null_of_shared_memory(
; CHECK: load i32, ptr addrspace(3) %p
; CHECK-LABEL: define i1 @null(
; CHECK-NOT: %q
; CHECK: yes:
; CHECK-NEXT: ret i1 false
