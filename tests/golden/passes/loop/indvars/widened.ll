; RUN: %nvopt -passes='loop(indvars)' -S %s | FileCheck %s

target datalayout = "n8:16:32:64"

; Read through a sign extension: the counter, its increment and its test are wide; no extension is left.
define i32 @read-extended(ptr %a, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %out

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %x = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %x
  %v = load i32, ptr %p, align 4
  %t = add i32 %s, %v
  %next = add nsw i32 %i, 1
  %go = icmp slt i32 %next, %n
  br i1 %go, label %loop, label %exit

exit:
  br label %out

out:
  %r = phi i32 [ 0, %entry ], [ %t, %exit ]
  ret i32 %r
}

; What is not an extension reads a truncation; what is computed from the counter has a counterpart.
define void @truncated(ptr %a, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %j = add nsw i32 %i, 2
  %x = sext i32 %j to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %x
  store i32 %i, ptr %p, align 4
  %next = add nsw i32 %i, 1
  %go = icmp slt i32 %next, %n
  br i1 %go, label %loop, label %out

out:
  ret void
}

; An operand that varies is extended in place of the sum.
define i32 @varies(ptr %a, ptr %b) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %y = sext i32 %i to i64
  %q = getelementptr inbounds i32, ptr %b, i64 %y
  %off = load i32, ptr %q, align 4
  %j = add nsw i32 %i, %off
  %x = sext i32 %j to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %x
  %v = load volatile i32, ptr %p, align 4
  %next = add nuw nsw i32 %i, 1
  %go = icmp ne i32 %next, 1000
  br i1 %go, label %loop, label %out

out:
  ret i32 %v
}

; Counting down to zero: behind the test the difference does not fall below it.
define i32 @down(i32 %start, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %start, %entry ], [ %next, %back ]
  %next = add i32 %i, -1
  %end = icmp eq i32 %i, 0
  br i1 %end, label %out, label %back

back:
  %x = zext i32 %next to i64
  %q = getelementptr i32, ptr %p, i64 %x
  %v = load volatile i32, ptr %q, align 4
  %go = icmp eq i32 %v, 0
  br i1 %go, label %loop, label %out

out:
  ret i32 0
}

; The extension of what may wrap is no recurrence: nothing is wider.
define void @wraps(ptr %a, i8 %n) {
entry:
  br label %loop

loop:
  %i = phi i8 [ %n, %entry ], [ %next, %loop ]
  %x = zext i8 %i to i64
  %p = getelementptr i8, ptr %a, i64 %x
  %v = load volatile i8, ptr %p, align 1
  %next = add i8 %i, 3
  %go = icmp ne i8 %v, 0
  br i1 %go, label %loop, label %out

out:
  ret void
}

; The wide phi that is there is stepped by the narrow one: another is made.
define void @stepped-by-the-narrow-one(ptr %p) {
entry:
  br label %loop

loop:
  %w = phi i64 [ 0, %entry ], [ %x, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i64 %w, ptr %p, align 8
  %next = add i32 %i, 1
  %x = zext i32 %next to i64
  %go = icmp ult i32 %i, 9
  br i1 %go, label %loop, label %out

out:
  ret void
}

; Used behind the loop too: the difference's low bits are the narrow one.
define i32 @down-and-behind(i32 %start, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %start, %entry ], [ %next, %back ]
  %end = icmp eq i32 %i, 0
  br i1 %end, label %none, label %back

back:
  %next = add i32 %i, -1
  %x = zext i32 %next to i64
  %q = getelementptr i32, ptr %p, i64 %x
  %v = load volatile i32, ptr %q, align 4
  %go = icmp eq i32 %v, 0
  br i1 %go, label %loop, label %out

out:
  %r = phi i32 [ %next, %back ]
  ret i32 %r

none:
  ret i32 -1
}

