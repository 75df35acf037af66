; ERROR: 3:3: Access scope list contains invalid access scope
define void @f(ptr %p) {
  %v = load i8, ptr %p, !llvm.access.group !0
  ret void
}
!0 = !{!1}
!1 = !{!"x"}
