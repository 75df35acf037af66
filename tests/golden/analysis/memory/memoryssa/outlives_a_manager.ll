; RUN: %nvopt -passes='loop-mssa(simple-loop-unswitch<nontrivial;trivial>,licm),loop(loop-unroll-full)' -verify-memoryssa -S %s | FileCheck %s
; Memory SSA outlives the first manager of loops, whose edits of edges it has taken up by number; the second one's are numbered from there on, so that it is not mended by other edits than those it has not seen.
define void @f(i1 %c, i1 %d) {
entry:
  br label %h
h:
  br i1 %d, label %h, label %a
a:
  br i1 false, label %again, label %b
again:
  br label %a
b:
  br i1 %c, label %b, label %h
}

; CHECK-LABEL: define void @f(i1 %c, i1 %d) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %d, label %2, label %0
; CHECK: 0:                                                ; preds = %entry
; CHECK-NEXT:   %c.fr = freeze i1 %c
; CHECK-NEXT:   br i1 %c.fr, label %4, label %1
; CHECK: 1:                                                ; preds = %0
; CHECK-NEXT:   br label %h
; CHECK: h.loopexit:                                       ; preds = %a
; CHECK-NEXT:   br label %h.backedge
; CHECK: h.backedge:                                       ; preds = %h.loopexit
; CHECK-NEXT:   br label %h
; CHECK: 2:                                                ; preds = %entry
; CHECK-NEXT:   br label %h.us
; CHECK: h.us:                                             ; preds = %h.backedge.us, %2
; CHECK-NEXT:   br label %h.backedge.us
; CHECK: h.backedge.us:                                    ; preds = %h.us
; CHECK-NEXT:   br label %h.us
; CHECK: h:                                                ; preds = %h.backedge, %1
; CHECK-NEXT:   br label %a.preheader
; CHECK: a.preheader:                                      ; preds = %h
; CHECK-NEXT:   br label %a
; CHECK: a:                                                ; preds = %a.preheader
; CHECK-NEXT:   br label %h.loopexit
; CHECK: 3:                                                ; preds = %a.us
; CHECK-NEXT:   br label %b
; CHECK: 4:                                                ; preds = %0
; CHECK-NEXT:   br label %h.us1
; CHECK: h.us1:                                            ; preds = %4
; CHECK-NEXT:   br label %a.preheader.us
; CHECK: a.preheader.us:                                   ; preds = %h.us1
; CHECK-NEXT:   br label %a.us
; CHECK: a.us:                                             ; preds = %a.preheader.us
; CHECK-NEXT:   br label %3
; CHECK: b:                                                ; preds = %b, %3
; CHECK-NEXT:   br label %b
; CHECK-NEXT: }
