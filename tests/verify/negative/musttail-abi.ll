; ERROR: 4:3: cannot guarantee tail call due to mismatched ABI impacting function attributes
declare void @g(ptr byval(i32))
define void @f(ptr %p) {
  musttail call void @g(ptr byval(i32) %p)
  ret void
}
