; ERROR: 4:3: Attribute 'noalias' applied to incompatible type!
declare void @g(...)
define void @f() {
  call void (...) @g(i32 noalias 0)
  ret void
}
