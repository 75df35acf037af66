; Poison, undef and freeze: what may become more defined and what may not become less. Flags, branches on frozen values, undef in vectors, noundef arguments.
define i32 @frozen(i32 %x, i1 %c) {
entry:
  %a = add nsw i32 %x, 1
  %f = freeze i32 %a
  %g = freeze i32 %a
  %d = sub i32 %f, %g
  %u = freeze i32 undef
  %z = and i32 %u, 1
  %b = icmp eq i32 %z, 0
  br i1 %b, label %l, label %r
l:
  %p = select i1 %c, i32 %d, i32 poison
  br label %e
r:
  %q = shl nuw i32 %f, 33
  br label %e
e:
  %m = phi i32 [ %p, %l ], [ %q, %r ]
  ret i32 %m
}
define i1 @logic(i1 %a, i32 %x) {
  %s = shl nsw i32 %x, 4
  %c = icmp sgt i32 %s, 9
  %1 = select i1 %a, i1 %c, i1 false
  %2 = select i1 %1, i1 true, i1 %c
  %3 = and i1 %2, %a
  ret i1 %3
}
define <4 x i8> @lanes(<4 x i8> %v, i32 noundef %i) {
  %1 = insertelement <4 x i8> undef, i8 1, i32 %i
  %2 = shufflevector <4 x i8> %v, <4 x i8> %1, <4 x i32> <i32 0, i32 poison, i32 5, i32 7>
  %3 = add <4 x i8> %2, <i8 1, i8 undef, i8 3, i8 poison>
  ret <4 x i8> %3
}
define void @unreached(i1 %c, ptr %p) {
  br i1 %c, label %bad, label %good
bad:
  store i32 1, ptr null, align 4
  br label %good
good:
  %q = phi ptr [ null, %bad ], [ %p, %0 ]
  store i32 2, ptr %q, align 4
  br i1 undef, label %x, label %y
x:
  ret void
y:
  ret void
}
