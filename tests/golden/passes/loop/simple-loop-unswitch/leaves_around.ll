; RUN: %nvopt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)' -verify-each -verify-loop-info -verify-dom-info -S %s | FileCheck %s
; The inner loop's copy never leads back into the outer one: it lies in no loop around, and the outer loop's value reaches it through a phi where that loop is left.
define i32 @copy_leaves(i1 %c, ptr %p, ptr %q) {
entry:
  br label %outer
outer:
  %x = load volatile i32, ptr %p
  br label %inner
inner:
  %v = load volatile i32, ptr %p
  br i1 %c, label %stay, label %go
stay:
  %again = load volatile i1, ptr %q
  br i1 %again, label %inner, label %latch
go:
  %on = load volatile i1, ptr %q
  br i1 %on, label %inner, label %done
latch:
  br label %outer
done:
  %r = add i32 %x, %v
  ret i32 %r
}
; The copy is no loop at all, and leaves two loops at once.
define i32 @copy_is_no_loop(i1 %c, ptr %p, ptr %q) {
entry:
  br label %outer
outer:
  %x = load volatile i32, ptr %p
  br label %middle
middle:
  %y = load volatile i32, ptr %p
  br label %inner
inner:
  %v = load volatile i32, ptr %p
  br i1 %c, label %stay, label %go
stay:
  %again = load volatile i1, ptr %q
  br i1 %again, label %inner, label %latch
go:
  %w = add i32 %v, %y
  br label %done
latch:
  %m = load volatile i1, ptr %q
  br i1 %m, label %middle, label %outer.latch
outer.latch:
  br label %outer
done:
  %r = add i32 %x, %w
  ret i32 %r
}

; CHECK-LABEL: define i32 @copy_leaves(i1 %c, ptr %p, ptr %q) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %2, label %0
; CHECK: 0:                                                ; preds = %entry
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %0
; CHECK-NEXT:   %x = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   br label %1
; CHECK: 1:                                                ; preds = %outer
; CHECK-NEXT:   %x.lcssa = phi i32 [ %x, %outer ]
; CHECK-NEXT:   br label %inner
; CHECK: inner:                                            ; preds = %inner.backedge, %1
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   br label %go
; CHECK: go:                                               ; preds = %inner
; CHECK-NEXT:   %on = load volatile i1, ptr %q, align 1
; CHECK-NEXT:   br i1 %on, label %inner.backedge, label %done
; CHECK: inner.backedge:                                   ; preds = %go
; CHECK-NEXT:   br label %inner
; CHECK: 2:                                                ; preds = %entry
; CHECK-NEXT:   br label %outer.us
; CHECK: outer.us:                                         ; preds = %latch.us, %2
; CHECK-NEXT:   %x.us = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   br label %3
; CHECK: 3:                                                ; preds = %outer.us
; CHECK-NEXT:   br label %inner.us.us
; CHECK: inner.us.us:                                      ; preds = %inner.backedge.us.us, %3
; CHECK-NEXT:   %v.us.us = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   br label %stay.us.us
; CHECK: stay.us.us:                                       ; preds = %inner.us.us
; CHECK-NEXT:   %again.us.us = load volatile i1, ptr %q, align 1
; CHECK-NEXT:   br i1 %again.us.us, label %inner.backedge.us.us, label %latch.us
; CHECK: latch.us:                                         ; preds = %stay.us.us
; CHECK-NEXT:   br label %outer.us
; CHECK: inner.backedge.us.us:                             ; preds = %stay.us.us
; CHECK-NEXT:   br label %inner.us.us
; CHECK: done:                                             ; preds = %go
; CHECK-NEXT:   %x.lcssa1 = phi i32 [ %x.lcssa, %go ]
; CHECK-NEXT:   %v.lcssa = phi i32 [ %v, %go ]
; CHECK-NEXT:   %r = add i32 %x.lcssa1, %v.lcssa
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @copy_is_no_loop(i1 %c, ptr %p, ptr %q) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %3, label %0
; CHECK: 0:                                                ; preds = %entry
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %0
; CHECK-NEXT:   %x = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   br label %1
; CHECK: 1:                                                ; preds = %outer
; CHECK-NEXT:   %x.lcssa = phi i32 [ %x, %outer ]
; CHECK-NEXT:   br label %middle
; CHECK: middle:                                           ; preds = %1
; CHECK-NEXT:   %y = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   br label %2
; CHECK: 2:                                                ; preds = %middle
; CHECK-NEXT:   %y.lcssa = phi i32 [ %y, %middle ]
; CHECK-NEXT:   %x.lcssa1 = phi i32 [ %x.lcssa, %middle ]
; CHECK-NEXT:   br label %inner
; CHECK: inner:                                            ; preds = %2
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   br label %go
; CHECK: go:                                               ; preds = %inner
; CHECK-NEXT:   %x.lcssa2 = phi i32 [ %x.lcssa1, %inner ]
; CHECK-NEXT:   %y.lcssa3 = phi i32 [ %y.lcssa, %inner ]
; CHECK-NEXT:   %v.lcssa = phi i32 [ %v, %inner ]
; CHECK-NEXT:   %w = add i32 %v.lcssa, %y.lcssa3
; CHECK-NEXT:   br label %done
; CHECK: 3:                                                ; preds = %entry
; CHECK-NEXT:   br label %outer.us
; CHECK: outer.us:                                         ; preds = %outer.latch.us, %3
; CHECK-NEXT:   %x.us = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   br label %4
; CHECK: 4:                                                ; preds = %outer.us
; CHECK-NEXT:   br label %middle.us.us
; CHECK: middle.us.us:                                     ; preds = %latch.us.us, %4
; CHECK-NEXT:   %y.us.us = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   br label %5
; CHECK: 5:                                                ; preds = %middle.us.us
; CHECK-NEXT:   br label %inner.us.us.us
; CHECK: inner.us.us.us:                                   ; preds = %stay.us.us.us, %5
; CHECK-NEXT:   %v.us.us.us = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   br label %stay.us.us.us
; CHECK: stay.us.us.us:                                    ; preds = %inner.us.us.us
; CHECK-NEXT:   %again.us.us.us = load volatile i1, ptr %q, align 1
; CHECK-NEXT:   br i1 %again.us.us.us, label %inner.us.us.us, label %latch.us.us
; CHECK: latch.us.us:                                      ; preds = %stay.us.us.us
; CHECK-NEXT:   %m.us.us = load volatile i1, ptr %q, align 1
; CHECK-NEXT:   br i1 %m.us.us, label %middle.us.us, label %outer.latch.us
; CHECK: outer.latch.us:                                   ; preds = %latch.us.us
; CHECK-NEXT:   br label %outer.us
; CHECK: done:                                             ; preds = %go
; CHECK-NEXT:   %r = add i32 %x.lcssa2, %w
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
