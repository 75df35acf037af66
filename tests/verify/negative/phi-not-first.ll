; ERROR: 7:3: PHI nodes not grouped at top of basic block!
define i32 @f(i32 %x) {
entry:
  br label %l
l:
  %a = add i32 %x, 1
  %p = phi i32 [ %x, %entry ]
  ret i32 %p
}
