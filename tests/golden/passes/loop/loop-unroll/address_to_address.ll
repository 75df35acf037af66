; RUN: %nvopt '-passes=loop(loop-unroll-full)' -S %s | FileCheck %s
; The constructors of an array's elements: from its first address to the one behind its last.

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %out) {
  %a = alloca [3 x { i32, i32 }], align 8
  %c = addrspacecast ptr %a to ptr addrspace(5)
  %end = getelementptr inbounds nuw i8, ptr addrspace(5) %c, i64 24
  br label %loop
loop:
  %p = phi ptr addrspace(5) [ %c, %0 ], [ %n, %loop ]
  store i32 0, ptr addrspace(5) %p, align 8
  %q = getelementptr inbounds nuw i8, ptr addrspace(5) %p, i64 4
  store i32 0, ptr addrspace(5) %q, align 4
  %n = getelementptr inbounds nuw i8, ptr addrspace(5) %p, i64 8
  %e = icmp eq ptr addrspace(5) %n, %end
  br i1 %e, label %out1, label %loop
out1:
  %x = getelementptr inbounds nuw i8, ptr addrspace(5) %c, i64 16
  %y = load i32, ptr addrspace(5) %x
  store i32 %y, ptr %out
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %a = alloca [3 x { i32, i32 }], align 8
; CHECK-NEXT:   %c = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %0
; CHECK-NEXT:   store i32 0, ptr addrspace(5) %c, align 8
; CHECK-NEXT:   %q = getelementptr inbounds nuw i8, ptr addrspace(5) %c, i64 4
; CHECK-NEXT:   store i32 0, ptr addrspace(5) %q, align 4
; CHECK-NEXT:   %n = getelementptr inbounds nuw i8, ptr addrspace(5) %c, i64 8
; CHECK-NEXT:   store i32 0, ptr addrspace(5) %n, align 8
; CHECK-NEXT:   %q.1 = getelementptr inbounds nuw i8, ptr addrspace(5) %n, i64 4
; CHECK-NEXT:   store i32 0, ptr addrspace(5) %q.1, align 4
; CHECK-NEXT:   %n.1 = getelementptr inbounds nuw i8, ptr addrspace(5) %n, i64 8
; CHECK-NEXT:   store i32 0, ptr addrspace(5) %n.1, align 8
; CHECK-NEXT:   %q.2 = getelementptr inbounds nuw i8, ptr addrspace(5) %n.1, i64 4
; CHECK-NEXT:   store i32 0, ptr addrspace(5) %q.2, align 4
; CHECK-NEXT:   %x = getelementptr inbounds nuw i8, ptr addrspace(5) %c, i64 16
; CHECK-NEXT:   %y = load i32, ptr addrspace(5) %x, align 4
; CHECK-NEXT:   store i32 %y, ptr %out, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
