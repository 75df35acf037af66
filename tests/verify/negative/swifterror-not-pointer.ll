; ERROR: 3:3: swifterror alloca must have pointer type
define void @f() {
  %e = alloca swifterror i32
  ret void
}
