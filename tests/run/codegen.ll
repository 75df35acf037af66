; CALL quotient(7, 2) => 3
; CALL quotient(-7, 2) => -3
; CALL quotient(4294967295, 4294967295) => 1
; CALL quotient(4294967296, 3) => 1431655765
; CALL quotient(7, 4294967296) => 0
; CALL quotient(7, 0) => ub
; CALL quotient(-9223372036854775808, -1) => ub
; CALL both(1000000000007, 10) => 100000000007
; CALL both(17, 10) => 8
; CALL fits(17, 10) => 7
; CALL fits(17, 4294967297) => 17
; CALL fits(0, 4294967296) => 0
; CALL remainders(10, 3) => 9
; CALL remainders(10, 0) => 0
; CALL selected(1) => 40
; CALL selected(0) => 20
; CALL selected_index(1, 3, 4) => 30
; CALL selected_index(0, 3, 4) => 40
; CALL round(5) => 250
; CALL overflows(-1, 2) => 1
; CALL overflows(1, 2) => 0
; CALL bits(1069547520) => 1500
; CALL low(511, 1) => 255
; CALL low(511, 0) => -16777216
; What codegenprepare computes otherwise: divisions, remainders of counters, addresses behind phis and selects, floats in integer phis.
@t = internal global [8 x i32] [i32 0, i32 10, i32 20, i32 30, i32 40, i32 50, i32 60, i32 70]

define i64 @quotient(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  ret i64 %q
}
define i64 @both(i64 %a, i64 %b) {
  %q = udiv i64 %a, %b
  %r = urem i64 %a, %b
  %s = add i64 %q, %r
  ret i64 %s
}
define i64 @fits(i32 %m, i64 %b) {
  %a = zext i32 %m to i64
  %r = urem i64 %a, %b
  ret i64 %r
}
; The sum of i % m for i < n, where the divisor is not 0.
define i32 @remainders(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %s1, %next ]
  %z = icmp eq i32 %m, 0
  br i1 %z, label %next, label %divide
divide:
  %r = urem i32 %i, %m
  %sum = add i32 %s, %r
  br label %next
next:
  %s1 = phi i32 [ %s, %loop ], [ %sum, %divide ]
  %i1 = add nuw i32 %i, 1
  %c = icmp eq i32 %i1, %n
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %s1
}
define i32 @selected(i1 %c) {
  %p = getelementptr inbounds i32, ptr @t, i64 0
  %q = select i1 true, ptr %p, ptr null
  %a = getelementptr inbounds i8, ptr %q, i64 16
  %b = getelementptr inbounds i8, ptr %q, i64 8
  %s = select i1 %c, ptr %a, ptr %b
  %v = load i32, ptr %s
  ret i32 %v
}
define i32 @selected_index(i1 %c, i64 %i, i64 %j) {
  %a = getelementptr inbounds i32, ptr @t, i64 %i
  %b = getelementptr inbounds i32, ptr @t, i64 %j
  %s = select i1 %c, ptr %a, ptr %b
  %v = load i32, ptr %s
  ret i32 %v
}
; Both tables, one behind the other: the phi is of addresses with the same offset.
define i32 @round(i32 %n) {
entry:
  %p = getelementptr i32, ptr @t, i64 1
  %a = getelementptr i8, ptr %p, i64 4
  %q = getelementptr i32, ptr @t, i64 2
  %b = getelementptr i8, ptr %q, i64 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %s = phi i32 [ 0, %entry ], [ %s1, %latch ]
  %o = trunc i32 %i to i1
  br i1 %o, label %odd, label %latch
odd:
  br label %latch
latch:
  %x = phi ptr [ %b, %loop ], [ %a, %odd ]
  %v = load i32, ptr %x
  %v1 = add i32 %v, %v
  %s1 = add i32 %s, %v1
  %i1 = add i32 %i, 1
  %c = icmp eq i32 %i1, %n
  br i1 %c, label %exit, label %loop
exit:
  %w = sub i32 %s1, 10
  ret i32 %w
}
define i32 @overflows(i32 %a, i32 %b) {
  %s = add i32 %a, %b
  %c = icmp ult i32 %s, %a
  %z = zext i1 %c to i32
  %m = and i32 %s, 2147483644
  %r = or i32 %z, %m
  ret i32 %r
}
; 1.5 as bits, through a phi of integers, times 1000.
define i32 @bits(i32 %x) {
entry:
  %m = alloca i32
  store i32 %x, ptr %m
  %v = load i32, ptr %m
  %c = icmp eq i32 %x, 0
  br i1 %c, label %zero, label %join
zero:
  br label %join
join:
  %p = phi i32 [ %v, %entry ], [ 0, %zero ]
  %f = bitcast i32 %p to float
  %t = fmul float %f, 1.000000e+03
  %i = fptosi float %t to i32
  ret i32 %i
}
define i32 @low(i32 %x, i1 %c) {
  %m = alloca i32
  store i32 %x, ptr %m
  %v = load i32, ptr %m
  br i1 %c, label %then, label %else
then:
  %a = and i32 %v, 255
  ret i32 %a
else:
  %b = shl i32 %v, 24
  ret i32 %b
}
