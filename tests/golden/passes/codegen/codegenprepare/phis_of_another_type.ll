; RUN: %nvopt -passes=codegenprepare -S %s | FileCheck %s
; Phis that are used as floats are floats, with their loads and stores.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)

define float @loads(ptr %p, ptr %q, i1 %c) {
  br i1 %c, label %a, label %b
a:
  %x = load i32, ptr %p, !range !0
  br label %j
b:
  %y = load i32, ptr %q
  br label %j
j:
  %f = phi i32 [ %x, %a ], [ %y, %b ]
  %g = bitcast i32 %f to float
  ret float %g
}
define void @round_a_loop(ptr %p, float %z, i32 %n) {
entry:
  %zi = bitcast float %z to i32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = phi i32 [ %zi, %entry ], [ %y, %loop ]
  %xf = bitcast i32 %x to float
  %yf = fadd float %xf, 1.0
  %y = bitcast float %yf to i32
  %i1 = add i32 %i, 1
  %c = icmp eq i32 %i1, %n
  br i1 %c, label %exit, label %loop
exit:
  store i32 %x, ptr %p
  ret void
}
; Used as a number, loaded as volatile, or a cast that would come back: as it was.
define float @stay(ptr %p, ptr %q, i1 %c) {
  br i1 %c, label %a, label %b
a:
  %x = load i32, ptr %p
  %u = load volatile i32, ptr %p
  %o = load float, ptr %p
  %oi = bitcast float %o to i32
  br label %j
b:
  %y = load i32, ptr %q
  br label %j
j:
  %f = phi i32 [ %x, %a ], [ %y, %b ]
  %v = phi i32 [ %u, %a ], [ 0, %b ]
  %w = phi i32 [ %oi, %a ], [ 0, %b ]
  call void @use(i32 %f)
  %g = bitcast i32 %f to float
  %h = bitcast i32 %v to float
  %s = fadd float %g, %h
  store i32 %w, ptr %q
  ret float %s
}
!0 = !{i32 0, i32 9}

; CHECK-LABEL: define float @loads(ptr %p, ptr %q, i1 %c) {
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   %x = load float, ptr %p, align 4
; CHECK-NEXT:   br label %j
; CHECK: b:
; CHECK-NEXT:   %y = load float, ptr %q, align 4
; CHECK-NEXT:   br label %j
; CHECK: j:
; CHECK-NEXT:   %f = phi float [ %x, %a ], [ %y, %b ]
; CHECK-NEXT:   ret float %f
; CHECK-NEXT: }
; CHECK-LABEL: define void @round_a_loop(ptr %p, float %z, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %x = phi float [ %z, %entry ], [ %yf, %loop ]
; CHECK-NEXT:   %yf = fadd float %x, 1.000000e+00
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp eq i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %exit, label %loop
; CHECK: exit:
; CHECK-NEXT:   store float %x, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define float @stay(ptr %p, ptr %q, i1 %c) {
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   %u = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %o = load float, ptr %p, align 4
; CHECK-NEXT:   %oi = bitcast float %o to i32
; CHECK-NEXT:   br label %j
; CHECK: b:
; CHECK-NEXT:   %y = load i32, ptr %q, align 4
; CHECK-NEXT:   br label %j
; CHECK: j:
; CHECK-NEXT:   %f = phi i32 [ %x, %a ], [ %y, %b ]
; CHECK-NEXT:   %v = phi i32 [ %u, %a ], [ 0, %b ]
; CHECK-NEXT:   %w = phi i32 [ %oi, %a ], [ 0, %b ]
; CHECK-NEXT:   call void @use(i32 %f)
; CHECK-NEXT:   %g = bitcast i32 %f to float
; CHECK-NEXT:   %h = bitcast i32 %v to float
; CHECK-NEXT:   %s = fadd float %g, %h
; CHECK-NEXT:   store i32 %w, ptr %q, align 4
; CHECK-NEXT:   ret float %s
; CHECK-NEXT: }
