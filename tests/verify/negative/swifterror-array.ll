; ERROR: 3:3: swifterror alloca must not be array allocation
define void @f() {
  %e = alloca swifterror ptr, i32 2
  ret void
}
