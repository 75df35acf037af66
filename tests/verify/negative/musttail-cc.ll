; ERROR: 4:3: cannot guarantee tail call due to mismatched calling conv
declare fastcc void @g()
define void @f() {
  musttail call fastcc void @g()
  ret void
}
