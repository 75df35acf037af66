; ERROR: 10:3: LandingPadInst needs at least one clause or to be a cleanup.
declare void @g()
declare i32 @p(...)

define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 }
  ret void
}
