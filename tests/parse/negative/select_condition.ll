; ERROR: 3:15: select condition must be i1 or <n x i1>
define void @f(i32 %i) {
  %a = select i32 %i, i32 1, i32 2
  ret void
}
