; ERROR: 5:3: swifterror value when used in a callsite should be marked with swifterror attribute
declare void @g(ptr)
define void @f() {
  %e = alloca swifterror ptr
  call void @g(ptr %e)
  ret void
}
