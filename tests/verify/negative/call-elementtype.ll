; ERROR: 4:3: Attribute 'elementtype' can only be applied to intrinsics and inline asm.
declare void @g(ptr)
define void @f(ptr %p) {
  call void @g(ptr elementtype(i32) %p)
  ret void
}
