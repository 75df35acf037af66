; ERROR: 5:3: swifterror argument for call has mismatched alloca
declare void @g(ptr swifterror)
define void @f() {
  %e = alloca ptr
  call void @g(ptr swifterror %e)
  ret void
}
