; ERROR: 3:3: Ranges are only for loads, calls and invokes!
define void @f(ptr %p) {
  store i8 0, ptr %p, !range !0
  ret void
}
!0 = !{i8 0, i8 1}
