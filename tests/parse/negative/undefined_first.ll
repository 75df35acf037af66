; ERROR: 5:16: use of undefined value '%ab'
; Of several undefined names the first mention is reported, whatever its kind and spelling.
define void @f(i1 %c) {
entry:
  %v = add i32 %"a\62", %z
  br i1 %c, label %x, label %y
x:
  %w = add i32 %"ab", 1
  ret void
}
