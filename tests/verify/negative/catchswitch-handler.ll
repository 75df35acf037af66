; ERROR: 10:3: CatchSwitchInst handlers must be catchpads
declare void @g()
declare i32 @p(...)

define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %d] unwind to caller
d:
  ret void
}
