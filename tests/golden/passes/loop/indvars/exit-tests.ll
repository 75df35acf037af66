; Exit tests compare a counter with its last value by != ; where that needs a wider comparison on a GPU, or dear code, they stay.
; RUN: %nvopt -passes=indvars -S %s | FileCheck %s
; RUN: %nvopt -passes=indvars -disable-lftr -S %s | FileCheck %s --check-prefix=OFF
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @use(i32)
declare void @use64(i64)
define void @signed(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @use(i32 %i)
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; The increment was tested before it was made: its flags may be wrong in the last round, and go.
define void @before(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add nsw i32 %i, 1
  call void @use(i32 %i)
  %c = icmp ult i32 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; Already so.
define void @done(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @use(i32 %i)
  %i1 = add i32 %i, 1
  %c = icmp ne i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; A division by a variable is dear.
define void @dear(i32 %n, i32 %m) {
entry:
  %s = or i32 %m, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  call void @use(i32 %k)
  %i1 = add nuw nsw i32 %i, 1
  %k1 = add nuw i32 %k, %s
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; The only counter has 64 bits, the test 32.
define void @wide(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %k = phi i32 [ 7, %entry ], [ %k1, %loop ]
  call void @use64(i64 %i)
  %i1 = add nuw nsw i64 %i, 1
  %k1 = add nuw nsw i32 %k, 3
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: define void @signed(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = call i32 @llvm.smax.i32(i32 %n, i32 1)
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   %i1 = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %exitcond = icmp ne i32 %i1, %0
; CHECK-NEXT:   br i1 %exitcond, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @before(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = add i32 %n, 1
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %i1 = add nuw i32 %i, 1
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   %exitcond = icmp ne i32 %i1, %0
; CHECK-NEXT:   br i1 %exitcond, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @done(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ne i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @dear(i32 %n, i32 %m) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %s = or i32 %m, 1
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
; CHECK-NEXT:   call void @use(i32 %k)
; CHECK-NEXT:   %k1 = add nuw i32 %k, %s
; CHECK-NEXT:   %c = icmp ult i32 %k1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @wide(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %k = phi i32 [ 7, %entry ], [ %k1, %loop ]
; CHECK-NEXT:   call void @use64(i64 %i)
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %k1 = add nuw nsw i32 %k, 3
; CHECK-NEXT:   %c = icmp ult i32 %k1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

; OFF-LABEL: define void @signed(i32 %n) {
; OFF-NEXT: entry:
; OFF-NEXT:   br label %loop
; OFF: loop:                                             ; preds = %loop, %entry
; OFF-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; OFF-NEXT:   call void @use(i32 %i)
; OFF-NEXT:   %i1 = add nuw nsw i32 %i, 1
; OFF-NEXT:   %c = icmp slt i32 %i1, %n
; OFF-NEXT:   br i1 %c, label %loop, label %exit
; OFF: exit:                                             ; preds = %loop
; OFF-NEXT:   ret void
; OFF-NEXT: }
; OFF-LABEL: define void @before(i32 %n) {
; OFF-NEXT: entry:
; OFF-NEXT:   br label %loop
; OFF: loop:                                             ; preds = %loop, %entry
; OFF-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; OFF-NEXT:   %i1 = add nuw nsw i32 %i, 1
; OFF-NEXT:   call void @use(i32 %i)
; OFF-NEXT:   %c = icmp ult i32 %i, %n
; OFF-NEXT:   br i1 %c, label %loop, label %exit
; OFF: exit:                                             ; preds = %loop
; OFF-NEXT:   ret void
; OFF-NEXT: }
