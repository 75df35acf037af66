; ERROR: 10:3: Instruction does not dominate all uses!
declare i32 @g()
declare i32 @p(...)
define i32 @f() personality ptr @p {
  %r = invoke i32 @g() to label %ok unwind label %bad
ok:
  ret i32 %r
bad:
  %l = landingpad { ptr, i32 } cleanup
  %s = add i32 %r, 1
  ret i32 %s
}
