; RUN: %nvopt -passes='loop(indvars)' -S %s | FileCheck %s
; %j wraps in its second round: poison, which nobody uses. The flags of its increment must not be taken for numbers that {-2,+,1} and 2 more than
; that, %i, keep to. opt-22 takes them: with it %i.n becomes `nsw`, though %i goes from 127 to -128.
; CHECK-LABEL: @unused
; CHECK: %i.n = add i8 %i, 1
; CHECK: %c = icmp eq i8 %i, 1
define i32 @unused() {
entry:
  br label %loop
loop:
  %j = phi i8 [ 126, %entry ], [ %j.n, %loop ]
  %i = phi i8 [ -128, %entry ], [ %i.n, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s.n, %loop ]
  %i.n = add i8 %i, 1
  %c = icmp eq i8 %i, 1
  %z = zext i1 %c to i32
  %s.3 = mul i32 %s, 3
  %s.n = add i32 %s.3, %z
  %j.n = add nsw i8 %j, 1
  %e = icmp slt i8 %i.n, -127
  br i1 %e, label %out, label %loop
out:
  ret i32 %s.n
}
; Poison in an exit's condition would be undefined behaviour: the flags hold.
; CHECK-LABEL: @seen
; CHECK: %i.n = add nuw nsw i8 %i, 1
define void @seen(i8 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %i.n, %loop ]
  %j = phi i8 [ 3, %entry ], [ %j.n, %loop ]
  store volatile i8 %i, ptr %p
  store volatile i8 %j, ptr %p
  %i.n = add nsw i8 %i, 1
  %j.n = add i8 %j, 1
  %e = icmp sge i8 %i.n, %n
  br i1 %e, label %out, label %loop
out:
  ret void
}
; What a load brings is not counting: %i is the only phi that counts, and all that is made of it is poison where it is.
; CHECK-LABEL: @alone
; CHECK: %i.n = add nuw nsw i32 %i, 1
define void @alone(ptr %p, ptr %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s.n, %loop ]
  %l = load volatile i32, ptr %p
  %s.n = add i32 %s, %l
  %w = sext i32 %i to i64
  store volatile i64 %w, ptr %q
  %i.n = add nsw i32 %i, 1
  %e = icmp eq i32 %l, 7
  br i1 %e, label %out, label %loop
out:
  ret void
}
; What a load brings is not there any more in the sum that it was added to, and what a call returns may be its argument: %i counts.
; CHECK-LABEL: @product
; CHECK: %i.a = add i8 %i, 1
define void @product(ptr %p) {
entry:
  br label %loop
loop:
  %j = phi i8 [ 126, %entry ], [ %j.n, %loop ]
  %i = phi i8 [ -128, %entry ], [ %i.n, %loop ]
  %i.a = add i8 %i, 1
  %l = load i8, ptr %p
  %x = mul i8 %l, 16
  %y = mul i8 %x, 16
  %i.n = add i8 %i.a, %y
  %c = icmp eq i8 %i, 1
  %z = zext i1 %c to i32
  store volatile i32 %z, ptr %p
  %j.n = add nsw i8 %j, 1
  %e = icmp slt i8 %i.n, -127
  br i1 %e, label %out, label %loop
out:
  ret void
}
; CHECK-LABEL: @high_bits
; CHECK: %i.a = add i8 %i, 1
define void @high_bits(ptr %p) {
entry:
  br label %loop
loop:
  %j = phi i8 [ 126, %entry ], [ %j.n, %loop ]
  %i = phi i8 [ -128, %entry ], [ %i.n, %loop ]
  %i.a = add i8 %i, 1
  %l = load i16, ptr %p
  %x = shl i16 %l, 8
  %y = trunc i16 %x to i8
  %i.n = add i8 %i.a, %y
  %c = icmp eq i8 %i, 1
  %z = zext i1 %c to i32
  store volatile i32 %z, ptr %p
  %j.n = add nsw i8 %j, 1
  %e = icmp slt i8 %i.n, -127
  br i1 %e, label %out, label %loop
out:
  ret void
}
; CHECK-LABEL: @returned
; CHECK: %i.a = add i8 %i, 1
define void @returned(ptr %p) {
entry:
  br label %loop
loop:
  %j = phi i8 [ 126, %entry ], [ %j.n, %loop ]
  %i = phi i8 [ -128, %entry ], [ %i.n, %loop ]
  %i.a = add i8 %i, 1
  %i.n = call i8 @same(i8 %i.a)
  %c = icmp eq i8 %i, 1
  %z = zext i1 %c to i32
  store volatile i32 %z, ptr %p
  %j.n = add nsw i8 %j, 1
  %e = icmp slt i8 %i.n, -127
  br i1 %e, label %out, label %loop
out:
  ret void
}
declare i8 @same(i8 returned) memory(none) nounwind willreturn
; The increment runs last and nothing of its round sees it: the next round, which comes in any case, goes to an address made of it. So the flags are
; true of %i in every round there is; of the value after the last they say nothing.
; CHECK-LABEL: @next_round
; CHECK: %i.n = add nuw nsw i32 %i, 1
define void @next_round(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %loop ]
  %j = phi i32 [ 9, %entry ], [ %j.n, %loop ]
  %w = sext i32 %i to i64
  %a = getelementptr inbounds i32, ptr %p, i64 %w
  store i32 %j, ptr %a
  %j.n = add i32 %j, 3
  %i.n = add nsw i32 %i, 1
  br label %loop
}
; The address is not made in every round.
; CHECK-LABEL: @some_rounds
; CHECK: %i.n = add nsw i32 %i, 1
define void @some_rounds(ptr %p, ptr %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %latch ]
  %j = phi i32 [ 9, %entry ], [ %j.n, %latch ]
  %c = load volatile i1, ptr %q
  br i1 %c, label %then, label %latch
then:
  %w = sext i32 %i to i64
  %a = getelementptr inbounds i32, ptr %p, i64 %w
  store i32 %j, ptr %a
  br label %latch
latch:
  %j.n = add i32 %j, 3
  %i.n = add nsw i32 %i, 1
  br label %loop
}
