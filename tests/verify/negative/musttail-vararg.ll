; ERROR: 4:3: cannot guarantee tail call due to mismatched varargs
declare void @g(...)
define void @f() {
  musttail call void (...) @g()
  ret void
}
