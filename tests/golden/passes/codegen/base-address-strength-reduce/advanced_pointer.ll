; RUN: %nvopt -passes=base-address-strength-reduce -S %s | FileCheck %s
; RUN: %nvopt -passes=base-address-strength-reduce,base-address-strength-reduce -S %s | FileCheck %s
; RUN: %nvopt -passes=base-address-strength-reduce -do-base-address-strength-reduce=0 -S %s | FileCheck --check-prefix=OFF %s
; RUN: %nvopt -passes=base-address-strength-reduce -do-base-address-strength-reduce=1 -S %s | FileCheck --check-prefix=ONE %s
; RUN: %nvopt -passes=base-address-strength-reduce -base-address-strength-reduce-iv-limit=0 -S %s | FileCheck --check-prefix=NOIV %s
; RUN: %nvopt -passes=base-address-strength-reduce -base-address-strength-reduce-iv-limit=2 -S %s | FileCheck %s
; RUN: %nvopt -passes=base-address-strength-reduce -base-address-strength-reduce-max-iv=2 -S %s | FileCheck %s
; RUN: %nvopt -passes=base-address-strength-reduce -base-address-strength-reduce-max-iv=0 -S %s | FileCheck --check-prefix=NOIV %s
; RUN: %nvopt -passes=base-address-strength-reduce -do-base-address-strength-reduce-chain=0 -S %s | FileCheck --check-prefix=NOCHAIN %s
; RUN: %nvopt -passes=base-address-strength-reduce -special-reassociate-for-threadid=0 -S %s | FileCheck --check-prefix=MIXED %s
; Accesses of a loop by one base: one pointer is advanced, the others are it and a constant.
target datalayout = "e-p:64:64-i64:64-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

define void @pitch(ptr addrspace(1) %p, i64 %pitch, i64 %n) {
entry:
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tid = zext i32 %t32 to i64
  %b32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %bid = zext i32 %b32 to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %t = mul i64 %i, %pitch
  %u0 = add i64 %t, %tid
  %u = add i64 %u0, %bid
  %a = getelementptr float, ptr addrspace(1) %p, i64 %u
  %v = load float, ptr addrspace(1) %a
  %x = add i64 %u, 1
  %b = getelementptr float, ptr addrspace(1) %p, i64 %x
  %w = load float, ptr addrspace(1) %b
  %s = fadd float %v, %w
  store float %s, ptr addrspace(1) %a
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %done, label %loop
done:
  ret void
}

; Under a condition, with negative constants, off a second base an invariant distance away.
define void @conditions(ptr %p, i64 %pitch, i64 %far, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  %t = mul i64 %i, %pitch
  %a = getelementptr float, ptr %p, i64 %t
  %v = load float, ptr %a
  %t2 = add i64 %t, 2
  %a2 = getelementptr float, ptr %p, i64 %t2
  %v2 = load float, ptr %a2
  %u = add i64 %t, %far
  %e = getelementptr float, ptr %p, i64 %u
  store float %v, ptr %e
  %u2 = add i64 %u, 4
  %e2 = getelementptr float, ptr %p, i64 %u2
  store float %v2, ptr %e2
  %k = fcmp olt float %v, 0.0
  br i1 %k, label %then, label %latch
then:
  %m = mul i64 %i, 12
  %g0 = add i64 %m, -3
  %g = getelementptr float, ptr %p, i64 %g0
  store float %v, ptr %g
  %h0 = add i64 %m, -2
  %h = getelementptr float, ptr %p, i64 %h0
  store float %v, ptr %h
  br label %latch
latch:
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %done, label %loop
done:
  ret void
}

