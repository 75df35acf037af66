; RUN: %nvopt -passes=sccp -S %s | FileCheck %s
; A phi that lost all edges but one, or all that brought something else, is what is left.
define i32 @one_edge(i32 %n) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k3, %latch ]
  %j = phi i32 [ 1, %entry ], [ %j2, %latch ]
  %more = icmp slt i32 %k, %n
  br i1 %more, label %body, label %end
body:
  %small = icmp slt i32 %j, 20
  br i1 %small, label %a, label %b
a:
  %k1 = add i32 %k, 1
  br label %latch
b:
  %k2 = add i32 %k, 2
  br label %latch
latch:
  %k3 = phi i32 [ %k1, %a ], [ %k2, %b ]
  %j2 = phi i32 [ 1, %a ], [ %k, %b ]
  br label %loop
end:
  ret i32 %j
}

; CHECK-LABEL: define i32 @one_edge(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %k = phi i32 [ 0, %entry ], [ %k1, %latch ]
; CHECK-NEXT:   %more = icmp slt i32 %k, %n
; CHECK-NEXT:   br i1 %more, label %body, label %end
; CHECK: body:                                             ; preds = %loop
; CHECK-NEXT:   br label %a
; CHECK: a:                                                ; preds = %body
; CHECK-NEXT:   %k1 = add nsw i32 %k, 1
; CHECK-NEXT:   br label %latch
; CHECK: latch:                                            ; preds = %a
; CHECK-NEXT:   br label %loop
; CHECK: end:                                              ; preds = %loop
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
