; ERROR: 5:24: expected type
; A metadata attachment stands behind the arguments of a call, not among them.
declare void @h(i32)
define void @f(i32 %x) {
  call void @h(i32 %x, !foo !2)
  ret void
}
!2 = !{}
