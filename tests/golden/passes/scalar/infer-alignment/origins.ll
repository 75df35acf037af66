; RUN: %nvopt -passes=infer-alignment -S %s | FileCheck %s
; Where pointers come from: attributes, metadata, steps, casts between spaces; a loop that advances by 16 bytes keeps alignment to 16, one by 4 does not,
; and unknown indices, select with an unknown arm, and pointers without a word about them stay as they are.
target triple = "nvptx64-nvidia-cuda"
define void @arguments(ptr align 16 %p, ptr %q, i64 %i, i64 %j) {
  %four = shl i64 %i, 2
  %a = getelementptr float, ptr %p, i64 %four
  store float 0.0, ptr %a, align 4
  %b = getelementptr float, ptr %p, i64 %j
  store float 0.0, ptr %b, align 2
  %c = getelementptr float, ptr %q, i64 %four
  store float 0.0, ptr %c, align 4
  %d = getelementptr { float, [3 x float], double }, ptr %p, i64 %i, i32 1, i64 1
  store float 0.0, ptr %d, align 4
  ret void
}
define void @results(ptr %x) {
  %p = call align 32 ptr @get()
  store i8 0, ptr %p, align 1
  %q = load ptr, ptr %x, align 8, !align !0
  %r = getelementptr i8, ptr %q, i64 24
  store i8 0, ptr %r, align 1
  ret void
}
define void @casts(ptr align 64 %p, i64 %i) {
  %g = addrspacecast ptr %p to ptr addrspace(1)
  %x = shl i64 %i, 3
  %a = getelementptr float, ptr addrspace(1) %g, i64 %x
  store float 0.0, ptr addrspace(1) %a, align 4
  ret void
}
define void @loop(ptr align 16 %p, ptr align 16 %q, i32 %n) {
entry:
  br label %l
l:
  %a = phi ptr [ %p, %entry ], [ %a1, %l ]
  %b = phi ptr [ %q, %entry ], [ %b1, %l ]
  %i = phi i32 [ 0, %entry ], [ %i1, %l ]
  store float 0.0, ptr %a, align 4
  store float 0.0, ptr %b, align 2
  %a1 = getelementptr i8, ptr %a, i64 16
  %b1 = getelementptr i8, ptr %b, i64 4
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %l, label %exit
exit:
  ret void
}
define void @arms(i1 %c, ptr align 16 %p, ptr align 8 %q, ptr %r) {
  %a = select i1 %c, ptr %p, ptr %q
  store i32 0, ptr %a, align 4
  %b = select i1 %c, ptr %p, ptr %r
  store i32 0, ptr %b, align 4
  ret void
}
declare ptr @get()
!0 = !{i64 16}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @arguments(ptr align 16 %p, ptr %q, i64 %i, i64 %j) {
; CHECK-NEXT:   %four = shl i64 %i, 2
; CHECK-NEXT:   %a = getelementptr float, ptr %p, i64 %four
; CHECK-NEXT:   store float 0.000000e+00, ptr %a, align 16
; CHECK-NEXT:   %b = getelementptr float, ptr %p, i64 %j
; CHECK-NEXT:   store float 0.000000e+00, ptr %b, align 4
; CHECK-NEXT:   %c = getelementptr float, ptr %q, i64 %four
; CHECK-NEXT:   store float 0.000000e+00, ptr %c, align 4
; CHECK-NEXT:   %d = getelementptr { float, [3 x float], double }, ptr %p, i64 %i, i32 1, i64 1
; CHECK-NEXT:   store float 0.000000e+00, ptr %d, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @results(ptr %x) {
; CHECK-NEXT:   %p = call align 32 ptr @get()
; CHECK-NEXT:   store i8 0, ptr %p, align 32
; CHECK-NEXT:   %q = load ptr, ptr %x, align 8, !align !0
; CHECK-NEXT:   %r = getelementptr i8, ptr %q, i64 24
; CHECK-NEXT:   store i8 0, ptr %r, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @casts(ptr align 64 %p, i64 %i) {
; CHECK-NEXT:   %g = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %x = shl i64 %i, 3
; CHECK-NEXT:   %a = getelementptr float, ptr addrspace(1) %g, i64 %x
; CHECK-NEXT:   store float 0.000000e+00, ptr addrspace(1) %a, align 32
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @loop(ptr align 16 %p, ptr align 16 %q, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %l, %entry
; CHECK-NEXT:   %a = phi ptr [ %p, %entry ], [ %a1, %l ]
; CHECK-NEXT:   %b = phi ptr [ %q, %entry ], [ %b1, %l ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %l ]
; CHECK-NEXT:   store float 0.000000e+00, ptr %a, align 16
; CHECK-NEXT:   store float 0.000000e+00, ptr %b, align 4
; CHECK-NEXT:   %a1 = getelementptr i8, ptr %a, i64 16
; CHECK-NEXT:   %b1 = getelementptr i8, ptr %b, i64 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %l, label %exit
; CHECK: exit:                                             ; preds = %l
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @arms(i1 %c, ptr align 16 %p, ptr align 8 %q, ptr %r) {
; CHECK-NEXT:   %a = select i1 %c, ptr %p, ptr %q
; CHECK-NEXT:   store i32 0, ptr %a, align 8
; CHECK-NEXT:   %b = select i1 %c, ptr %p, ptr %r
; CHECK-NEXT:   store i32 0, ptr %b, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare ptr @get()
; CHECK: !0 = !{i64 16}
