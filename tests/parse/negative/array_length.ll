; ERROR: 2:23: constant expression type mismatch: got type '[1 x i32]' but expected '[2 x i32]'
@a = global [2 x i32] [i32 1]