; CHECK: target datalayout = "n8:16:32:64"
; CHECK-LABEL: define i32 @read-extended(ptr %a, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %some = icmp sgt i32 %n, 0
; CHECK-NEXT:   br i1 %some, label %loop.preheader, label %out
; CHECK: loop.preheader:                                   ; preds = %entry
; CHECK-NEXT:   %wide.trip.count = zext i32 %n to i64
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %loop.preheader
; CHECK-NEXT:   %indvars.iv = phi i64 [ 0, %loop.preheader ], [ %indvars.iv.next, %loop ]
; CHECK-NEXT:   %s = phi i32 [ 0, %loop.preheader ], [ %t, %loop ]
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %t = add i32 %s, %v
; CHECK-NEXT:   %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
; CHECK-NEXT:   %exitcond = icmp ne i64 %indvars.iv.next, %wide.trip.count
; CHECK-NEXT:   br i1 %exitcond, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %t.lcssa = phi i32 [ %t, %loop ]
; CHECK-NEXT:   br label %out
; CHECK: out:                                              ; preds = %exit, %entry
; CHECK-NEXT:   %r = phi i32 [ 0, %entry ], [ %t.lcssa, %exit ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @truncated(ptr %a, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = call i32 @llvm.smax.i32(i32 %n, i32 1)
; CHECK-NEXT:   %wide.trip.count = zext i32 %0 to i64
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %loop ]
; CHECK-NEXT:   %1 = trunc nuw nsw i64 %indvars.iv to i32
; CHECK-NEXT:   %2 = add nuw nsw i64 %indvars.iv, 2
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr %a, i64 %2
; CHECK-NEXT:   store i32 %1, ptr %p, align 4
; CHECK-NEXT:   %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
; CHECK-NEXT:   %exitcond = icmp ne i64 %indvars.iv.next, %wide.trip.count
; CHECK-NEXT:   br i1 %exitcond, label %loop, label %out
; CHECK: out:                                              ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @varies(ptr %a, ptr %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %loop ]
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr %b, i64 %indvars.iv
; CHECK-NEXT:   %off = load i32, ptr %q, align 4
; CHECK-NEXT:   %0 = sext i32 %off to i64
; CHECK-NEXT:   %1 = add nsw i64 %indvars.iv, %0
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr %a, i64 %1
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
; CHECK-NEXT:   %go = icmp ne i64 %indvars.iv.next, 1000
; CHECK-NEXT:   br i1 %go, label %loop, label %out
; CHECK: out:                                              ; preds = %loop
; CHECK-NEXT:   %v.lcssa = phi i32 [ %v, %loop ]
; CHECK-NEXT:   ret i32 %v.lcssa
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @down(i32 %start, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = zext i32 %start to i64
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %back, %entry
; CHECK-NEXT:   %indvars.iv = phi i64 [ %0, %entry ], [ %indvars.iv.next, %back ]
; CHECK-NEXT:   %indvars.iv.next = add nsw i64 %indvars.iv, -1
; CHECK-NEXT:   %end = icmp eq i64 %indvars.iv, 0
; CHECK-NEXT:   br i1 %end, label %out, label %back
; CHECK: back:                                             ; preds = %loop
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i64 %indvars.iv.next
; CHECK-NEXT:   %v = load volatile i32, ptr %q, align 4
; CHECK-NEXT:   %go = icmp eq i32 %v, 0
; CHECK-NEXT:   br i1 %go, label %loop, label %out
; CHECK: out:                                              ; preds = %back, %loop
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define void @wraps(ptr %a, i8 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i8 [ %n, %entry ], [ %next, %loop ]
; CHECK-NEXT:   %x = zext i8 %i to i64
; CHECK-NEXT:   %p = getelementptr i8, ptr %a, i64 %x
; CHECK-NEXT:   %v = load volatile i8, ptr %p, align 1
; CHECK-NEXT:   %next = add i8 %i, 3
; CHECK-NEXT:   %go = icmp ne i8 %v, 0
; CHECK-NEXT:   br i1 %go, label %loop, label %out
; CHECK: out:                                              ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @stepped-by-the-narrow-one(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %loop ]
; CHECK-NEXT:   store volatile i64 %indvars.iv, ptr %p, align 8
; CHECK-NEXT:   %indvars.iv.next = add i64 %indvars.iv, 1
; CHECK-NEXT:   %exitcond = icmp ne i64 %indvars.iv.next, 10
; CHECK-NEXT:   br i1 %exitcond, label %loop, label %out
; CHECK: out:                                              ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @down-and-behind(i32 %start, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = zext i32 %start to i64
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %back, %entry
; CHECK-NEXT:   %indvars.iv = phi i64 [ %0, %entry ], [ %indvars.iv.next, %back ]
; CHECK-NEXT:   %end = icmp eq i64 %indvars.iv, 0
; CHECK-NEXT:   br i1 %end, label %none, label %back
; CHECK: back:                                             ; preds = %loop
; CHECK-NEXT:   %indvars.iv.next = add nsw i64 %indvars.iv, -1
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i64 %indvars.iv.next
; CHECK-NEXT:   %v = load volatile i32, ptr %q, align 4
; CHECK-NEXT:   %go = icmp eq i32 %v, 0
; CHECK-NEXT:   br i1 %go, label %loop, label %out
; CHECK: out:                                              ; preds = %back
; CHECK-NEXT:   %r.wide = phi i64 [ %indvars.iv.next, %back ]
; CHECK-NEXT:   %1 = trunc i64 %r.wide to i32
; CHECK-NEXT:   ret i32 %1
; CHECK: none:                                             ; preds = %loop
; CHECK-NEXT:   ret i32 -1
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.smax.i32(i32, i32) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
