; ERROR: 10:21: invalid basic block in uselistorder_bb
define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  ret void
}
uselistorder_bb @f, %nobody, { 1, 0 }
