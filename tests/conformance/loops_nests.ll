; Loops: nests with triangular bounds, several latches and exits, counters of two widths, down-counting, values used behind, a header that other edges enter.
; For loop-simplify, lcssa, indvars, scalar evolution, memory SSA.
define i64 @triangle(ptr %a, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %outer.latch ]
  %s = phi i64 [ 0, %entry ], [ %s3, %outer.latch ]
  %ci = icmp slt i32 %i, %n
  br i1 %ci, label %inner, label %exit
inner:
  %j = phi i32 [ %i, %outer ], [ %j1, %inner.latch ], [ %j2, %skip ]
  %s1 = phi i64 [ %s, %outer ], [ %s2, %inner.latch ], [ %s1, %skip ]
  %j64 = sext i32 %j to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %j64
  %v = load i32, ptr %p, align 4
  %odd = and i32 %v, 1
  %co = icmp eq i32 %odd, 0
  br i1 %co, label %skip, label %take
skip:
  %j2 = add nsw i32 %j, 1
  %c2 = icmp slt i32 %j2, %n
  br i1 %c2, label %inner, label %outer.latch
take:
  %v64 = zext i32 %v to i64
  %s2 = add i64 %s1, %v64
  %big = icmp ugt i64 %s2, 100000
  br i1 %big, label %exit, label %inner.latch
inner.latch:
  %j1 = add nsw i32 %j, 1
  %c1 = icmp slt i32 %j1, %n
  br i1 %c1, label %inner, label %outer.latch
outer.latch:
  %s3 = phi i64 [ %s1, %skip ], [ %s2, %inner.latch ]
  %i1 = add nsw i32 %i, 1
  br label %outer
exit:
  %r = phi i64 [ %s, %outer ], [ %s2, %take ]
  ret i64 %r
}
define i32 @down(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %d, %loop ]
  %k = phi i8 [ 0, %entry ], [ %k1, %loop ]
  %k1 = add i8 %k, 3
  %d = add i32 %i, -1
  %q = getelementptr i8, ptr %p, i32 %d
  store i8 %k, ptr %q, align 1
  %c = icmp ne i32 %d, 0
  br i1 %c, label %loop, label %out
out:
  %z = zext i8 %k1 to i32
  %s = add i32 %z, %d
  ret i32 %s
}
define void @one.round(ptr %p) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  store i32 %i, ptr %p, align 4
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, 1
  br i1 %c, label %h, label %x
x:
  ret void
}
define void @cleared(ptr %p, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %q = getelementptr i32, ptr %p, i64 %i
  store i32 0, ptr %q, align 4
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %exit, label %h
exit:
  ret void
}
define void @recurrence.beside(ptr noalias %a, ptr noalias %c, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %y = mul i32 %x, 3
  %j = add nuw nsw i64 %i, 1
  %q = getelementptr inbounds i32, ptr %a, i64 %j
  store i32 %y, ptr %q, align 4
  %r = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 7, ptr %r, align 4
  %d = icmp eq i64 %j, %n
  br i1 %d, label %exit, label %h, !llvm.loop !0
exit:
  ret void
}
define void @one.place(ptr %a, ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  %y = load i32, ptr %p, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %p, align 4
  %j = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @one.works(ptr %p, i32 %n, i32 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %t = icmp eq i32 %i, %c
  br i1 %t, label %then, label %latch
then:
  store i32 %i, ptr %p, align 4
  br label %latch
latch:
  %j = add nuw nsw i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.distribute.enable", i1 true}
