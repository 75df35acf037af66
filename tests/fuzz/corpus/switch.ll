define i8 @f(i8 %x, i1 %c) {
  switch i8 %x, label %d [ i8 0, label %a
                           i8 1, label %b
                           i8 2, label %a ]
a:
  %y = phi i8 [ 7, %0 ], [ 7, %0 ], [ 9, %b ]
  ret i8 %y
b:
  br i1 %c, label %a, label %d
d:
  %z = select i1 %c, i8 %x, i8 -1
  %w = freeze i8 %z
  ret i8 %w
}
