; ERROR: 4:3: Attribute 'sret' cannot be used for vararg call arguments!
declare void @g(...)
define void @f(ptr %p) {
  call void (...) @g(ptr sret(i32) %p)
  ret void
}
