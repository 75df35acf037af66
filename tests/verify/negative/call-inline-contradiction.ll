; ERROR: 4:3: Attributes 'noinline and alwaysinline' are incompatible!
declare void @g()
define void @f() {
  call void @g() noinline alwaysinline
  ret void
}
