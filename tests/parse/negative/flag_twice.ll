; ERROR: 3:16: expected type
define i8 @f(i8 %x, i16 %y) {
  %a = add nsw nsw i8 %x, %x
  ret i8 %a
}
