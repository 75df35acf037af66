; RUN: %nvopt -passes='loop(indvars)' -S %s | FileCheck %s

target datalayout = "n8:16:32:64"

; Sums that are equal have one wide counterpart, the counter's own increment where it is that, and one truncation.
define void @equal_sums(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %j = zext i32 %i to i64
  %a = getelementptr i32, ptr %p, i64 %j
  %s = add nuw nsw i32 %i, 1
  %r = and i32 %s, 15
  store i32 %r, ptr %a
  %t = add nuw nsw i32 %i, 1
  %q = and i32 %t, 7
  store i32 %q, ptr %a
  %i.next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i.next, 1000
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK: target datalayout = "n8:16:32:64"
; CHECK-LABEL: define void @equal_sums(i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %loop ]
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i64 %indvars.iv
; CHECK-NEXT:   %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
; CHECK-NEXT:   %0 = trunc nuw nsw i64 %indvars.iv.next to i32
; CHECK-NEXT:   %r = and i32 %0, 15
; CHECK-NEXT:   store i32 %r, ptr %a, align 4
; CHECK-NEXT:   %q = and i32 %0, 7
; CHECK-NEXT:   store i32 %q, ptr %a, align 4
; CHECK-NEXT:   %exitcond = icmp ne i64 %indvars.iv.next, 1000
; CHECK-NEXT:   br i1 %exitcond, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; Of which the flags alone say that it is the extension of the sum: the wide counter's own increment, not another one.
; CHECK-LABEL: @start_unknown
; CHECK: %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
; CHECK-NEXT: trunc nuw i64 %indvars.iv.next to i32
; CHECK-NOT: add
; CHECK: }
define void @start_unknown(ptr %p, ptr %base, i32 %limit, i32 %start) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %i.inc, %inc ]
  %length = load i32, ptr %p
  %within = icmp ult i32 %i, %length
  br i1 %within, label %inc, label %end
inc:
  %w = zext i32 %i to i64
  %a = getelementptr inbounds i32, ptr %base, i64 %w
  store i32 7, ptr %a
  %i.inc = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %i.inc, %limit
  br i1 %c, label %loop, label %end
end:
  ret void
}
