; ERROR: 5:46: expected '...' at end of argument list for musttail call in varargs function
; ERROR: 9:25: expected '...' at end of argument list for musttail call in varargs function
declare i32 @g(i32, ...)
define i32 @f(i32 %a, ...) {
  %r = musttail call i32 (i32, ...) @g(i32 %a)
  ret i32 %r
}
define void @h(...) {
  musttail call void @n()
  ret void
}
declare void @n()
