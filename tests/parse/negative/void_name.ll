; ERROR: 3:3: instructions returning void cannot have a name
define void @f() {
  %r = call void @f()
  ret void
}
