; RUN: %nvopt -passes='loop(loop-rotate)' -S %s | FileCheck %s
; What the header computes and others use behind the loop comes from both tests: from the one before the loop, and from the one at its bottom.
target triple = "nvptx64-nvidia-cuda"

define i32 @counter(ptr %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %square = mul i32 %i, %i
  %more = icmp ult i32 %square, %n
  br i1 %more, label %body, label %done
body:
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  br label %head
done:
  %r = phi i32 [ %square, %head ]
  ret i32 %r
}

define i32 @two_exits(ptr %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %end
body:
  %v = load volatile i32, ptr %p
  %found = icmp eq i32 %v, 7
  br i1 %found, label %early, label %latch
latch:
  store volatile i32 %v, ptr %p
  %j = add i32 %i, 1
  br label %head
early:
  %e = phi i32 [ %i, %body ]
  ret i32 %e
end:
  ret i32 -1
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define i32 @counter(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %more1 = icmp ult i32 0, %n
; CHECK-NEXT:   br i1 %more1, label %body.lr.ph, label %done
; CHECK: body.lr.ph:                                       ; preds = %entry
; CHECK-NEXT:   br label %body
; CHECK: body:                                             ; preds = %body, %body.lr.ph
; CHECK-NEXT:   %i = phi i32 [ 0, %body.lr.ph ], [ %j, %body ]
; CHECK-NEXT:   store volatile i32 %i, ptr %p, align 4
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %square = mul i32 %j, %j
; CHECK-NEXT:   %more = icmp ult i32 %square, %n
; CHECK-NEXT:   br i1 %more, label %body, label %done.loopexit
; CHECK: done.loopexit:                                    ; preds = %body
; CHECK-NEXT:   %square.lcssa = phi i32 [ %square, %body ]
; CHECK-NEXT:   br label %done
; CHECK: done:                                             ; preds = %done.loopexit, %entry
; CHECK-NEXT:   %r = phi i32 [ %square.lcssa, %done.loopexit ], [ 0, %entry ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @two_exits(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %more1 = icmp slt i32 0, %n
; CHECK-NEXT:   br i1 %more1, label %body.lr.ph, label %end
; CHECK: body.lr.ph:                                       ; preds = %entry
; CHECK-NEXT:   br label %body
; CHECK: body:                                             ; preds = %latch, %body.lr.ph
; CHECK-NEXT:   %i = phi i32 [ 0, %body.lr.ph ], [ %j, %latch ]
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %found = icmp eq i32 %v, 7
; CHECK-NEXT:   br i1 %found, label %early, label %latch
; CHECK: latch:                                            ; preds = %body
; CHECK-NEXT:   store volatile i32 %v, ptr %p, align 4
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %more = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %more, label %body, label %end.loopexit
; CHECK: early:                                            ; preds = %body
; CHECK-NEXT:   %e = phi i32 [ %i, %body ]
; CHECK-NEXT:   ret i32 %e
; CHECK: end.loopexit:                                     ; preds = %latch
; CHECK-NEXT:   br label %end
; CHECK: end:                                              ; preds = %end.loopexit, %entry
; CHECK-NEXT:   ret i32 -1
; CHECK-NEXT: }
