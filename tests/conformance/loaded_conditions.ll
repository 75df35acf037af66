; A loop whose condition is loaded in every round, where one side cannot change it: simple-loop-unswitch<nontrivial> with memory SSA gives that side
; a loop of its own.
define i32 @loaded_conditions(ptr noalias %p, ptr noalias %q, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 100
  br i1 %c, label %a, label %b
a:
  %w = zext i32 %i to i64
  %g = getelementptr i32, ptr %q, i64 %w
  store i32 %i, ptr %g
  br label %l
b:
  %v1 = add i32 %v, 1
  store i32 %v1, ptr %p
  br label %l
l:
  %j = add nuw i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret i32 %i
}
