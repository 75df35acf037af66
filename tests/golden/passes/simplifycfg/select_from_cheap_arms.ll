; RUN: %nvopt -passes='simplifycfg' -S %s | FileCheck %s
; An arm that only computes one cheap value runs always, and a select chooses. It stays a branch where running it would be wrong or dear: a load that may
; trap, a volatile access, a division even by what is not zero.
define i32 @triangle(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %j
a:
  %p = xor i32 %x, -1
  br label %j
j:
  %r = phi i32 [ %p, %a ], [ %x, %entry ]
  ret i32 %r
}
; Dereferenceable and aligned for the whole function: reading it early is no harm.
define i32 @load_that_cannot_trap(i1 %c, ptr noalias dereferenceable(4) align 4 %q) nosync nofree {
entry:
  br i1 %c, label %a, label %j
a:
  %p = load i32, ptr %q, align 4
  br label %j
j:
  %r = phi i32 [ %p, %a ], [ 0, %entry ]
  ret i32 %r
}
define i32 @load_that_may_trap(i1 %c, ptr %q) {
entry:
  br i1 %c, label %a, label %j
a:
  %p = load i32, ptr %q, align 4
  br label %j
j:
  %r = phi i32 [ %p, %a ], [ 0, %entry ]
  ret i32 %r
}
define i32 @volatile_load(i1 %c, ptr dereferenceable(4) align 4 %q) {
entry:
  br i1 %c, label %a, label %j
a:
  %p = load volatile i32, ptr %q, align 4
  br label %j
j:
  %r = phi i32 [ %p, %a ], [ 0, %entry ]
  ret i32 %r
}
; Where the arm did not run before, the sum may now be poison: the select does not choose it then.
define i32 @flags_may_stay(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %j
a:
  %p = add nsw i32 %x, 1
  br label %j
j:
  %r = phi i32 [ %p, %a ], [ 7, %entry ]
  ret i32 %r
}
; It could not trap, but costs more than a branch.
define i32 @division_by_what_is_not_zero(i1 %c, i32 noundef %x, i32 noundef %y) {
entry:
  %d = or i32 %y, 1
  br i1 %c, label %a, label %j
a:
  %p = udiv i32 %x, %d
  br label %j
j:
  %r = phi i32 [ %p, %a ], [ 7, %entry ]
  ret i32 %r
}

; CHECK-LABEL: define i32 @triangle(i1 %c, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %p = xor i32 %x, -1
; CHECK-NEXT:   %spec.select = select i1 %c, i32 %p, i32 %x
; CHECK-NEXT:   ret i32 %spec.select
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nofree nosync
; CHECK-NEXT: define i32 @load_that_cannot_trap(i1 %c, ptr noalias align 4 dereferenceable(4) %q) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %p = load i32, ptr %q, align 4
; CHECK-NEXT:   %spec.select = select i1 %c, i32 %p, i32 0
; CHECK-NEXT:   ret i32 %spec.select
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @load_that_may_trap(i1 %c, ptr %q) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %j
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   %p = load i32, ptr %q, align 4
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %a, %entry
; CHECK-NEXT:   %r = phi i32 [ %p, %a ], [ 0, %entry ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @volatile_load(i1 %c, ptr align 4 dereferenceable(4) %q) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %j
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   %p = load volatile i32, ptr %q, align 4
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %a, %entry
; CHECK-NEXT:   %r = phi i32 [ %p, %a ], [ 0, %entry ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @flags_may_stay(i1 %c, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %p = add nsw i32 %x, 1
; CHECK-NEXT:   %spec.select = select i1 %c, i32 %p, i32 7
; CHECK-NEXT:   ret i32 %spec.select
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @division_by_what_is_not_zero(i1 %c, i32 noundef %x, i32 noundef %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %d = or i32 %y, 1
; CHECK-NEXT:   br i1 %c, label %a, label %j
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   %p = udiv i32 %x, %d
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %a, %entry
; CHECK-NEXT:   %r = phi i32 [ %p, %a ], [ 7, %entry ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { nofree nosync }
