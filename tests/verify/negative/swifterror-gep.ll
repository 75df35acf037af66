; ERROR: 4:3: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f() {
  %e = alloca swifterror ptr
  %g = getelementptr i8, ptr %e, i64 1
  ret void
}
