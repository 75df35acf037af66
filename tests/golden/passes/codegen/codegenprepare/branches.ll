; RUN: %nvopt -passes=codegenprepare -S %s | FileCheck %s
; RUN: %nvopt -passes=codegenprepare -cgp-split-branch-condition -disable-cgp-select2branch=0 -cgp-despeculate-count-zeros -cgp-dup-return -S %s | FileCheck %s --check-prefix=ON
; RUN: %nvopt -passes=codegenprepare -cgp-split-branch-condition -disable-cgp-branch-opts -S %s | FileCheck %s
; Steps that make branches are off; no convergent operation comes under another condition.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @f(i32)
declare i32 @g(i32)
declare void @llvm.nvvm.barrier0()
declare i64 @llvm.cttz.i64(i64, i1)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define i32 @conjunction(i32 %x, i32 %y) {
entry:
  %a = icmp eq i32 %x, 0
  %b = icmp eq i32 %y, 0
  %c = and i1 %a, %b
  br i1 %c, label %yes, label %no, !prof !0
yes:
  ret i32 1
no:
  %r = phi i32 [ %y, %entry ]
  ret i32 %r
}
define i32 @disjunction(i32 %x, i32 %y) {
entry:
  %a = icmp eq i32 %x, 0
  %b = icmp ult i32 %y, 9
  %c = select i1 %a, i1 true, i1 %b
  br i1 %c, label %yes, label %no, !prof !1
yes:
  ret i32 %x
no:
  ret i32 %y
}
; With a barrier: only where all threads agree on both parts.
define ptx_kernel void @uniform(i32 %x, i32 %y, ptr %p) {
entry:
  %a = icmp eq i32 %x, 0
  %b = icmp eq i32 %y, 0
  %c = and i1 %a, %b
  br i1 %c, label %yes, label %no
yes:
  call void @llvm.nvvm.barrier0()
  ret void
no:
  store i32 1, ptr %p
  ret void
}
define ptx_kernel void @divergent(i32 %x, ptr %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = icmp eq i32 %x, 0
  %b = icmp eq i32 %t, 0
  %c = and i1 %a, %b
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr %p
  br label %no
no:
  call void @llvm.nvvm.barrier0()
  ret void
}
define ptx_kernel void @select(float %x, float %y, ptr %p) {
  %c = fcmp olt float %x, 1.0
  %d = fdiv float %x, %y
  %s = select i1 %c, float %d, float 0.0
  %t = select i1 %c, float %y, float 1.0
  store float %s, ptr %p
  %q = getelementptr float, ptr %p, i64 1
  store float %t, ptr %q
  ret void
}
define ptx_kernel void @select_divergent(float %y, ptr %p) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = uitofp i32 %i to float
  %c = fcmp olt float %x, 1.0
  %d = fdiv float %x, %y
  %s = select i1 %c, float %d, float 0.0
  store float %s, ptr %p
  ret void
}
define i64 @count(i64 %x) {
  %z = call i64 @llvm.cttz.i64(i64 %x, i1 false)
  %o = or i64 %x, 1
  %y = call i64 @llvm.cttz.i64(i64 %o, i1 false)
  %s = add i64 %z, %y
  ret i64 %s
}
define i32 @returns(i1 %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  %v = tail call i32 @g(i32 %x)
  br label %r
b:
  call void @f(i32 %x)
  br label %r
r:
  %p = phi i32 [ %v, %a ], [ 0, %b ]
  ret i32 %p
}
!0 = !{!"branch_weights", i32 1, i32 3000}
!1 = !{!"branch_weights", i32 3, i32 2}

