; ERROR: 3:12: use of undefined value '%x'
define void @f() {
  br label %x
}
