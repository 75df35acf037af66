; ERROR: 9:1: wrong number of indexes, expected 2
define void @f(i1 %c) {
e:
  br i1 %c, label %l, label %l
l:
  ret void
}

uselistorder_bb @f, %l, { 1, 0, 2 }
