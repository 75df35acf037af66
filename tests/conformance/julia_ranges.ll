; Julia: ranges with computed steps, unions as selector bytes, boxed tuples on the stack, loops with the test in the middle. For loop-simplify, indvars, bdce, sroa.
target triple = "nvptx64-nvidia-cuda"

define i64 @sum_steprange(i64 %start, i64 %step, i64 %stop) {
top:
  %tuple = alloca { i64, i64, i64 }, align 8
  store i64 %start, ptr %tuple, align 8
  %p1 = getelementptr inbounds i8, ptr %tuple, i64 8
  store i64 %step, ptr %p1, align 8
  %p2 = getelementptr inbounds i8, ptr %tuple, i64 16
  %pos = icmp sgt i64 %step, 0
  %d = sub i64 %stop, %start
  %z = icmp eq i64 %step, 0
  %safe = select i1 %z, i64 1, i64 %step
  %r = srem i64 %d, %safe
  %last = sub i64 %stop, %r
  store i64 %last, ptr %p2, align 8
  %empty = xor i1 %pos, true
  br i1 %empty, label %exit, label %L

L:
  %i = phi i64 [ %start, %top ], [ %j, %cont ]
  %s = phi i64 [ 0, %top ], [ %s2, %cont ]
  %sel = trunc i64 %i to i8
  %kind = and i8 %sel, 1
  %s2 = add i64 %s, %i
  %l = load i64, ptr %p2, align 8
  %c = icmp eq i64 %i, %l
  br i1 %c, label %exit, label %cont

cont:
  %st = load i64, ptr %p1, align 8
  %j = add i64 %i, %st
  %isbig = icmp slt i64 %j, 1000000
  br i1 %isbig, label %L, label %exit

exit:
  %res = phi i64 [ 0, %top ], [ %s2, %L ], [ %s2, %cont ]
  %k = phi i8 [ 0, %top ], [ %kind, %L ], [ %kind, %cont ]
  %kx = sext i8 %k to i64
  %low = and i64 %kx, 255
  %out = or i64 %res, %low
  ret i64 %out
}
