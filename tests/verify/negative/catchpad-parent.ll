; ERROR: 13:3: CatchPadInst needs to be directly nested in a CatchSwitchInst.
declare void @g()
declare i32 @p(...)

define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  br label %d
d:
  %x = catchpad within %c []
  unreachable
}
