; ERROR: 11:3: Instruction does not dominate all uses!
define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %l, label %r
l:
  %a = add i32 %x, 1
  br label %m
r:
  br label %m
m:
  %p = phi i32 [ 0, %l ], [ %a, %r ]
  ret i32 %p
}
