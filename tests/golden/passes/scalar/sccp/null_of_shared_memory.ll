; RUN: %nvopt -passes=sccp -verify-each -S %s | FileCheck %s
; Where an object may lie at address 0, an address that is null stays what it was computed from.
target triple = "nvptx64-nvidia-cuda"
define void @shared(ptr addrspace(3) %p) {
  %c = icmp eq ptr addrspace(3) %p, null
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr addrspace(3) %p
  ret void
no:
  ret void
}
define ptr @generic(ptr %p) {
  %c = icmp eq ptr %p, null
  br i1 %c, label %yes, label %no
yes:
  ret ptr %p
no:
  ret ptr null
}
; CHECK-LABEL: define void @shared(
; CHECK: store i32 1, ptr addrspace(3) %p
; CHECK-LABEL: define ptr @generic(
; CHECK: yes:
; CHECK-NEXT: ret ptr null