; What the loop does not know the step of is computed once in a round.
define void @loaded_index(ptr %p, ptr %index, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i64, ptr %index, i64 %i
  %k = load i64, ptr %q
  %k1 = add i64 %k, 1
  %a = getelementptr float, ptr %p, i64 %k1
  store float 1.0, ptr %a
  %b = getelementptr float, ptr %p, i64 %k
  store float 2.0, ptr %b
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %done, label %loop
done:
  ret void
}
; What comes out:
; CHECK-LABEL: define void @pitch(
; CHECK: entry:
; CHECK-NEXT:   %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %tid = zext i32 %t32 to i64
; CHECK-NEXT:   %b32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
; CHECK-NEXT:   %bid = zext i32 %b32 to i64
; CHECK-NEXT:   %scevcgptmp_0 = add i64 %tid, %bid
; CHECK-NEXT:   %scevcgptmp_01 = shl nuw nsw i64 %scevcgptmp_0, 2
; CHECK-NEXT:   %scevcgp_0 = getelementptr i8, ptr addrspace(1) %p, i64 %scevcgptmp_01
; CHECK-NEXT:   %scevcgptmp_1 = shl i64 %pitch, 2
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %scevcgp_1 = phi ptr addrspace(1) [ %scevcgp_0, %entry ], [ %scevcgptmp_12, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %v = load float, ptr addrspace(1) %scevcgp_1, align 4
; CHECK-NEXT:   %b = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 4
; CHECK-NEXT:   %w = load float, ptr addrspace(1) %b, align 4
; CHECK-NEXT:   %s = fadd float %v, %w
; CHECK-NEXT:   store float %s, ptr addrspace(1) %scevcgp_1, align 4
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp eq i64 %j, %n
; CHECK-NEXT:   %scevcgptmp_12 = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 %scevcgptmp_1
; CHECK-NEXT:   br i1 %c, label %done, label %loop
; CHECK: done:
; CHECK-NEXT:   ret void
; CHECK-LABEL: define void @conditions(
; CHECK: entry:
; CHECK-NEXT:   %scevcgptmp_0 = shl i64 %pitch, 2
; CHECK-NEXT:   %scevcgp_1 = shl i64 %far, 2
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %scevcgp_2 = phi ptr [ %p, %entry ], [ %scevcgptmp_2, %latch ]
; CHECK-NEXT:   %scevcgp_0 = phi ptr [ %p, %entry ], [ %scevcgptmp_01, %latch ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:   %scevcgp_ = getelementptr i8, ptr %scevcgp_0, i64 %scevcgp_1
; CHECK-NEXT:   %v = load float, ptr %scevcgp_0, align 4
; CHECK-NEXT:   %a2 = getelementptr i8, ptr %scevcgp_0, i64 8
; CHECK-NEXT:   %v2 = load float, ptr %a2, align 4
; CHECK-NEXT:   store float %v, ptr %scevcgp_, align 4
; CHECK-NEXT:   %e2 = getelementptr i8, ptr %scevcgp_, i64 16
; CHECK-NEXT:   store float %v2, ptr %e2, align 4
; CHECK-NEXT:   %k = fcmp olt float %v, 0.000000e+00
; CHECK-NEXT:   br i1 %k, label %then, label %latch
; CHECK: then:
; CHECK-NEXT:   %g = getelementptr i8, ptr %scevcgp_2, i64 -12
; CHECK-NEXT:   store float %v, ptr %g, align 4
; CHECK-NEXT:   %h = getelementptr i8, ptr %scevcgp_2, i64 -8
; CHECK-NEXT:   store float %v, ptr %h, align 4
; CHECK-NEXT:   br label %latch
; CHECK: latch:
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp eq i64 %j, %n
; CHECK-NEXT:   %scevcgptmp_01 = getelementptr i8, ptr %scevcgp_0, i64 %scevcgptmp_0
; CHECK-NEXT:   %scevcgptmp_2 = getelementptr i8, ptr %scevcgp_2, i64 48
; CHECK-NEXT:   br i1 %c, label %done, label %loop
; CHECK: done:
; CHECK-NEXT:   ret void
; CHECK-LABEL: define void @loaded_index(
; CHECK: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %q = getelementptr i64, ptr %index, i64 %i
; CHECK-NEXT:   %k = load i64, ptr %q, align 8
; CHECK-NEXT:   %scevcgptmp_0 = shl i64 %k, 2
; CHECK-NEXT:   %scevcgp_0 = getelementptr i8, ptr %p, i64 %scevcgptmp_0
; CHECK-NEXT:   %a = getelementptr i8, ptr %scevcgp_0, i64 4
; CHECK-NEXT:   store float 1.000000e+00, ptr %a, align 4
; CHECK-NEXT:   store float 2.000000e+00, ptr %scevcgp_0, align 4
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp eq i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %done, label %loop
; CHECK: done:
; CHECK-NEXT:   ret void
; OFF-LABEL: define void @pitch(
; OFF: entry:
; OFF-NEXT:   %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; OFF-NEXT:   %tid = zext i32 %t32 to i64
; OFF-NEXT:   %b32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
; OFF-NEXT:   %bid = zext i32 %b32 to i64
; OFF-NEXT:   br label %loop
; OFF: loop:
; OFF-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; OFF-NEXT:   %t = mul i64 %i, %pitch
; OFF-NEXT:   %u0 = add i64 %t, %tid
; OFF-NEXT:   %u = add i64 %u0, %bid
; OFF-NEXT:   %a = getelementptr float, ptr addrspace(1) %p, i64 %u
; OFF-NEXT:   %v = load float, ptr addrspace(1) %a, align 4
; OFF-NEXT:   %x = add i64 %u, 1
; OFF-NEXT:   %b = getelementptr float, ptr addrspace(1) %p, i64 %x
; OFF-NEXT:   %w = load float, ptr addrspace(1) %b, align 4
; OFF-NEXT:   %s = fadd float %v, %w
; OFF-NEXT:   store float %s, ptr addrspace(1) %a, align 4
; OFF-NEXT:   %j = add nuw nsw i64 %i, 1
; OFF-NEXT:   %c = icmp eq i64 %j, %n
; OFF-NEXT:   br i1 %c, label %done, label %loop
; OFF: done:
; OFF-NEXT:   ret void
; OFF-LABEL: define void @conditions(
; OFF: entry:
; OFF-NEXT:   br label %loop
; OFF: loop:
; OFF-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %latch ]
; OFF-NEXT:   %t = mul i64 %i, %pitch
; OFF-NEXT:   %a = getelementptr float, ptr %p, i64 %t
; OFF-NEXT:   %v = load float, ptr %a, align 4
; OFF-NEXT:   %t2 = add i64 %t, 2
; OFF-NEXT:   %a2 = getelementptr float, ptr %p, i64 %t2
; OFF-NEXT:   %v2 = load float, ptr %a2, align 4
; OFF-NEXT:   %u = add i64 %t, %far
; OFF-NEXT:   %e = getelementptr float, ptr %p, i64 %u
; OFF-NEXT:   store float %v, ptr %e, align 4
; OFF-NEXT:   %u2 = add i64 %u, 4
; OFF-NEXT:   %e2 = getelementptr float, ptr %p, i64 %u2
; OFF-NEXT:   store float %v2, ptr %e2, align 4
; OFF-NEXT:   %k = fcmp olt float %v, 0.000000e+00
; OFF-NEXT:   br i1 %k, label %then, label %latch
; OFF: then:
; OFF-NEXT:   %m = mul i64 %i, 12
; OFF-NEXT:   %g0 = add i64 %m, -3
; OFF-NEXT:   %g = getelementptr float, ptr %p, i64 %g0
; OFF-NEXT:   store float %v, ptr %g, align 4
; OFF-NEXT:   %h0 = add i64 %m, -2
; OFF-NEXT:   %h = getelementptr float, ptr %p, i64 %h0
; OFF-NEXT:   store float %v, ptr %h, align 4
; OFF-NEXT:   br label %latch
; OFF: latch:
; OFF-NEXT:   %j = add nuw nsw i64 %i, 1
; OFF-NEXT:   %c = icmp eq i64 %j, %n
; OFF-NEXT:   br i1 %c, label %done, label %loop
; OFF: done:
; OFF-NEXT:   ret void
; OFF-LABEL: define void @loaded_index(
; OFF: entry:
; OFF-NEXT:   br label %loop
; OFF: loop:
; OFF-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; OFF-NEXT:   %q = getelementptr i64, ptr %index, i64 %i
; OFF-NEXT:   %k = load i64, ptr %q, align 8
; OFF-NEXT:   %k1 = add i64 %k, 1
; OFF-NEXT:   %a = getelementptr float, ptr %p, i64 %k1
; OFF-NEXT:   store float 1.000000e+00, ptr %a, align 4
; OFF-NEXT:   %b = getelementptr float, ptr %p, i64 %k
; OFF-NEXT:   store float 2.000000e+00, ptr %b, align 4
; OFF-NEXT:   %j = add nuw nsw i64 %i, 1
; OFF-NEXT:   %c = icmp eq i64 %j, %n
; OFF-NEXT:   br i1 %c, label %done, label %loop
; OFF: done:
; OFF-NEXT:   ret void
; ONE-LABEL: define void @pitch(
; ONE: entry:
; ONE-NEXT:   %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; ONE-NEXT:   %tid = zext i32 %t32 to i64
; ONE-NEXT:   %b32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
; ONE-NEXT:   %bid = zext i32 %b32 to i64
; ONE-NEXT:   %scevcgptmp_0 = add i64 %tid, %bid
; ONE-NEXT:   %scevcgptmp_01 = shl nuw nsw i64 %scevcgptmp_0, 2
; ONE-NEXT:   %scevcgp_0 = getelementptr i8, ptr addrspace(1) %p, i64 %scevcgptmp_01
; ONE-NEXT:   %scevcgptmp_1 = shl i64 %pitch, 2
; ONE-NEXT:   br label %loop
; ONE: loop:
; ONE-NEXT:   %scevcgp_1 = phi ptr addrspace(1) [ %scevcgp_0, %entry ], [ %scevcgptmp_12, %loop ]
; ONE-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; ONE-NEXT:   %v = load float, ptr addrspace(1) %scevcgp_1, align 4
; ONE-NEXT:   %b = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 4
; ONE-NEXT:   %w = load float, ptr addrspace(1) %b, align 4
; ONE-NEXT:   %s = fadd float %v, %w
; ONE-NEXT:   store float %s, ptr addrspace(1) %scevcgp_1, align 4
; ONE-NEXT:   %j = add nuw nsw i64 %i, 1
; ONE-NEXT:   %c = icmp eq i64 %j, %n
; ONE-NEXT:   %scevcgptmp_12 = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 %scevcgptmp_1
; ONE-NEXT:   br i1 %c, label %done, label %loop
; ONE: done:
; ONE-NEXT:   ret void
; ONE-LABEL: define void @conditions(
; ONE: entry:
; ONE-NEXT:   %scevcgptmp_0 = shl i64 %pitch, 2
; ONE-NEXT:   %scevcgp_1 = shl i64 %far, 2
; ONE-NEXT:   br label %loop
; ONE: loop:
; ONE-NEXT:   %scevcgp_0 = phi ptr [ %p, %entry ], [ %scevcgptmp_01, %latch ]
; ONE-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %latch ]
; ONE-NEXT:   %scevcgp_ = getelementptr i8, ptr %scevcgp_0, i64 %scevcgp_1
; ONE-NEXT:   %v = load float, ptr %scevcgp_0, align 4
; ONE-NEXT:   %a2 = getelementptr i8, ptr %scevcgp_0, i64 8
; ONE-NEXT:   %v2 = load float, ptr %a2, align 4
; ONE-NEXT:   store float %v, ptr %scevcgp_, align 4
; ONE-NEXT:   %e2 = getelementptr i8, ptr %scevcgp_, i64 16
; ONE-NEXT:   store float %v2, ptr %e2, align 4
; ONE-NEXT:   %k = fcmp olt float %v, 0.000000e+00
; ONE-NEXT:   br i1 %k, label %then, label %latch
; ONE: then:
; ONE-NEXT:   %m = mul i64 %i, 12
; ONE-NEXT:   %g0 = add i64 %m, -3
; ONE-NEXT:   %g = getelementptr float, ptr %p, i64 %g0
; ONE-NEXT:   store float %v, ptr %g, align 4
; ONE-NEXT:   %h0 = add i64 %m, -2
; ONE-NEXT:   %h = getelementptr float, ptr %p, i64 %h0
; ONE-NEXT:   store float %v, ptr %h, align 4
; ONE-NEXT:   br label %latch
; ONE: latch:
; ONE-NEXT:   %j = add nuw nsw i64 %i, 1
; ONE-NEXT:   %c = icmp eq i64 %j, %n
; ONE-NEXT:   %scevcgptmp_01 = getelementptr i8, ptr %scevcgp_0, i64 %scevcgptmp_0
; ONE-NEXT:   br i1 %c, label %done, label %loop
; ONE: done:
; ONE-NEXT:   ret void
; ONE-LABEL: define void @loaded_index(
; ONE: entry:
; ONE-NEXT:   br label %loop
; ONE: loop:
; ONE-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; ONE-NEXT:   %q = getelementptr i64, ptr %index, i64 %i
; ONE-NEXT:   %k = load i64, ptr %q, align 8
; ONE-NEXT:   %scevcgptmp_0 = shl i64 %k, 2
; ONE-NEXT:   %scevcgp_0 = getelementptr i8, ptr %p, i64 %scevcgptmp_0
; ONE-NEXT:   %a = getelementptr i8, ptr %scevcgp_0, i64 4
; ONE-NEXT:   store float 1.000000e+00, ptr %a, align 4
; ONE-NEXT:   store float 2.000000e+00, ptr %scevcgp_0, align 4
; ONE-NEXT:   %j = add nuw nsw i64 %i, 1
; ONE-NEXT:   %c = icmp eq i64 %j, %n
; ONE-NEXT:   br i1 %c, label %done, label %loop
; ONE: done:
; ONE-NEXT:   ret void
; NOIV-LABEL: define void @pitch(
; NOIV: entry:
; NOIV-NEXT:   %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; NOIV-NEXT:   %tid = zext i32 %t32 to i64
; NOIV-NEXT:   %b32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
; NOIV-NEXT:   %bid = zext i32 %b32 to i64
; NOIV-NEXT:   br label %loop
; NOIV: loop:
; NOIV-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; NOIV-NEXT:   %t = mul i64 %i, %pitch
; NOIV-NEXT:   %u0 = add i64 %t, %tid
; NOIV-NEXT:   %u = add i64 %u0, %bid
; NOIV-NEXT:   %a = getelementptr float, ptr addrspace(1) %p, i64 %u
; NOIV-NEXT:   %v = load float, ptr addrspace(1) %a, align 4
; NOIV-NEXT:   %b = getelementptr i8, ptr addrspace(1) %a, i64 4
; NOIV-NEXT:   %w = load float, ptr addrspace(1) %b, align 4
; NOIV-NEXT:   %s = fadd float %v, %w
; NOIV-NEXT:   store float %s, ptr addrspace(1) %a, align 4
; NOIV-NEXT:   %j = add nuw nsw i64 %i, 1
; NOIV-NEXT:   %c = icmp eq i64 %j, %n
; NOIV-NEXT:   br i1 %c, label %done, label %loop
; NOIV: done:
; NOIV-NEXT:   ret void
; NOIV-LABEL: define void @conditions(
; NOIV: entry:
; NOIV-NEXT:   br label %loop
; NOIV: loop:
; NOIV-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %latch ]
; NOIV-NEXT:   %t = mul i64 %i, %pitch
; NOIV-NEXT:   %a = getelementptr float, ptr %p, i64 %t
; NOIV-NEXT:   %v = load float, ptr %a, align 4
; NOIV-NEXT:   %a2 = getelementptr i8, ptr %a, i64 8
; NOIV-NEXT:   %v2 = load float, ptr %a2, align 4
; NOIV-NEXT:   %u = add i64 %t, %far
; NOIV-NEXT:   %e = getelementptr float, ptr %p, i64 %u
; NOIV-NEXT:   store float %v, ptr %e, align 4
; NOIV-NEXT:   %e2 = getelementptr i8, ptr %e, i64 16
; NOIV-NEXT:   store float %v2, ptr %e2, align 4
; NOIV-NEXT:   %k = fcmp olt float %v, 0.000000e+00
; NOIV-NEXT:   br i1 %k, label %then, label %latch
; NOIV: then:
; NOIV-NEXT:   %m = mul i64 %i, 12
; NOIV-NEXT:   %g0 = add i64 %m, -3
; NOIV-NEXT:   %g = getelementptr float, ptr %p, i64 %g0
; NOIV-NEXT:   store float %v, ptr %g, align 4
; NOIV-NEXT:   %h = getelementptr i8, ptr %g, i64 4
; NOIV-NEXT:   store float %v, ptr %h, align 4
; NOIV-NEXT:   br label %latch
; NOIV: latch:
; NOIV-NEXT:   %j = add nuw nsw i64 %i, 1
; NOIV-NEXT:   %c = icmp eq i64 %j, %n
; NOIV-NEXT:   br i1 %c, label %done, label %loop
; NOIV: done:
; NOIV-NEXT:   ret void
; NOIV-LABEL: define void @loaded_index(
; NOIV: entry:
; NOIV-NEXT:   br label %loop
; NOIV: loop:
; NOIV-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; NOIV-NEXT:   %q = getelementptr i64, ptr %index, i64 %i
; NOIV-NEXT:   %k = load i64, ptr %q, align 8
; NOIV-NEXT:   %scevcgptmp_0 = shl i64 %k, 2
; NOIV-NEXT:   %scevcgp_0 = getelementptr i8, ptr %p, i64 %scevcgptmp_0
; NOIV-NEXT:   %a = getelementptr i8, ptr %scevcgp_0, i64 4
; NOIV-NEXT:   store float 1.000000e+00, ptr %a, align 4
; NOIV-NEXT:   store float 2.000000e+00, ptr %scevcgp_0, align 4
; NOIV-NEXT:   %j = add nuw nsw i64 %i, 1
; NOIV-NEXT:   %c = icmp eq i64 %j, %n
; NOIV-NEXT:   br i1 %c, label %done, label %loop
; NOIV: done:
; NOIV-NEXT:   ret void
; NOCHAIN-LABEL: define void @pitch(
; NOCHAIN: entry:
; NOCHAIN-NEXT:   %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; NOCHAIN-NEXT:   %tid = zext i32 %t32 to i64
; NOCHAIN-NEXT:   %b32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
; NOCHAIN-NEXT:   %bid = zext i32 %b32 to i64
; NOCHAIN-NEXT:   %scevcgptmp_0 = add i64 %tid, %bid
; NOCHAIN-NEXT:   %scevcgptmp_01 = shl nuw nsw i64 %scevcgptmp_0, 2
; NOCHAIN-NEXT:   %scevcgp_0 = getelementptr i8, ptr addrspace(1) %p, i64 %scevcgptmp_01
; NOCHAIN-NEXT:   %scevcgptmp_1 = shl i64 %pitch, 2
; NOCHAIN-NEXT:   br label %loop
; NOCHAIN: loop:
; NOCHAIN-NEXT:   %scevcgp_1 = phi ptr addrspace(1) [ %scevcgp_0, %entry ], [ %scevcgptmp_12, %loop ]
; NOCHAIN-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; NOCHAIN-NEXT:   %v = load float, ptr addrspace(1) %scevcgp_1, align 4
; NOCHAIN-NEXT:   %b = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 4
; NOCHAIN-NEXT:   %w = load float, ptr addrspace(1) %b, align 4
; NOCHAIN-NEXT:   %s = fadd float %v, %w
; NOCHAIN-NEXT:   store float %s, ptr addrspace(1) %scevcgp_1, align 4
; NOCHAIN-NEXT:   %j = add nuw nsw i64 %i, 1
; NOCHAIN-NEXT:   %c = icmp eq i64 %j, %n
; NOCHAIN-NEXT:   %scevcgptmp_12 = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 %scevcgptmp_1
; NOCHAIN-NEXT:   br i1 %c, label %done, label %loop
; NOCHAIN: done:
; NOCHAIN-NEXT:   ret void
; NOCHAIN-LABEL: define void @conditions(
; NOCHAIN: entry:
; NOCHAIN-NEXT:   %scevcgptmp_0 = shl i64 %pitch, 2
; NOCHAIN-NEXT:   %scevcgptmp_1 = shl i64 %far, 2
; NOCHAIN-NEXT:   %scevcgp_1 = getelementptr i8, ptr %p, i64 %scevcgptmp_1
; NOCHAIN-NEXT:   br label %loop
; NOCHAIN: loop:
; NOCHAIN-NEXT:   %scevcgp_3 = phi ptr [ %p, %entry ], [ %scevcgptmp_3, %latch ]
; NOCHAIN-NEXT:   %scevcgp_2 = phi ptr [ %scevcgp_1, %entry ], [ %scevcgptmp_2, %latch ]
; NOCHAIN-NEXT:   %scevcgp_0 = phi ptr [ %p, %entry ], [ %scevcgptmp_01, %latch ]
; NOCHAIN-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %latch ]
; NOCHAIN-NEXT:   %v = load float, ptr %scevcgp_0, align 4
; NOCHAIN-NEXT:   %a2 = getelementptr i8, ptr %scevcgp_0, i64 8
; NOCHAIN-NEXT:   %v2 = load float, ptr %a2, align 4
; NOCHAIN-NEXT:   store float %v, ptr %scevcgp_2, align 4
; NOCHAIN-NEXT:   %e2 = getelementptr i8, ptr %scevcgp_2, i64 16
; NOCHAIN-NEXT:   store float %v2, ptr %e2, align 4
; NOCHAIN-NEXT:   %k = fcmp olt float %v, 0.000000e+00
; NOCHAIN-NEXT:   br i1 %k, label %then, label %latch
; NOCHAIN: then:
; NOCHAIN-NEXT:   %g = getelementptr i8, ptr %scevcgp_3, i64 -12
; NOCHAIN-NEXT:   store float %v, ptr %g, align 4
; NOCHAIN-NEXT:   %h = getelementptr i8, ptr %scevcgp_3, i64 -8
; NOCHAIN-NEXT:   store float %v, ptr %h, align 4
; NOCHAIN-NEXT:   br label %latch
; NOCHAIN: latch:
; NOCHAIN-NEXT:   %j = add nuw nsw i64 %i, 1
; NOCHAIN-NEXT:   %c = icmp eq i64 %j, %n
; NOCHAIN-NEXT:   %scevcgptmp_01 = getelementptr i8, ptr %scevcgp_0, i64 %scevcgptmp_0
; NOCHAIN-NEXT:   %scevcgptmp_2 = getelementptr i8, ptr %scevcgp_2, i64 %scevcgptmp_0
; NOCHAIN-NEXT:   %scevcgptmp_3 = getelementptr i8, ptr %scevcgp_3, i64 48
; NOCHAIN-NEXT:   br i1 %c, label %done, label %loop
; NOCHAIN: done:
; NOCHAIN-NEXT:   ret void
; NOCHAIN-LABEL: define void @loaded_index(
; NOCHAIN: entry:
; NOCHAIN-NEXT:   br label %loop
; NOCHAIN: loop:
; NOCHAIN-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; NOCHAIN-NEXT:   %q = getelementptr i64, ptr %index, i64 %i
; NOCHAIN-NEXT:   %k = load i64, ptr %q, align 8
; NOCHAIN-NEXT:   %scevcgptmp_0 = shl i64 %k, 2
; NOCHAIN-NEXT:   %scevcgp_0 = getelementptr i8, ptr %p, i64 %scevcgptmp_0
; NOCHAIN-NEXT:   %a = getelementptr i8, ptr %scevcgp_0, i64 4
; NOCHAIN-NEXT:   store float 1.000000e+00, ptr %a, align 4
; NOCHAIN-NEXT:   store float 2.000000e+00, ptr %scevcgp_0, align 4
; NOCHAIN-NEXT:   %j = add nuw nsw i64 %i, 1
; NOCHAIN-NEXT:   %c = icmp eq i64 %j, %n
; NOCHAIN-NEXT:   br i1 %c, label %done, label %loop
; NOCHAIN: done:
; NOCHAIN-NEXT:   ret void
; MIXED-LABEL: define void @pitch(
; MIXED: entry:
; MIXED-NEXT:   %t32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; MIXED-NEXT:   %tid = zext i32 %t32 to i64
; MIXED-NEXT:   %b32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
; MIXED-NEXT:   %bid = zext i32 %b32 to i64
; MIXED-NEXT:   %scevcgptmp_0 = add i64 %tid, %bid
; MIXED-NEXT:   %scevcgptmp_01 = shl nuw nsw i64 %scevcgptmp_0, 2
; MIXED-NEXT:   %scevcgp_0 = getelementptr i8, ptr addrspace(1) %p, i64 %scevcgptmp_01
; MIXED-NEXT:   %scevcgptmp_1 = shl i64 %pitch, 2
; MIXED-NEXT:   br label %loop
; MIXED: loop:
; MIXED-NEXT:   %scevcgp_1 = phi ptr addrspace(1) [ %scevcgp_0, %entry ], [ %scevcgptmp_12, %loop ]
; MIXED-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; MIXED-NEXT:   %v = load float, ptr addrspace(1) %scevcgp_1, align 4
; MIXED-NEXT:   %b = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 4
; MIXED-NEXT:   %w = load float, ptr addrspace(1) %b, align 4
; MIXED-NEXT:   %s = fadd float %v, %w
; MIXED-NEXT:   store float %s, ptr addrspace(1) %scevcgp_1, align 4
; MIXED-NEXT:   %j = add nuw nsw i64 %i, 1
; MIXED-NEXT:   %c = icmp eq i64 %j, %n
; MIXED-NEXT:   %scevcgptmp_12 = getelementptr i8, ptr addrspace(1) %scevcgp_1, i64 %scevcgptmp_1
; MIXED-NEXT:   br i1 %c, label %done, label %loop
; MIXED: done:
; MIXED-NEXT:   ret void
; MIXED-LABEL: define void @conditions(
; MIXED: entry:
; MIXED-NEXT:   %scevcgptmp_0 = shl i64 %pitch, 2
; MIXED-NEXT:   %scevcgp_1 = shl i64 %far, 2
; MIXED-NEXT:   br label %loop
; MIXED: loop:
; MIXED-NEXT:   %scevcgp_2 = phi ptr [ %p, %entry ], [ %scevcgptmp_2, %latch ]
; MIXED-NEXT:   %scevcgp_0 = phi ptr [ %p, %entry ], [ %scevcgptmp_01, %latch ]
; MIXED-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %latch ]
; MIXED-NEXT:   %scevcgp_ = getelementptr i8, ptr %scevcgp_0, i64 %scevcgp_1
; MIXED-NEXT:   %v = load float, ptr %scevcgp_0, align 4
; MIXED-NEXT:   %a2 = getelementptr i8, ptr %scevcgp_0, i64 8
; MIXED-NEXT:   %v2 = load float, ptr %a2, align 4
; MIXED-NEXT:   store float %v, ptr %scevcgp_, align 4
; MIXED-NEXT:   %e2 = getelementptr i8, ptr %scevcgp_, i64 16
; MIXED-NEXT:   store float %v2, ptr %e2, align 4
; MIXED-NEXT:   %k = fcmp olt float %v, 0.000000e+00
; MIXED-NEXT:   br i1 %k, label %then, label %latch
; MIXED: then:
; MIXED-NEXT:   %g = getelementptr i8, ptr %scevcgp_2, i64 -12
; MIXED-NEXT:   store float %v, ptr %g, align 4
; MIXED-NEXT:   %h = getelementptr i8, ptr %scevcgp_2, i64 -8
; MIXED-NEXT:   store float %v, ptr %h, align 4
; MIXED-NEXT:   br label %latch
; MIXED: latch:
; MIXED-NEXT:   %j = add nuw nsw i64 %i, 1
; MIXED-NEXT:   %c = icmp eq i64 %j, %n
; MIXED-NEXT:   %scevcgptmp_01 = getelementptr i8, ptr %scevcgp_0, i64 %scevcgptmp_0
; MIXED-NEXT:   %scevcgptmp_2 = getelementptr i8, ptr %scevcgp_2, i64 48
; MIXED-NEXT:   br i1 %c, label %done, label %loop
; MIXED: done:
; MIXED-NEXT:   ret void
; MIXED-LABEL: define void @loaded_index(
; MIXED: entry:
; MIXED-NEXT:   br label %loop
; MIXED: loop:
; MIXED-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; MIXED-NEXT:   %q = getelementptr i64, ptr %index, i64 %i
; MIXED-NEXT:   %k = load i64, ptr %q, align 8
; MIXED-NEXT:   %scevcgptmp_0 = shl i64 %k, 2
; MIXED-NEXT:   %scevcgp_0 = getelementptr i8, ptr %p, i64 %scevcgptmp_0
; MIXED-NEXT:   %a = getelementptr i8, ptr %scevcgp_0, i64 4
; MIXED-NEXT:   store float 1.000000e+00, ptr %a, align 4
; MIXED-NEXT:   store float 2.000000e+00, ptr %scevcgp_0, align 4
; MIXED-NEXT:   %j = add nuw nsw i64 %i, 1
; MIXED-NEXT:   %c = icmp eq i64 %j, %n
; MIXED-NEXT:   br i1 %c, label %done, label %loop
; MIXED: done:
; MIXED-NEXT:   ret void
