; ERROR: 4:1: expected instruction opcode
define void @f() {
x:
}
