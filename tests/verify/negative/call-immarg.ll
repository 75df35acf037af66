; ERROR: 5:3: immarg attribute only applies to intrinsics
; ERROR: 5:3: immarg may not
declare void @g(i32)
define void @f() {
  call void @g(i32 immarg 0)
  ret void
}
