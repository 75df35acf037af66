; ERROR: 15:3: The landingpad instruction should have a consistent result type inside a function.
declare void @g()
declare i32 @p(...)

define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  invoke void @g() to label %d unwind label %e
b:
  %l = landingpad { ptr, i32 } cleanup
  ret void
d:
  ret void
e:
  %m = landingpad { ptr, i64 } cleanup
  ret void
}
