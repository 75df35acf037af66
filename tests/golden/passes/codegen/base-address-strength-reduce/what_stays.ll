; RUN: %nvopt -passes=base-address-strength-reduce -verify-each -S %s | FileCheck %s
; One access alone stays; a barrier between the accesses does not matter, since only addresses are others.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
define void @alone(ptr addrspace(1) %p, i64 %pitch, i64 %t, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %m = mul i64 %i, %pitch
  %u = add i64 %m, %t
  %a = getelementptr float, ptr addrspace(1) %p, i64 %u
  store float 1.0, ptr addrspace(1) %a, align 4
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %h, label %e
e:
  ret void
}
define void @barrier(ptr addrspace(1) %p, i64 %pitch, i64 %t, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %m = mul i64 %i, %pitch
  %u = add i64 %m, %t
  %a = getelementptr float, ptr addrspace(1) %p, i64 %u
  %v = load float, ptr addrspace(1) %a, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %u1 = add nsw i64 %u, 1
  %b = getelementptr float, ptr addrspace(1) %p, i64 %u1
  store float %v, ptr addrspace(1) %b, align 4
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %h, label %e
e:
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK-LABEL: define void @alone(ptr addrspace(1) %p, i64 %pitch, i64 %t, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %m = mul i64 %i, %pitch
; CHECK-NEXT:   %u = add i64 %m, %t
; CHECK-NEXT:   %a = getelementptr float, ptr addrspace(1) %p, i64 %u
; CHECK-NEXT:   store float 1.000000e+00, ptr addrspace(1) %a, align 4
; CHECK-NEXT:   %j = add i64 %i, 1
; CHECK-NEXT:   %c = icmp slt i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %e
; CHECK: e:                                                ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @barrier(ptr addrspace(1) %p, i64 %pitch, i64 %t, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %scevcgptmp_0 = shl i64 %t, 2
; CHECK-NEXT:   %scevcgp_0 = getelementptr i8, ptr addrspace(1) %p, i64 %scevcgptmp_0
; CHECK-NEXT:   %scevcgptmp_1 = shl i64 %pitch, 2
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %scevcgp_1 = phi ptr addrspace(1) [ %scevcgp_0, %entry ], [ %scevcgptmp_11, %h ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %v = load float, ptr addrspace(1) %scevcgp_1, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %b = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 4
; CHECK-NEXT:   store float %v, ptr addrspace(1) %b, align 4
; CHECK-NEXT:   %j = add i64 %i, 1
; CHECK-NEXT:   %c = icmp slt i64 %j, %n
; CHECK-NEXT:   %scevcgptmp_11 = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 %scevcgptmp_1
; CHECK-NEXT:   br i1 %c, label %h, label %e
; CHECK: e:                                                ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
