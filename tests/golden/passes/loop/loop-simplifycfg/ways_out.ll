; RUN: %nvopt -passes='loop(loop-simplifycfg)' -verify-each -verify-loop-info -verify-dom-info -S %s | FileCheck %s
; A way out that is never taken goes, and what only it reached; also into the loop around, where another way leads there.
declare void @use(i32)
define void @never_ends() {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  br i1 false, label %early, label %l
l:
  call void @use(i32 %i)
  %j = add i32 %i, 1
  br label %h
early:
  call void @use(i32 1)
  br label %behind
behind:
  br i1 undef, label %behind, label %out
out:
  ret void
}
define i32 @another_way(i32 %n, i1 %b) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  br label %in
in:
  %k = phi i32 [ 0, %h ], [ %k1, %next ]
  br i1 false, label %early, label %next
next:
  %k1 = add i32 %k, 1
  %ck = icmp slt i32 %k1, %n
  br i1 %ck, label %in, label %usual
early:
  %ke = phi i32 [ %k, %in ]
  call void @use(i32 %ke)
  br label %l
usual:
  br label %l
l:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  %r = phi i32 [ %j, %l ]
  ret i32 %r
}

; CHECK: declare void @use(i32)
; CHECK-LABEL: define void @never_ends() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   br label %h
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @another_way(i32 %n, i1 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %usual, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %usual ]
; CHECK-NEXT:   br label %in
; CHECK: in:                                               ; preds = %in, %h
; CHECK-NEXT:   %k = phi i32 [ 0, %h ], [ %k1, %in ]
; CHECK-NEXT:   %k1 = add i32 %k, 1
; CHECK-NEXT:   %ck = icmp slt i32 %k1, %n
; CHECK-NEXT:   br i1 %ck, label %in, label %usual
; CHECK: usual:                                            ; preds = %in
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %usual
; CHECK-NEXT:   %r = phi i32 [ %j, %usual ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
