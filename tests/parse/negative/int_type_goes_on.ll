; ERROR: 2:8: expected type
define i32-@f() {
  ret i32 0
}
