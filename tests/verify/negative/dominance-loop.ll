; ERROR: 6:3: Instruction does not dominate all uses!
define i32 @f(i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ 0, %loop ]
  %n = add i32 %i, 1
  %c = icmp eq i32 %n, %x
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %i
}
