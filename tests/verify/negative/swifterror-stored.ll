; ERROR: 4:3: swifterror value should be the second operand when used by stores
define void @f(ptr %p) {
  %e = alloca swifterror ptr
  store ptr %e, ptr %p
  ret void
}
