; ERROR: 5:3: swifterror argument should come from an alloca or parameter
declare void @g(ptr swifterror)
define void @f(ptr %p) {
  %e = load ptr, ptr %p
  call void @g(ptr swifterror %e)
  ret void
}
