; RUN: %nvopt -passes='loop-load-elim<no-checks>' -S %s | FileCheck %s --check-prefix=NONE
; RUN: %nvopt -passes=loop-load-elim -runtime-check-per-loop-load-elim=0 -S %s | FileCheck %s --check-prefix=NONE
; RUN: %nvopt -passes=loop-load-elim -runtime-check-per-loop-load-elim=2 -S %s | FileCheck %s --check-prefix=TWO
; RUN: %nvopt -passes='loop-load-elim,loop-load-elim' -S %s | FileCheck %s --check-prefix=ONCE
; Without tests, with more of them, and over what has been made.
; NONE-NOT: lver.orig
; TWO-LABEL: @too_many(
; TWO: lver.orig:
; TWO-LABEL: @no_count(
; TWO-NOT: lver.orig
; ONCE-LABEL: @one_test(
; ONCE: loop.lver.orig:
; ONCE-NOT: lver.orig1
; ONCE-LABEL: @two_loads(
target triple = "nvptx64-nvidia-cuda"
declare i32 @ends(i32) memory(none) nounwind nosync

; The store to b may write what goes round in a.
define void @one_test(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  store i32 %y, ptr %pb, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Two values go round; one needs a test, for the other store comes last.
define void @two_loads(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  %z = mul i32 %x, %y
  %qb = getelementptr inbounds i32, ptr %b, i64 %k
  store i32 %z, ptr %qb, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Three places, two tests for one load: more than one for each.
define void @too_many(ptr %a, ptr %b, ptr %d, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  store i32 %y, ptr %pb, align 4
  store i32 0, ptr %d, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; How many rounds there are is not known.
define void @no_count(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  store i32 %y, ptr %pb, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ne i32 %y, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
