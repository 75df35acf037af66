; ERROR: 3:18: expected type
define i8 @f(i16 %y) {
  %b = trunc nuw nuw i16 %y to i8
  ret i8 %b
}