; CHECK-LABEL: define i32 @conjunction(i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = icmp eq i32 %x, 0
; CHECK-NEXT:   %b = icmp eq i32 %y, 0
; CHECK-NEXT:   %c = and i1 %a, %b
; CHECK-NEXT:   br i1 %c, label %yes, label %no, !prof !0
; CHECK: yes:
; CHECK-NEXT:   ret i32 1
; CHECK: no:
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @disjunction(i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = icmp eq i32 %x, 0
; CHECK-NEXT:   %b = icmp ult i32 %y, 9
; CHECK-NEXT:   %c = select i1 %a, i1 true, i1 %b
; CHECK-NEXT:   br i1 %c, label %yes, label %no, !prof !1
; CHECK: yes:
; CHECK-NEXT:   ret i32 %x
; CHECK: no:
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @uniform(i32 %x, i32 %y, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = icmp eq i32 %x, 0
; CHECK-NEXT:   %b = icmp eq i32 %y, 0
; CHECK-NEXT:   %c = and i1 %a, %b
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   ret void
; CHECK: no:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @divergent(i32 %x, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %a = icmp eq i32 %x, 0
; CHECK-NEXT:   %b = icmp eq i32 %t, 0
; CHECK-NEXT:   %c = and i1 %a, %b
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %no
; CHECK: no:
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @select(float %x, float %y, ptr %p) {
; CHECK-NEXT:   %c = fcmp olt float %x, 1.000000e+00
; CHECK-NEXT:   %d = fdiv float %x, %y
; CHECK-NEXT:   %s = select i1 %c, float %d, float 0.000000e+00
; CHECK-NEXT:   %t = select i1 %c, float %y, float 1.000000e+00
; CHECK-NEXT:   store float %s, ptr %p, align 4
; CHECK-NEXT:   %q = getelementptr float, ptr %p, i64 1
; CHECK-NEXT:   store float %t, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @select_divergent(float %y, ptr %p) {
; CHECK-NEXT:   %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %x = uitofp i32 %i to float
; CHECK-NEXT:   %c = fcmp olt float %x, 1.000000e+00
; CHECK-NEXT:   %d = fdiv float %x, %y
; CHECK-NEXT:   %s = select i1 %c, float %d, float 0.000000e+00
; CHECK-NEXT:   store float %s, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @count(i64 %x) {
; CHECK-NEXT:   %z = call i64 @llvm.cttz.i64(i64 %x, i1 false)
; CHECK-NEXT:   %o = or i64 %x, 1
; CHECK-NEXT:   %y = call i64 @llvm.cttz.i64(i64 %o, i1 false)
; CHECK-NEXT:   %s = add i64 %z, %y
; CHECK-NEXT:   ret i64 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @returns(i1 %c, i32 %x) {
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   %v = tail call i32 @g(i32 %x)
; CHECK-NEXT:   br label %r
; CHECK: b:
; CHECK-NEXT:   call void @f(i32 %x)
; CHECK-NEXT:   br label %r
; CHECK: r:
; CHECK-NEXT:   %p = phi i32 [ %v, %a ], [ 0, %b ]
; CHECK-NEXT:   ret i32 %p
; CHECK-NEXT: }
; ON-LABEL: define i32 @conjunction(i32 %x, i32 %y) {
; ON-NEXT: entry:
; ON-NEXT:   %a = icmp eq i32 %x, 0
; ON-NEXT:   br i1 %a, label %entry.unlikely, label %no, !prof !0
; ON: entry.unlikely:
; ON-NEXT:   %b = icmp eq i32 %y, 0
; ON-NEXT:   br i1 %b, label %yes, label %no, !prof !1
; ON: yes:
; ON-NEXT:   ret i32 1
; ON: no:
; ON-NEXT:   ret i32 %y
; ON-NEXT: }
; ON-LABEL: define i32 @disjunction(i32 %x, i32 %y) {
; ON-NEXT: entry:
; ON-NEXT:   %a = icmp eq i32 %x, 0
; ON-NEXT:   br i1 %a, label %yes, label %entry.cond.split, !prof !2
; ON: entry.cond.split:
; ON-NEXT:   %b = icmp ult i32 %y, 9
; ON-NEXT:   br i1 %b, label %yes, label %no, !prof !3
; ON: yes:
; ON-NEXT:   ret i32 %x
; ON: no:
; ON-NEXT:   ret i32 %y
; ON-NEXT: }
; ON-LABEL: define ptx_kernel void @uniform(i32 %x, i32 %y, ptr %p) {
; ON-NEXT: entry:
; ON-NEXT:   %a = icmp eq i32 %x, 0
; ON-NEXT:   br i1 %a, label %entry.cond.split, label %no
; ON: entry.cond.split:
; ON-NEXT:   %b = icmp eq i32 %y, 0
; ON-NEXT:   br i1 %b, label %yes, label %no
; ON: yes:
; ON-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; ON-NEXT:   ret void
; ON: no:
; ON-NEXT:   store i32 1, ptr %p, align 4
; ON-NEXT:   ret void
; ON-NEXT: }
; ON-LABEL: define ptx_kernel void @select(float %x, float %y, ptr %p) {
; ON-NEXT:   %s.frozen = freeze float %x
; ON-NEXT:   %c = fcmp olt float %s.frozen, 1.000000e+00
; ON-NEXT:   br i1 %c, label %select.true.sink, label %select.end
; ON: select.true.sink:
; ON-NEXT:   %d = fdiv float %x, %y
; ON-NEXT:   br label %select.end
; ON: select.end:
; ON-NEXT:   %t = phi float [ 1.000000e+00, %0 ], [ %y, %select.true.sink ]
; ON-NEXT:   %s = phi float [ 0.000000e+00, %0 ], [ %d, %select.true.sink ]
; ON-NEXT:   store float %s, ptr %p, align 4
; ON-NEXT:   %q = getelementptr float, ptr %p, i64 1
; ON-NEXT:   store float %t, ptr %q, align 4
; ON-NEXT:   ret void
; ON-NEXT: }
; ON-LABEL: define i64 @count(i64 %x) {
; ON-NEXT:   %x.fr = freeze i64 %x
; ON-NEXT:   %cmpz = icmp eq i64 %x.fr, 0
; ON-NEXT:   br i1 %cmpz, label %cond.end, label %cond.false
; ON: cond.false:
; ON-NEXT:   %z = call i64 @llvm.cttz.i64(i64 %x.fr, i1 true)
; ON-NEXT:   br label %cond.end
; ON: cond.end:
; ON-NEXT:   %ctz = phi i64 [ 64, %0 ], [ %z, %cond.false ]
; ON-NEXT:   %o = or i64 %x, 1
; ON-NEXT:   %y = call i64 @llvm.cttz.i64(i64 %o, i1 false)
; ON-NEXT:   %s = add i64 %ctz, %y
; ON-NEXT:   ret i64 %s
; ON-NEXT: }
; ON-LABEL: define i32 @returns(i1 %c, i32 %x) {
; ON-NEXT:   br i1 %c, label %a, label %b
; ON: a:
; ON-NEXT:   %v = tail call i32 @g(i32 %x)
; ON-NEXT:   ret i32 %v
; ON: b:
; ON-NEXT:   call void @f(i32 %x)
; ON-NEXT:   ret i32 0
; ON-NEXT: }
