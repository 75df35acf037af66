; ERROR: 3:1: Entry block to function must not have predecessors!
define void @f(i1 %c) {
entry:
  br i1 %c, label %entry, label %x
x:
  ret void
}
