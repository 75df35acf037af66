; ERROR: 10:3: wrong number of indexes, expected 3
define i32 @f(i1 %c, i32 %a) {
e:
  br i1 %c, label %l, label %m
l:
  br label %m
m:
  %p = phi i32 [ %a, %e ], [ %a, %l ]
  ret i32 %a
  uselistorder i32 %a, { 1, 0 }
}
