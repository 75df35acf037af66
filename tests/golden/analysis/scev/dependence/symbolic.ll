; RUN: %nvopt -passes='print<da>' -disable-output %s 2>&1 | FileCheck %s
; Bounds that are symbols. An access that is made in all rounds has its first and its last place in one object, so that their differences are numbers
; whatever wraps on the way to them.
target datalayout = "e-p:64:64-i64:64"

; The store writes n .. 2n - 1, the load reads 2n .. 3n - 1.
; CHECK-LABEL: 'siv'
; CHECK: Src:  store i32 0, ptr %p, align 4 --> Dst:  %v = load
; CHECK-NEXT: da analyze - none!
define void @siv(ptr %A, i64 %n) {
entry:
  %z = icmp eq i64 %n, 0
  br i1 %z, label %exit, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %a = add i64 %i, %n
  %p = getelementptr i32, ptr %A, i64 %a
  store i32 0, ptr %p
  %m = shl i64 %n, 1
  %b = add i64 %i, %m
  %q = getelementptr i32, ptr %A, i64 %b
  %v = load i32, ptr %q
  %i1 = add i64 %i, 1
  %e = icmp ne i64 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}

; The last place of the store is the first one of the load.
; CHECK-LABEL: 'siv_that_meets'
; CHECK: Src:  store i32 0, ptr %p, align 4 --> Dst:  %v = load
; CHECK-NOT: none
; CHECK: Src:
define void @siv_that_meets(ptr %A, i64 %n) {
entry:
  %z = icmp eq i64 %n, 0
  br i1 %z, label %exit, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %a = add i64 %i, %n
  %p = getelementptr i32, ptr %A, i64 %a
  store i32 0, ptr %p
  %m = shl i64 %n, 1
  %m1 = add i64 %m, -1
  %b = add i64 %i, %m1
  %q = getelementptr i32, ptr %A, i64 %b
  %v = load i32, ptr %q
  %i1 = add i64 %i, 1
  %e = icmp ne i64 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}

; The call may end the thread in the first round: with n = 2^62 both accesses are at A then.
; CHECK-LABEL: 'ends_early'
; CHECK: Src:  store i32 0, ptr %p, align 4 --> Dst:  %v = load
; CHECK-NEXT: da analyze - flow
declare void @may_end()
define void @ends_early(ptr %A, i64 %n) {
entry:
  %z = icmp eq i64 %n, 0
  br i1 %z, label %exit, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %a = add i64 %i, %n
  %p = getelementptr i32, ptr %A, i64 %a
  store i32 0, ptr %p
  %m = shl i64 %n, 1
  %b = add i64 %i, %m
  %q = getelementptr i32, ptr %A, i64 %b
  %v = load i32, ptr %q
  call void @may_end()
  %i1 = add i64 %i, 1
  %e = icmp ne i64 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}

; The store is made in some rounds only, which need not be n.
; CHECK-LABEL: 'some_rounds'
; CHECK: Src:  store i32 0, ptr %p, align 4 --> Dst:  %v = load
; CHECK-NEXT: da analyze - flow
define void @some_rounds(ptr %A, i64 %n, i1 %c) {
entry:
  %z = icmp eq i64 %n, 0
  br i1 %z, label %exit, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  br i1 %c, label %then, label %latch
then:
  %a = add i64 %i, %n
  %p = getelementptr i32, ptr %A, i64 %a
  store i32 0, ptr %p
  %m = shl i64 %n, 1
  %b = add i64 %i, %m
  %q = getelementptr i32, ptr %A, i64 %b
  %v = load i32, ptr %q
  br label %latch
latch:
  %i1 = add i64 %i, 1
  %e = icmp ne i64 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}

; Two loops, downwards and upwards: n - 1 .. 0 and n .. n + m - 1.
; CHECK-LABEL: 'rdiv'
; CHECK: Src:  store i8 0, ptr %p, align 1 --> Dst:  %v = load
; CHECK-NEXT: da analyze - none!
define void @rdiv(ptr %A, i64 %n, i64 %m) {
entry:
  %z = icmp eq i64 %n, 0
  br i1 %z, label %exit, label %one
one:
  %i = phi i64 [ 0, %entry ], [ %i1, %one ]
  %i1 = add i64 %i, 1
  %a = sub i64 %n, %i1
  %p = getelementptr i8, ptr %A, i64 %a
  store i8 0, ptr %p
  %e = icmp ne i64 %i1, %n
  br i1 %e, label %one, label %between
between:
  %y = icmp eq i64 %m, 0
  br i1 %y, label %exit, label %two
two:
  %j = phi i64 [ 0, %between ], [ %j1, %two ]
  %b = add i64 %j, %n
  %q = getelementptr i8, ptr %A, i64 %b
  %v = load i8, ptr %q
  %j1 = add i64 %j, 1
  %f = icmp ne i64 %j1, %m
  br i1 %f, label %two, label %exit
exit:
  ret void
}

; A nest: the inner loop runs in every round of the outer one or in none. The store writes A[j - i + m], the load reads A[2m].
; CHECK-LABEL: 'nest'
; CHECK: Src:  store i8 0, ptr %p, align 1 --> Dst:  %v = load
; CHECK-NEXT: da analyze - none!
define void @nest(ptr %A, i64 %n, i64 %m) {
entry:
  %z = icmp eq i64 %n, 0
  br i1 %z, label %exit, label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  %y = icmp eq i64 %m, 0
  br i1 %y, label %next, label %before
before:
  br label %inner
inner:
  %j = phi i64 [ 0, %before ], [ %j1, %inner ]
  %d = sub i64 %j, %i
  %a = add i64 %d, %m
  %p = getelementptr i8, ptr %A, i64 %a
  store i8 0, ptr %p
  %b = shl i64 %m, 1
  %q = getelementptr i8, ptr %A, i64 %b
  %v = load i8, ptr %q
  %j1 = add i64 %j, 1
  %f = icmp ne i64 %j1, %m
  br i1 %f, label %inner, label %next
next:
  %i1 = add i64 %i, 1
  %e = icmp ne i64 %i1, %n
  br i1 %e, label %outer, label %exit
exit:
  ret void
}
