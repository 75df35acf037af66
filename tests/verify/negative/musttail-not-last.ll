; ERROR: 4:3: musttail call must precede a ret with an optional bitcast
declare i32 @g()
define i32 @f() {
  %r = musttail call i32 @g()
  %s = add i32 %r, 1
  ret i32 %s
}
