; ERROR: 4:3: speculatable attribute may not apply to call sites
declare void @g()
define void @f() {
  call void @g() speculatable
  ret void
}
