; Control flow no source language writes: a cycle with two entries, indirect branches with taken addresses, blocks nothing reaches, an endless loop, edges twice.
; For simplifycfg, loop-simplify, adce, dominators, cycles.
define i32 @two.entries(i32 %n, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = phi i32 [ 0, %entry ], [ %y1, %b ]
  %x1 = add i32 %x, 1
  %ca = icmp slt i32 %x1, %n
  br i1 %ca, label %b, label %out
b:
  %y = phi i32 [ 5, %entry ], [ %x1, %a ]
  %y1 = mul i32 %y, 3
  %cb = icmp slt i32 %y1, %n
  br i1 %cb, label %a, label %out
out:
  %r = phi i32 [ %x1, %a ], [ %y1, %b ]
  ret i32 %r
}
@labels = internal constant [3 x ptr] [ptr blockaddress(@threaded, %inc), ptr blockaddress(@threaded, %dbl), ptr blockaddress(@threaded, %halt)]
define i32 @threaded(ptr %code) {
entry:
  br label %fetch
fetch:
  %pc = phi i64 [ 0, %entry ], [ %pc1, %inc ], [ %pc1, %dbl ]
  %v = phi i32 [ 1, %entry ], [ %vi, %inc ], [ %vd, %dbl ]
  %p = getelementptr inbounds i8, ptr %code, i64 %pc
  %o = load i8, ptr %p, align 1
  %o64 = zext i8 %o to i64
  %pc1 = add i64 %pc, 1
  %s = getelementptr inbounds [3 x ptr], ptr @labels, i64 0, i64 %o64
  %t = load ptr, ptr %s, align 8
  indirectbr ptr %t, [label %inc, label %dbl, label %halt]
inc:
  %vi = add i32 %v, 1
  br label %fetch
dbl:
  %vd = shl i32 %v, 1
  br label %fetch
halt:
  ret i32 %v
}
define void @never.ends(i1 %c, ptr %p) {
entry:
  br i1 %c, label %spin, label %twice
spin:
  br label %spin
twice:
  switch i32 3, label %same [
    i32 1, label %same
    i32 2, label %same
  ]
same:
  %k = phi i32 [ 1, %twice ], [ 1, %twice ], [ 1, %twice ]
  store i32 %k, ptr %p, align 4
  ret void
dead:
  br label %same2
same2:
  br label %dead
}
