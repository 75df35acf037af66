; ERROR: 3:13: invalid cast opcode for cast from 'i64' to 'i32'
define void @f(i64 %l) {
  %a = zext i64 %l to i32
  ret void
}
