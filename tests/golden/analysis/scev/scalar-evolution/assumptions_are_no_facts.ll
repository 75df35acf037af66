; RUN: %nvopt -passes='print<scalar-evolution>,print<scalar-evolution>' -disable-output %s 2>&1 | FileCheck %s
; A count under an assumption makes a recurrence with flags that hold only then: they stay out of what is known of %w.
; CHECK-COUNT-2: {255,+,1}<%l> U: full-set S: full-set
define void @g(i8 %s, i9 %n) {
entry:
  br label %l
l:
  %i = phi i8 [ -1, %entry ], [ %i1, %l ]
  %w = phi i9 [ 255, %entry ], [ %w1, %l ]
  %i1 = add nsw i8 %i, 1
  %w1 = add i9 %w, 1
  %z = zext i8 %i to i9
  %c = icmp slt i9 %z, %n
  br i1 %c, label %l, label %e
e:
  ret void
}
