; ERROR: 3:21: invalid indices for extractvalue
define void @f({i32, i64} %s) {
  %a = extractvalue {i32, i64} %s, 2
  ret void
}
