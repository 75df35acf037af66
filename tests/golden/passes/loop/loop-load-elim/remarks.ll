; RUN: %nvopt -passes=loop-load-elim -pass-remarks-output=- -disable-output %s | FileCheck %s
target triple = "nvptx64-nvidia-cuda"

; Done.
define void @done(ptr noalias %a, ptr noalias %b, i64 %n) {
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
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Done twice over.
define void @version(ptr %a, ptr %b, i64 %n) {
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

; Overwritten.
define void @between(ptr noalias %a, ptr noalias %b, i64 %n) {
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
  store i32 0, ptr %qa, align 1
  %o = getelementptr inbounds i8, ptr %qa, i64 2
  store i16 0, ptr %o, align 2
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Not in each round.
define void @first(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %t = icmp ne i64 %i, 0
  br i1 %t, label %then, label %latch
then:
  %j = sub nsw i64 %i, 1
  %pa = getelementptr inbounds i32, ptr %a, i64 %j
  %x = load i32, ptr %pa, align 4
  br label %latch
latch:
  %v = phi i32 [ %x, %then ], [ 0, %loop ]
  %s = add i32 %v, %y
  %qa = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %s, ptr %qa, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Too many tests.
define void @many(ptr %a, ptr %b, ptr %d, i64 %n) {
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

; Not stored in each round.
define void @sometimes(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %i1 = add nuw nsw i64 %i, 1
  %t = icmp eq i32 %x, 0
  br i1 %t, label %then, label %latch
then:
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 5, ptr %qa, align 4
  br label %latch
latch:
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK: --- !Passed
; CHECK-NEXT: Pass:            loop-load-elim
; CHECK-NEXT: Name:            LoadCarried
; CHECK-NEXT: Function:        done
; CHECK-NEXT: Args:
; CHECK-NEXT:   - Load:            '%x'
; CHECK-NEXT:   - String:          ' is '
; CHECK-NEXT:   - Value:           '%s'
; CHECK-NEXT:   - String:          ' of the round before'
; CHECK-NEXT:   - String:          ' ('
; CHECK-NEXT:   - Place:           '@done: %x = load'
; CHECK-NEXT:   - String:          ')'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Passed
; CHECK-NEXT: Pass:            loop-load-elim
; CHECK-NEXT: Name:            Versioned
; CHECK-NEXT: Function:        version
; CHECK-NEXT: Args:
; CHECK-NEXT:   - String:          loop is there twice, once with places that are apart
; CHECK-NEXT:   - String:          ' ('
; CHECK-NEXT:   - Place:           '@version: br, instruction 13 of %loop'
; CHECK-NEXT:   - String:          ')'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Passed
; CHECK-NEXT: Pass:            loop-load-elim
; CHECK-NEXT: Name:            LoadCarried
; CHECK-NEXT: Function:        version
; CHECK-NEXT: Args:
; CHECK-NEXT:   - Load:            '%x'
; CHECK-NEXT:   - String:          ' is '
; CHECK-NEXT:   - Value:           '%s'
; CHECK-NEXT:   - String:          ' of the round before'
; CHECK-NEXT:   - String:          ' ('
; CHECK-NEXT:   - Place:           '@version: %x = load'
; CHECK-NEXT:   - String:          ')'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Missed
; CHECK-NEXT: Pass:            loop-load-elim
; CHECK-NEXT: Name:            StoreBetween
; CHECK-NEXT: Function:        between
; CHECK-NEXT: Args:
; CHECK-NEXT:   - Load:            '%x'
; CHECK-NEXT:   - String:          ' loads what the round before has stored, unless a store to '
; CHECK-NEXT:   - Pointer:         '%o'
; CHECK-NEXT:   - String:          ' comes between'
; CHECK-NEXT:   - String:          ' ('
; CHECK-NEXT:   - Place:           '@between: %x = load'
; CHECK-NEXT:   - String:          ')'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Missed
; CHECK-NEXT: Pass:            loop-load-elim
; CHECK-NEXT: Name:            FirstLoad
; CHECK-NEXT: Function:        first
; CHECK-NEXT: Args:
; CHECK-NEXT:   - Load:            '%x'
; CHECK-NEXT:   - String:          ' loads what the round before has stored, but may not be loaded before the loop'
; CHECK-NEXT:   - String:          ' ('
; CHECK-NEXT:   - Place:           '@first: %x = load'
; CHECK-NEXT:   - String:          ')'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Missed
; CHECK-NEXT: Pass:            loop-load-elim
; CHECK-NEXT: Name:            TooManyChecks
; CHECK-NEXT: Function:        many
; CHECK-NEXT: Args:
; CHECK-NEXT:   - Load:            '%x'
; CHECK-NEXT:   - String:          ' loads what the round before has stored, if more places are apart than is tested before the loop'
; CHECK-NEXT:   - String:          ' ('
; CHECK-NEXT:   - Place:           '@many: %x = load'
; CHECK-NEXT:   - String:          ')'
; CHECK-NEXT: ...
; CHECK-NEXT: --- !Missed
; CHECK-NEXT: Pass:            loop-load-elim
; CHECK-NEXT: Name:            StoreSometimes
; CHECK-NEXT: Function:        sometimes
; CHECK-NEXT: Args:
; CHECK-NEXT:   - Load:            '%x'
; CHECK-NEXT:   - String:          ' loads what the round before has stored, if it has'
; CHECK-NEXT:   - String:          ' ('
; CHECK-NEXT:   - Place:           '@sometimes: %x = load'
; CHECK-NEXT:   - String:          ')'
; CHECK-NEXT: ...
