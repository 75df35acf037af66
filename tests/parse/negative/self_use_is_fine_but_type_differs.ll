; ERROR: 4:3: instruction forward referenced with type 'i32'
define void @f() {
  %a = add i32 %b, 1
  %b = add i64 1, 2
  ret void
}
