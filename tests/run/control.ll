; CALL collatz(27) => 111
; CALL fib(12) => 144
; CALL classify(0) => 10
; CALL classify(5) => 20
; CALL classify(-1) => 99
; CALL onpoison(poison) => ub
; CALL onpoison(true) => 1
; CALL onundef(undef) => ub
; CALL gcd(48, 36) => 12
; CALL dead() => ub
; CALL swapphi(3) => 2
; CALL jump(0) => 100
; CALL jump(1) => 200
define i32 @collatz(i32 %n) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %n, %entry ], [ %y, %next ]
  %c = phi i32 [ 0, %entry ], [ %c1, %next ]
  %done = icmp eq i32 %x, 1
  br i1 %done, label %out, label %body
body:
  %odd = trunc i32 %x to i1
  br i1 %odd, label %o, label %e
o:
  %t = mul i32 %x, 3
  %t1 = add i32 %t, 1
  br label %next
e:
  %h = udiv i32 %x, 2
  br label %next
next:
  %y = phi i32 [ %t1, %o ], [ %h, %e ]
  %c1 = add i32 %c, 1
  br label %loop
out:
  ret i32 %c
}
define i32 @fib(i32 %n) {
  %small = icmp ult i32 %n, 2
  br i1 %small, label %base, label %rec
base:
  ret i32 %n
rec:
  %a = sub i32 %n, 1
  %b = sub i32 %n, 2
  %x = call i32 @fib(i32 %a)
  %y = call i32 @fib(i32 %b)
  %r = add i32 %x, %y
  ret i32 %r
}
define i32 @classify(i32 %x) {
  switch i32 %x, label %d [
    i32 0, label %a
    i32 5, label %b
  ]
a:
  ret i32 10
b:
  ret i32 20
d:
  ret i32 99
}
define i32 @onpoison(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @onundef(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @gcd(i32 %a, i32 %b) {
entry:
  br label %l
l:
  %x = phi i32 [ %a, %entry ], [ %y, %n ]
  %y = phi i32 [ %b, %entry ], [ %m, %n ]
  %z = icmp eq i32 %y, 0
  br i1 %z, label %out, label %n
n:
  %m = urem i32 %x, %y
  br label %l
out:
  ret i32 %x
}
define i32 @dead() {
  unreachable
}
define i32 @swapphi(i32 %n) {
entry:
  br label %l
l:
  %a = phi i32 [ 1, %entry ], [ %b, %l ]
  %b = phi i32 [ 2, %entry ], [ %a, %l ]
  %i = phi i32 [ 0, %entry ], [ %i1, %l ]
  %i1 = add i32 %i, 1
  %c = icmp eq i32 %i, %n
  br i1 %c, label %o, label %l
o:
  ret i32 %a
}
define i32 @jump(i32 %x) {
  %p = getelementptr [2 x ptr], ptr @targets, i32 0, i32 %x
  %t = load ptr, ptr %p
  indirectbr ptr %t, [label %a, label %b]
a:
  ret i32 100
b:
  ret i32 200
}
@targets = internal constant [2 x ptr] [ptr blockaddress(@jump, %a), ptr blockaddress(@jump, %b)]
