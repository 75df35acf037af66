; RUN: %nvopt -passes='loop-mssa(lnicm)' -verify-pass-claims -verify-memoryssa -S %s | FileCheck %s
; RUN: %nvopt -passes='loop-mssa(licm)' -S %s | FileCheck %s --check-prefix=LICM
; What is invariant in the whole nest leaves it; what is invariant in the inner loop only stays where it is, so that the nest stays perfect.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; CHECK-LABEL: @nest(
; CHECK: entry:
; CHECK-NEXT: %both = mul i32 %a, %b
; CHECK: outer:
; CHECK-NEXT: %i = phi
; CHECK-NEXT: br label %inner
; CHECK: inner:
; CHECK-NEXT: %j = phi
; CHECK-NEXT: %row = mul i32 %i, %n
; LICM-LABEL: @nest(
; LICM: outer:
; LICM-NEXT: %i = phi
; LICM-NEXT: %row = mul i32 %i, %n
define void @nest(ptr noalias %p, i32 %a, i32 %b, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %row = mul i32 %i, %n
  %at = add i32 %row, %j
  %both = mul i32 %a, %b
  %q = getelementptr i32, ptr %p, i32 %at
  store i32 %both, ptr %q, align 4
  %j1 = add i32 %j, 1
  %c = icmp slt i32 %j1, %n
  br i1 %c, label %inner, label %latch
latch:
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}

; A load of the inner loop leaves both loops where nothing in the nest writes its place, and not past a barrier.
; CHECK-LABEL: @loads(
; CHECK: entry:
; CHECK-NEXT: %x = load i32, ptr %k
; CHECK: inner:
; CHECK-NOT: load i32, ptr %k
; CHECK-LABEL: @barrier(
; CHECK: inner:
; CHECK-NEXT: %j = phi
; CHECK-NEXT: %x = load i32, ptr addrspace(3) %k
define void @loads(ptr noalias %p, ptr noalias %k, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %x = load i32, ptr %k, align 4
  %q = getelementptr i32, ptr %p, i32 %j
  store i32 %x, ptr %q, align 4
  %j1 = add i32 %j, 1
  %c = icmp slt i32 %j1, %n
  br i1 %c, label %inner, label %latch
latch:
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
define void @barrier(ptr noalias %p, ptr addrspace(3) %k, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %x = load i32, ptr addrspace(3) %k, align 4
  %q = getelementptr i32, ptr %p, i32 %j
  store i32 %x, ptr %q, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %j1 = add i32 %j, 1
  %c = icmp slt i32 %j1, %n
  br i1 %c, label %inner, label %latch
latch:
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}

; The inner loop alone is no outermost loop of a nest: licm<> hoists here, and so does lnicm.
; CHECK-LABEL: @alone(
; CHECK: entry:
; CHECK-NEXT: %both = mul i32 %a, %b
define void @alone(ptr noalias %p, i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %j1, %loop ]
  %both = mul i32 %a, %b
  %q = getelementptr i32, ptr %p, i32 %j
  store i32 %both, ptr %q, align 4
  %j1 = add i32 %j, 1
  %c = icmp slt i32 %j1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
