; ERROR: 4:3: multiple definition of local value named 'a'
define void @f() {
  %a = add i32 1, 2
  %a = add i32 3, 4
  ret void
}
