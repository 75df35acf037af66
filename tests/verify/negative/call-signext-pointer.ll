; ERROR: 4:3: Attribute 'signext' applied to incompatible type!
declare void @g(ptr)
define void @f() {
  call void @g(ptr signext null)
  ret void
}
