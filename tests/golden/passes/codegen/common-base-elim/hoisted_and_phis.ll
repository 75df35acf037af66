; RUN: %nvopt -passes=common-base-elim -S %s | FileCheck %s
; RUN: %nvopt -passes=common-base-elim -scev-cgp-idom-level-limit=0 -S %s | FileCheck --check-prefix=PHI %s
; RUN: %nvopt -passes=common-base-elim -scev-cgp-cross-block-limit=0 -S %s | FileCheck --check-prefix=LIMIT %s
; Addresses in blocks of which none is above the other: the base is computed at the end of the common dominator, as far
; up as scev-cgp-idom-level-limit allows, and scev-cgp-cross-block-limit times in one block. Where it must not be, a
; block behind both takes the address from the way it came.
target datalayout = "e-p:64:64-i64:64-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @arms(ptr %p, i64 %i, i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  %t = shl i64 %i, 2
  %a = getelementptr i8, ptr %p, i64 %t
  store float 1.0, ptr %a
  br label %join
right:
  %u = mul i64 %i, 4
  %b = getelementptr i8, ptr %p, i64 %u
  store float 2.0, ptr %b
  br label %join
join:
  %q = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %q
  %j = add i64 %i, 5
  %r = getelementptr float, ptr %p, i64 %j
  store float %x, ptr %r
  ret void
}

; Around the barrier nothing moves but arithmetic.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define void @barrier(ptr addrspace(3) %p, i32 %i, i1 %c) {
entry:
  %a = getelementptr float, ptr addrspace(3) %p, i32 %i
  store float 1.0, ptr addrspace(3) %a
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %j = add nsw i32 %i, 32
  %b = getelementptr float, ptr addrspace(3) %p, i32 %j
  %v = load volatile float, ptr addrspace(3) %b
  store float %v, ptr addrspace(3) %a
  ret void
}
; What comes out:
; CHECK-LABEL: define void @arms(
; CHECK: entry:
; CHECK-NEXT:   %scevcgptmp_0 = shl i64 %i, 2
; CHECK-NEXT:   %scevcgp_0 = getelementptr i8, ptr %p, i64 %scevcgptmp_0
; CHECK-NEXT:   br i1 %c, label %left, label %right
; CHECK: left:
; CHECK-NEXT:   store float 1.000000e+00, ptr %scevcgp_0, align 4
; CHECK-NEXT:   br label %join
; CHECK: right:
; CHECK-NEXT:   store float 2.000000e+00, ptr %scevcgp_0, align 4
; CHECK-NEXT:   br label %join
; CHECK: join:
; CHECK-NEXT:   %x = load float, ptr %scevcgp_0, align 4
; CHECK-NEXT:   %r = getelementptr i8, ptr %scevcgp_0, i64 20
; CHECK-NEXT:   store float %x, ptr %r, align 4
; CHECK-NEXT:   ret void
; CHECK-LABEL: define void @barrier(
; CHECK: entry:
; CHECK-NEXT:   %a = getelementptr float, ptr addrspace(3) %p, i32 %i
; CHECK-NEXT:   store float 1.000000e+00, ptr addrspace(3) %a, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %j = add nsw i32 %i, 32
; CHECK-NEXT:   %b = getelementptr float, ptr addrspace(3) %p, i32 %j
; CHECK-NEXT:   %v = load volatile float, ptr addrspace(3) %b, align 4
; CHECK-NEXT:   store float %v, ptr addrspace(3) %a, align 4
; CHECK-NEXT:   ret void
; PHI-LABEL: define void @arms(
; PHI: entry:
; PHI-NEXT:   br i1 %c, label %left, label %right
; PHI: left:
; PHI-NEXT:   %t = shl i64 %i, 2
; PHI-NEXT:   %a = getelementptr i8, ptr %p, i64 %t
; PHI-NEXT:   store float 1.000000e+00, ptr %a, align 4
; PHI-NEXT:   br label %join
; PHI: right:
; PHI-NEXT:   %u = mul i64 %i, 4
; PHI-NEXT:   %b = getelementptr i8, ptr %p, i64 %u
; PHI-NEXT:   store float 2.000000e+00, ptr %b, align 4
; PHI-NEXT:   br label %join
; PHI: join:
; PHI-NEXT:   %scevcgp_ = phi ptr [ %a, %left ], [ %b, %right ]
; PHI-NEXT:   %x = load float, ptr %scevcgp_, align 4
; PHI-NEXT:   %r = getelementptr i8, ptr %scevcgp_, i64 20
; PHI-NEXT:   store float %x, ptr %r, align 4
; PHI-NEXT:   ret void
; PHI-LABEL: define void @barrier(
; PHI: entry:
; PHI-NEXT:   %a = getelementptr float, ptr addrspace(3) %p, i32 %i
; PHI-NEXT:   store float 1.000000e+00, ptr addrspace(3) %a, align 4
; PHI-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; PHI-NEXT:   %j = add nsw i32 %i, 32
; PHI-NEXT:   %b = getelementptr float, ptr addrspace(3) %p, i32 %j
; PHI-NEXT:   %v = load volatile float, ptr addrspace(3) %b, align 4
; PHI-NEXT:   store float %v, ptr addrspace(3) %a, align 4
; PHI-NEXT:   ret void
; LIMIT-LABEL: define void @arms(
; LIMIT: entry:
; LIMIT-NEXT:   br i1 %c, label %left, label %right
; LIMIT: left:
; LIMIT-NEXT:   %t = shl i64 %i, 2
; LIMIT-NEXT:   %a = getelementptr i8, ptr %p, i64 %t
; LIMIT-NEXT:   store float 1.000000e+00, ptr %a, align 4
; LIMIT-NEXT:   br label %join
; LIMIT: right:
; LIMIT-NEXT:   %u = mul i64 %i, 4
; LIMIT-NEXT:   %b = getelementptr i8, ptr %p, i64 %u
; LIMIT-NEXT:   store float 2.000000e+00, ptr %b, align 4
; LIMIT-NEXT:   br label %join
; LIMIT: join:
; LIMIT-NEXT:   %q = getelementptr float, ptr %p, i64 %i
; LIMIT-NEXT:   %x = load float, ptr %q, align 4
; LIMIT-NEXT:   %j = add i64 %i, 5
; LIMIT-NEXT:   %r = getelementptr float, ptr %p, i64 %j
; LIMIT-NEXT:   store float %x, ptr %r, align 4
; LIMIT-NEXT:   ret void
; LIMIT-LABEL: define void @barrier(
; LIMIT: entry:
; LIMIT-NEXT:   %a = getelementptr float, ptr addrspace(3) %p, i32 %i
; LIMIT-NEXT:   store float 1.000000e+00, ptr addrspace(3) %a, align 4
; LIMIT-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; LIMIT-NEXT:   %j = add nsw i32 %i, 32
; LIMIT-NEXT:   %b = getelementptr float, ptr addrspace(3) %p, i32 %j
; LIMIT-NEXT:   %v = load volatile float, ptr addrspace(3) %b, align 4
; LIMIT-NEXT:   store float %v, ptr addrspace(3) %a, align 4
; LIMIT-NEXT:   ret void
