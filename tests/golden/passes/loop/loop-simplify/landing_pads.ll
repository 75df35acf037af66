; RUN: %nvopt -passes=loop-simplify -S %s | FileCheck %s
; A landing pad that is an exit or a header is split into one for the loop's edges and one for the others; it becomes an ordinary block.
declare void @may()
declare i32 @pers(...)
define void @f(i1 %c) personality ptr @pers {
entry:
  invoke void @may() to label %loop unwind label %lpad
loop:
  invoke void @may() to label %latch unwind label %lpad
latch:
  br i1 %c, label %loop, label %exit
lpad:
  %x = phi i32 [ 1, %entry ], [ 2, %loop ]
  %l = landingpad { ptr, i32 } cleanup
  %e = extractvalue { ptr, i32 } %l, 1
  %s = add i32 %e, %x
  resume { ptr, i32 } %l
exit:
  ret void
}
define void @g(i1 %c) personality ptr @pers {
entry:
  invoke void @may() to label %loop unwind label %lpad
loop:
  invoke void @may() to label %latch unwind label %lpad
latch:
  br i1 %c, label %loop, label %exit
lpad:
  %l = landingpad { ptr, i32 } cleanup
  ret void
exit:
  ret void
}
define void @h(i1 %c) personality ptr @pers {
entry:
  br label %loop
loop:
  invoke void @may() to label %latch unwind label %loop2
latch:
  br i1 %c, label %loop, label %exit
loop2:
  %l = landingpad { ptr, i32 } cleanup
  invoke void @may() to label %loop3 unwind label %loop2
loop3:
  ret void
exit:
  ret void
}

; CHECK: declare void @may()
; CHECK: declare i32 @pers(...)
; CHECK-LABEL: define void @f(i1 %c) personality ptr @pers {
; CHECK-NEXT: entry:
; CHECK-NEXT:   invoke void @may()
; CHECK-NEXT:           to label %loop.preheader unwind label %lpad.loopexit.split-lp
; CHECK: loop.preheader:                                   ; preds = %entry
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %loop.preheader
; CHECK-NEXT:   invoke void @may()
; CHECK-NEXT:           to label %latch unwind label %lpad.loopexit
; CHECK: latch:                                            ; preds = %loop
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: lpad.loopexit:                                    ; preds = %loop
; CHECK-NEXT:   %lpad.loopexit1 = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   br label %lpad
; CHECK: lpad.loopexit.split-lp:                           ; preds = %entry
; CHECK-NEXT:   %lpad.loopexit.split-lp2 = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   br label %lpad
; CHECK: lpad:                                             ; preds = %lpad.loopexit.split-lp, %lpad.loopexit
; CHECK-NEXT:   %x = phi i32 [ 1, %lpad.loopexit.split-lp ], [ 2, %lpad.loopexit ]
; CHECK-NEXT:   %lpad.phi = phi { ptr, i32 } [ %lpad.loopexit.split-lp2, %lpad.loopexit.split-lp ], [ %lpad.loopexit1, %lpad.loopexit ]
; CHECK-NEXT:   %e = extractvalue { ptr, i32 } %lpad.phi, 1
; CHECK-NEXT:   %s = add i32 %e, %x
; CHECK-NEXT:   resume { ptr, i32 } %lpad.phi
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @g(i1 %c) personality ptr @pers {
; CHECK-NEXT: entry:
; CHECK-NEXT:   invoke void @may()
; CHECK-NEXT:           to label %loop.preheader unwind label %lpad.loopexit.split-lp
; CHECK: loop.preheader:                                   ; preds = %entry
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %loop.preheader
; CHECK-NEXT:   invoke void @may()
; CHECK-NEXT:           to label %latch unwind label %lpad.loopexit
; CHECK: latch:                                            ; preds = %loop
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: lpad.loopexit:                                    ; preds = %loop
; CHECK-NEXT:   %lpad.loopexit1 = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   br label %lpad
; CHECK: lpad.loopexit.split-lp:                           ; preds = %entry
; CHECK-NEXT:   %lpad.loopexit.split-lp2 = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   br label %lpad
; CHECK: lpad:                                             ; preds = %lpad.loopexit.split-lp, %lpad.loopexit
; CHECK-NEXT:   ret void
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @h(i1 %c) personality ptr @pers {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   invoke void @may()
; CHECK-NEXT:           to label %latch unwind label %loop2.preheader
; CHECK: loop2.preheader:                                  ; preds = %loop
; CHECK-NEXT:   %lpad.preheader = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   br label %loop2
; CHECK: latch:                                            ; preds = %loop
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: loop2.preheader.split-lp:                         ; preds = %loop2
; CHECK-NEXT:   %lpad.preheader.split-lp = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   br label %loop2
; CHECK: loop2:                                            ; preds = %loop2.preheader.split-lp, %loop2.preheader
; CHECK-NEXT:   invoke void @may()
; CHECK-NEXT:           to label %loop3 unwind label %loop2.preheader.split-lp
; CHECK: loop3:                                            ; preds = %loop2
; CHECK-NEXT:   ret void
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
