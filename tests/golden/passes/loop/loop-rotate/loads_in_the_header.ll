; RUN: %nvopt -passes='loop(loop-rotate)' -S %s | FileCheck %s
; A header that reads memory is copied as it is: as often as before, in the same order, volatile or not. A walk over a list, and a search that has its first step before the loop.
target triple = "nvptx64-nvidia-cuda"

define i32 @list(ptr %first) {
entry:
  br label %head
head:
  %at = phi ptr [ %first, %entry ], [ %next, %body ]
  %length = phi i32 [ 0, %entry ], [ %longer, %body ]
  %end = icmp eq ptr %at, null
  br i1 %end, label %done, label %body
body:
  %next = load ptr, ptr %at
  %longer = add i32 %length, 1
  br label %head
done:
  %r = phi i32 [ %length, %head ]
  ret i32 %r
}

define void @wait(ptr %flag, ptr %p) {
entry:
  br label %head
head:
  %v = load volatile i32, ptr %flag
  %go = icmp ne i32 %v, 0
  br i1 %go, label %done, label %body
body:
  %w = load volatile i32, ptr %p
  %w1 = add i32 %w, 1
  store volatile i32 %w1, ptr %p
  br label %head
done:
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define i32 @list(ptr %first) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %end1 = icmp eq ptr %first, null
; CHECK-NEXT:   br i1 %end1, label %done, label %body.lr.ph
; CHECK: body.lr.ph:                                       ; preds = %entry
; CHECK-NEXT:   br label %body
; CHECK: body:                                             ; preds = %body, %body.lr.ph
; CHECK-NEXT:   %at = phi ptr [ %first, %body.lr.ph ], [ %next, %body ]
; CHECK-NEXT:   %length = phi i32 [ 0, %body.lr.ph ], [ %longer, %body ]
; CHECK-NEXT:   %next = load ptr, ptr %at, align 8
; CHECK-NEXT:   %longer = add i32 %length, 1
; CHECK-NEXT:   %end = icmp eq ptr %next, null
; CHECK-NEXT:   br i1 %end, label %done.loopexit, label %body
; CHECK: done.loopexit:                                    ; preds = %body
; CHECK-NEXT:   %longer.lcssa = phi i32 [ %longer, %body ]
; CHECK-NEXT:   br label %done
; CHECK: done:                                             ; preds = %done.loopexit, %entry
; CHECK-NEXT:   %r = phi i32 [ %longer.lcssa, %done.loopexit ], [ 0, %entry ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @wait(ptr %flag, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %v1 = load volatile i32, ptr %flag, align 4
; CHECK-NEXT:   %go2 = icmp ne i32 %v1, 0
; CHECK-NEXT:   br i1 %go2, label %done, label %body.lr.ph
; CHECK: body.lr.ph:                                       ; preds = %entry
; CHECK-NEXT:   br label %body
; CHECK: body:                                             ; preds = %body, %body.lr.ph
; CHECK-NEXT:   %w = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %w1 = add i32 %w, 1
; CHECK-NEXT:   store volatile i32 %w1, ptr %p, align 4
; CHECK-NEXT:   %v = load volatile i32, ptr %flag, align 4
; CHECK-NEXT:   %go = icmp ne i32 %v, 0
; CHECK-NEXT:   br i1 %go, label %done.loopexit, label %body
; CHECK: done.loopexit:                                    ; preds = %body
; CHECK-NEXT:   br label %done
; CHECK: done:                                             ; preds = %done.loopexit, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
