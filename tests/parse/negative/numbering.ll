; ERROR: 4:3: instruction expected to be numbered '%6' or greater
define void @f() {
  %5 = add i32 1, 2
  %3 = add i32 3, 4
  ret void
}
