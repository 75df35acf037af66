; RUN: %nvopt -passes='loop(loop-unroll-full)' -verify-each -S %s | FileCheck %s
; The last round of the inner loop leaves the loop around as well: what is behind it in that round lies in neither, and takes what it uses through a phi.
define i32 @search(ptr %p) {
entry:
  br label %outer
outer:
  %k = phi i32 [ 0, %entry ], [ %k1, %again ]
  %twice = shl i32 %k, 1
  br label %h
h:
  %i = phi i32 [ 0, %outer ], [ %j, %l ]
  %v = load volatile i32, ptr %p
  %found = icmp eq i32 %v, %i
  br i1 %found, label %again, label %l
l:
  store volatile i32 %twice, ptr %p
  %j = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %h, label %exit
again:
  %k1 = add i32 %k, 1
  br label %outer
exit:
  ret i32 %k
}
; The same with two loops around.
define i32 @three_deep(ptr %p) {
entry:
  br label %L1
L1:
  %a = phi i32 [ 0, %entry ], [ %a1, %L1.again ]
  br label %L2
L2:
  %b = phi i32 [ %a, %L1 ], [ %b1, %L2.again ]
  br label %L3
L3:
  %v = load volatile i32, ptr %p
  %c = icmp eq i32 %v, %b
  br i1 %c, label %L2.again, label %L3.body
L3.body:
  %w = load volatile i32, ptr %p
  %d = icmp eq i32 %w, %b
  br i1 %d, label %L3.latch, label %L1.again
L3.latch:
  store volatile i32 %b, ptr %p
  br i1 true, label %exit, label %L3
L2.again:
  %b1 = add i32 %b, 1
  br label %L2
L1.again:
  %a1 = add i32 %a, 1
  br label %L1
exit:
  %r = add i32 %a, %b
  ret i32 %r
}

; CHECK-LABEL: define i32 @search(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %again, %entry
; CHECK-NEXT:   %k = phi i32 [ 0, %entry ], [ %k1, %again ]
; CHECK-NEXT:   %twice = shl i32 %k, 1
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %outer
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %found = icmp eq i32 %v, 0
; CHECK-NEXT:   br i1 %found, label %again, label %l
; CHECK: l:                                                ; preds = %h
; CHECK-NEXT:   store volatile i32 %twice, ptr %p, align 4
; CHECK-NEXT:   %v.1 = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %found.1 = icmp eq i32 %v.1, 1
; CHECK-NEXT:   br i1 %found.1, label %again, label %l.1
; CHECK: l.1:                                              ; preds = %l
; CHECK-NEXT:   %k.lcssa = phi i32 [ %k, %l ]
; CHECK-NEXT:   %twice.lcssa = phi i32 [ %twice, %l ]
; CHECK-NEXT:   store volatile i32 %twice.lcssa, ptr %p, align 4
; CHECK-NEXT:   br label %exit
; CHECK: again:                                            ; preds = %l, %h
; CHECK-NEXT:   %k1 = add i32 %k, 1
; CHECK-NEXT:   br label %outer
; CHECK: exit:                                             ; preds = %l.1
; CHECK-NEXT:   %k.lcssa1 = phi i32 [ %k.lcssa, %l.1 ]
; CHECK-NEXT:   ret i32 %k.lcssa1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @three_deep(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %L1
; CHECK: L1:                                               ; preds = %L1.again, %entry
; CHECK-NEXT:   %a = phi i32 [ 0, %entry ], [ %a1, %L1.again ]
; CHECK-NEXT:   br label %L2
; CHECK: L2:                                               ; preds = %L2.again, %L1
; CHECK-NEXT:   %b = phi i32 [ %a, %L1 ], [ %b1, %L2.again ]
; CHECK-NEXT:   br label %L3
; CHECK: L3:                                               ; preds = %L2
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %c = icmp eq i32 %v, %b
; CHECK-NEXT:   br i1 %c, label %L2.again, label %L3.body
; CHECK: L3.body:                                          ; preds = %L3
; CHECK-NEXT:   %b.lcssa = phi i32 [ %b, %L3 ]
; CHECK-NEXT:   %w = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %d = icmp eq i32 %w, %b.lcssa
; CHECK-NEXT:   br i1 %d, label %L3.latch, label %L1.again
; CHECK: L3.latch:                                         ; preds = %L3.body
; CHECK-NEXT:   %a.lcssa = phi i32 [ %a, %L3.body ]
; CHECK-NEXT:   %b.lcssa.lcssa = phi i32 [ %b.lcssa, %L3.body ]
; CHECK-NEXT:   store volatile i32 %b.lcssa.lcssa, ptr %p, align 4
; CHECK-NEXT:   br label %exit
; CHECK: L2.again:                                         ; preds = %L3
; CHECK-NEXT:   %b1 = add i32 %b, 1
; CHECK-NEXT:   br label %L2
; CHECK: L1.again:                                         ; preds = %L3.body
; CHECK-NEXT:   %a1 = add i32 %a, 1
; CHECK-NEXT:   br label %L1
; CHECK: exit:                                             ; preds = %L3.latch
; CHECK-NEXT:   %a.lcssa1 = phi i32 [ %a.lcssa, %L3.latch ]
; CHECK-NEXT:   %b.lcssa2 = phi i32 [ %b.lcssa.lcssa, %L3.latch ]
; CHECK-NEXT:   %r = add i32 %a.lcssa1, %b.lcssa2
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
