; RUN: %nvopt -passes=jump-threading -S %s | FileCheck %s
; What a branch decides on stands in the block already; unordered loads take what is as atomic.

declare void @use(i32)
declare void @llvm.nvvm.barrier0()

; CHECK-LABEL: define void @twice(
; CHECK-NEXT:    %a = load i32, ptr %p
; CHECK-NEXT:    store i32 1, ptr addrspace(3) %q
; CHECK-NEXT:    %c = icmp eq i32 %a, 8
define void @twice(ptr addrspace(1) %g, ptr %p, ptr addrspace(3) %q) {
  %a = load i32, ptr %p
  %b = load i32, ptr %p
  store i32 1, ptr addrspace(3) %q
  %c = icmp eq i32 %b, 8
  br i1 %c, label %yes, label %no
yes:
  call void @use(i32 %a)
  ret void
no:
  ret void
}

; CHECK-LABEL: define void @stored(
; CHECK:         %c = icmp eq i32 %x, 8
define void @stored(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %b = load i32, ptr %p
  %c = icmp eq i32 %b, 8
  br i1 %c, label %yes, label %no
yes:
  call void @use(i32 1)
  ret void
no:
  ret void
}

; Another thread may have written.
; CHECK-LABEL: define void @barrier(
; CHECK:         %c = icmp eq i32 %b, 8
define void @barrier(ptr %p) {
  %a = load i32, ptr %p
  call void @llvm.nvvm.barrier0()
  %b = load i32, ptr %p
  %c = icmp eq i32 %b, 8
  br i1 %c, label %yes, label %no
yes:
  call void @use(i32 %a)
  ret void
no:
  ret void
}

; CHECK-LABEL: define void @volatile(
; CHECK:         %c = icmp eq i32 %b, 8
define void @volatile(ptr %p) {
  %a = load volatile i32, ptr %p
  %b = load volatile i32, ptr %p
  %c = icmp eq i32 %b, 8
  br i1 %c, label %yes, label %no
yes:
  call void @use(i32 %a)
  ret void
no:
  ret void
}

; CHECK-LABEL: define i32 @unordered(
; CHECK:         store atomic i32 42, ptr %p unordered
; CHECK-NEXT:    br label %yes
define i32 @unordered(ptr %p, i1 %c) {
  br i1 %c, label %m, label %a
a:
  store atomic i32 42, ptr %p unordered, align 4
  br label %m
m:
  %v = load atomic i32, ptr %p unordered, align 4
  %d = icmp sgt i32 %v, 36
  br i1 %d, label %yes, label %no
no:
  call void @use(i32 1)
  ret i32 0
yes:
  ret i32 1
}

; A plain store may have been torn.
; CHECK-LABEL: define i32 @less_atomic(
; CHECK:         store i32 42, ptr %p
; CHECK-NEXT:    br label %m
define i32 @less_atomic(ptr %p, i1 %c) {
  br i1 %c, label %m, label %a
a:
  store i32 42, ptr %p, align 4
  br label %m
m:
  %v = load atomic i32, ptr %p unordered, align 4
  %d = icmp sgt i32 %v, 36
  br i1 %d, label %yes, label %no
no:
  call void @use(i32 1)
  ret i32 0
yes:
  ret i32 1
}

; An acquire load is none of them.
; CHECK-LABEL: define void @acquire(
; CHECK:         %c = icmp eq i32 %b, 8
define void @acquire(ptr %p, i32 %x) {
  store atomic i32 %x, ptr %p monotonic, align 4
  %b = load atomic i32, ptr %p acquire, align 4
  %c = icmp eq i32 %b, 8
  br i1 %c, label %yes, label %no
yes:
  call void @use(i32 1)
  ret void
no:
  ret void
}
