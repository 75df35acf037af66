; ERROR: 3:3: Only PHI nodes may reference their own value!
define void @f() {
  %g = getelementptr i32, ptr %g, i64 1
  ret void
}
