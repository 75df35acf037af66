; ERROR: 3:35: insertvalue operand and field disagree in type: 'i32' instead of 'i64'
define void @f({i32, i64} %s) {
  %a = insertvalue {i32, i64} %s, i32 1, 1
  ret void
}
