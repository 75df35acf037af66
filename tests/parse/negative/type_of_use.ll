; ERROR: 4:11: '%a' defined with type 'i32' but expected 'i64'
define i64 @f() {
  %a = add i32 1, 2
  ret i64 %a
}
