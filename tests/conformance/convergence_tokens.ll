; Explicit convergence: entry, loop and anchor tokens as bundles of convergent calls, a nest with a divergent exit, inlining across them.
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.loop()
declare token @llvm.experimental.convergence.anchor()
declare i32 @vote(i32) convergent

define internal i32 @helper(i32 %x) convergent {
entry:
  %t = call token @llvm.experimental.convergence.entry()
  %v = call i32 @vote(i32 %x) [ "convergencectrl"(token %t) ]
  ret i32 %v
}
define i32 @nest(i32 %n) convergent {
entry:
  %t = call token @llvm.experimental.convergence.entry()
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %outer.end ]
  %o = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %k = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %o) ]
  %v = call i32 @helper(i32 %j) [ "convergencectrl"(token %k) ]
  %j1 = add i32 %j, 1
  %cj = icmp slt i32 %j1, %v
  br i1 %cj, label %inner, label %outer.end
outer.end:
  %i1 = add i32 %i, 1
  %ci = icmp slt i32 %i1, %n
  br i1 %ci, label %outer, label %done
done:
  %a = call token @llvm.experimental.convergence.anchor()
  %w = call i32 @vote(i32 %i1) [ "convergencectrl"(token %a) ]
  ret i32 %w
}
