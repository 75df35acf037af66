; ERROR: 4:12: '%x' is not a basic block
define void @f() {
  %x = add i32 1, 1
  br label %x
}
