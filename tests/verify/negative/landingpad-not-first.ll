; ERROR: 14:3: LandingPadInst not the first non-PHI instruction in the block.
declare void @g()
declare i32 @p(...)

define void @f(i32 %x) personality ptr @p {
  br label %c
c:
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  %y = add i32 %x, 1
  %m = landingpad { ptr, i32 } cleanup
  ret void
}
