; ERROR: 4:1: label expected to be numbered '1' or greater
define void @f() {
  ret void
0:
  ret void
}
