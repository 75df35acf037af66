; RUN: %nvopt -passes='loop(loop-deletion)' -S %s | FileCheck %s
; What a branch on a constant leads past does not run: the call is no effect of the loop. In a loop with a call that
; may run it is.
define void @led_past(i32 %n) mustprogress {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add nuw nsw i32 %i, 1
  br i1 true, label %l, label %fail
fail:
  call void @effect()
  br label %l
l:
  %c = icmp eq i32 %j, %n
  br i1 %c, label %exit, label %h
exit:
  ret void
}
define void @runs(i32 %n, i1 %b) mustprogress {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add nuw nsw i32 %i, 1
  br i1 %b, label %k, label %l
k:
  br i1 false, label %l, label %fail
fail:
  call void @effect()
  br label %l
l:
  %c = icmp eq i32 %j, %n
  br i1 %c, label %exit, label %h
exit:
  ret void
}
declare void @effect()

; CHECK: ; Function Attrs: mustprogress
; CHECK-NEXT: define void @led_past(i32 %n) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: mustprogress
; CHECK-NEXT: define void @runs(i32 %n, i1 %b) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:   br i1 %b, label %k, label %l
; CHECK: k:                                                ; preds = %h
; CHECK-NEXT:   br i1 false, label %l, label %fail
; CHECK: fail:                                             ; preds = %k
; CHECK-NEXT:   call void @effect()
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %fail, %k, %h
; CHECK-NEXT:   %c = icmp eq i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %exit, label %h
; CHECK: exit:                                             ; preds = %l
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @effect()
; CHECK: attributes #0 = { mustprogress }
