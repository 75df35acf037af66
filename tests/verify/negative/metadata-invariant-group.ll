; ERROR: 3:3: invariant.group metadata is only for loads and stores
define void @f(ptr %p) {
  %v = getelementptr i8, ptr %p, i64 1, !invariant.group !0
  ret void
}
!0 = !{}
