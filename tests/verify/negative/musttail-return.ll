; ERROR: 4:3: cannot guarantee tail call due to mismatched return types
declare i64 @g()
define i32 @f() {
  %r = musttail call i64 @g()
  ret i32 0
}
