; ERROR: 9:3: Instruction does not dominate all uses!
define i32 @f(i32 %x) {
entry:
  br label %exit
dead:
  %a = add i32 %x, 1
  br label %exit
exit:
  %p = phi i32 [ %a, %entry ], [ %a, %dead ]
  ret i32 %p
}
