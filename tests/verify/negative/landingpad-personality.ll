; ERROR: 10:3: LandingPadInst needs to be in a function with a personality.
declare void @g()
declare i32 @p(...)

define void @f() {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
