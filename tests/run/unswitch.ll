; BUF p i32 4 iota
; BUF q i32 32 zero
; CALL until_it_changes(p, q, 6) => 6
; EXPECT q[0] = 0
; EXPECT q[1] = 10
; EXPECT q[2] = 10
; EXPECT q[5] = 13
; CALL stays(p, q, 5) => 40
; A condition that a loop loads in every round: one side of it leaves the place alone and has a loop of its own (partial unswitching), the other
; writes it, and later rounds see what it wrote.

; Rounds add 10 until the word at p is 3; each round of the other side counts it up.
define i32 @until_it_changes(ptr noalias %p, ptr noalias %q, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 3
  br i1 %c, label %a, label %b
a:
  %g = getelementptr i32, ptr %q, i32 %i
  %m = add i32 %i, 8
  store i32 %m, ptr %g
  br label %l
b:
  %v1 = add i32 %v, 1
  store i32 %v1, ptr %p
  %e = getelementptr i32, ptr %q, i32 %v1
  store i32 10, ptr %e
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret i32 %j
}
; The side that is taken in every round writes elsewhere only.
define i32 @stays(ptr noalias %p, ptr noalias %q, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %s = phi i32 [ 0, %entry ], [ %s1, %l ]
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 77
  br i1 %c, label %a, label %b
a:
  store i32 0, ptr %p
  br label %l
b:
  %k = add i32 %i, 8
  %g = getelementptr i32, ptr %q, i32 %k
  store i32 8, ptr %g
  br label %l
l:
  %x = phi i32 [ 1, %a ], [ 8, %b ]
  %s1 = add i32 %s, %x
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret i32 %s1
}
