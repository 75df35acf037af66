; RUN: %nvopt -passes=mldst-motion -verify-each -S %s | FileCheck %s
; A third way into the join, one side only, other places, and other types of value: each stays. Constants become a phi too.
target triple = "nvptx64-nvidia-cuda"
define void @third_way(ptr %p, i32 %k, i32 %a, i32 %b) {
  switch i32 %k, label %else [ i32 0, label %then
    i32 1, label %join ]
then:
  store i32 %a, ptr %p, align 4
  br label %join
else:
  store i32 %b, ptr %p, align 4
  br label %join
join:
  ret void
}
define void @one_side(ptr %p, i1 %c, i32 %a) {
  br i1 %c, label %then, label %join
then:
  store i32 %a, ptr %p, align 4
  br label %join
join:
  ret void
}
define void @other_places(ptr %p, ptr %q, i1 %c, i32 %a) {
  br i1 %c, label %then, label %else
then:
  store i32 %a, ptr %p, align 4
  br label %join
else:
  store i32 %a, ptr %q, align 4
  br label %join
join:
  ret void
}
define void @constants(ptr %p, i1 %c) {
  br i1 %c, label %then, label %else
then:
  store i32 1, ptr %p, align 4
  br label %join
else:
  store i32 2, ptr %p, align 4
  br label %join
join:
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @third_way(ptr %p, i32 %k, i32 %a, i32 %b) {
; CHECK-NEXT:   switch i32 %k, label %else [
; CHECK-NEXT:     i32 0, label %then
; CHECK-NEXT:     i32 1, label %join
; CHECK-NEXT:   ]
; CHECK: then:                                             ; preds = %0
; CHECK-NEXT:   store i32 %a, ptr %p, align 4
; CHECK-NEXT:   br label %join
; CHECK: else:                                             ; preds = %0
; CHECK-NEXT:   store i32 %b, ptr %p, align 4
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %else, %then, %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @one_side(ptr %p, i1 %c, i32 %a) {
; CHECK-NEXT:   br i1 %c, label %then, label %join
; CHECK: then:                                             ; preds = %0
; CHECK-NEXT:   store i32 %a, ptr %p, align 4
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %then, %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @other_places(ptr %p, ptr %q, i1 %c, i32 %a) {
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:                                             ; preds = %0
; CHECK-NEXT:   store i32 %a, ptr %p, align 4
; CHECK-NEXT:   br label %join
; CHECK: else:                                             ; preds = %0
; CHECK-NEXT:   store i32 %a, ptr %q, align 4
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %else, %then
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @constants(ptr %p, i1 %c) {
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:                                             ; preds = %0
; CHECK-NEXT:   br label %join
; CHECK: else:                                             ; preds = %0
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %else, %then
; CHECK-NEXT:   %1 = phi i32 [ 1, %then ], [ 2, %else ]
; CHECK-NEXT:   store i32 %1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
