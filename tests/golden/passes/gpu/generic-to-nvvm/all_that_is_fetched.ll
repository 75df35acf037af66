; RUN: %nvopt -passes=generic-to-nvvm -verify-each -S %s | FileCheck %s
; Casts stand for the variable in atomics, calls, phis and on both sides of a comparison; a variable that has a space keeps what it is.
target triple = "nvptx64-nvidia-cuda"
@v = internal global [8 x i32] zeroinitializer, align 4
@shared = internal addrspace(3) global i32 undef, align 4
declare void @use(ptr)
define i32 @f(i1 %c, ptr %q) {
entry:
  br i1 %c, label %t, label %j
t:
  %old = atomicrmw add ptr @v, i32 1 seq_cst, align 4
  call void @use(ptr @v)
  br label %j
j:
  %p = phi ptr [ @v, %t ], [ %q, %entry ]
  %same = icmp eq ptr %p, @v
  %w = select i1 %same, ptr addrspacecast (ptr addrspace(3) @shared to ptr), ptr @v
  %r = load i32, ptr %w, align 4
  ret i32 %r
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @shared = internal addrspace(3) global i32 undef, align 4
; CHECK-NEXT: @v = internal addrspace(1) global [8 x i32] zeroinitializer, align 4
; CHECK: declare void @use(ptr)
; CHECK-LABEL: define i32 @f(i1 %c, ptr %q) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %t, label %j
; CHECK: t:                                                ; preds = %entry
; CHECK-NEXT:   %old = atomicrmw add ptr addrspacecast (ptr addrspace(1) @v to ptr), i32 1 seq_cst, align 4
; CHECK-NEXT:   call void @use(ptr addrspacecast (ptr addrspace(1) @v to ptr))
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %t, %entry
; CHECK-NEXT:   %p = phi ptr [ addrspacecast (ptr addrspace(1) @v to ptr), %t ], [ %q, %entry ]
; CHECK-NEXT:   %same = icmp eq ptr %p, addrspacecast (ptr addrspace(1) @v to ptr)
; CHECK-NEXT:   %w = select i1 %same, ptr addrspacecast (ptr addrspace(3) @shared to ptr), ptr addrspacecast (ptr addrspace(1) @v to ptr)
; CHECK-NEXT:   %r = load i32, ptr %w, align 4
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
