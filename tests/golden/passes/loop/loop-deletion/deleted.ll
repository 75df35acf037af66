; RUN: %nvopt -passes='loop(loop-deletion)' -verify-each -S %s | FileCheck %s
; What goes: a loop that computes what nobody uses, one whose result does not change, one that never ends and must, an edge back that is not taken.
define i32 @unused(i32 %a, i32 %n) mustprogress {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %x = mul i32 %i, %a
  %j = add i32 %i, 1
  %c = icmp ne i32 %x, %n
  br i1 %c, label %h, label %exit
exit:
  ret i32 %a
}
define i32 @bounded(i32 %a, i32 %b) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %x = mul i32 %b, %a
  %y = add i32 %x, 7
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 100
  br i1 %c, label %h, label %exit
exit:
  ret i32 %y
}
define i32 @must_end(i32 %a) mustprogress {
entry:
  %c = icmp eq i32 %a, 0
  br i1 %c, label %h, label %exit
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %j = add i32 %i, 1
  br label %h
exit:
  ret i32 %a
}
define void @once(ptr %p) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  store i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 1
  br i1 %c, label %h, label %exit
exit:
  ret void
}

; CHECK: ; Function Attrs: mustprogress
; CHECK-NEXT: define i32 @unused(i32 %a, i32 %n) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %entry
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @bounded(i32 %a, i32 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x = mul i32 %b, %a
; CHECK-NEXT:   %y = add i32 %x, 7
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %entry
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK: ; Function Attrs: mustprogress
; CHECK-NEXT: define i32 @must_end(i32 %a) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq i32 %a, 0
; CHECK-NEXT:   br i1 %c, label %h.preheader, label %exit
; CHECK: h.preheader:                                      ; preds = %entry
; CHECK-NEXT:   unreachable
; CHECK: exit:                                             ; preds = %entry
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define void @once(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %entry
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   %j = add i32 0, 1
; CHECK-NEXT:   %c = icmp ult i32 %j, 1
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { mustprogress }
