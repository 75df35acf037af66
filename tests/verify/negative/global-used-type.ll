; ERROR: 2:1: wrong type for intrinsic global variable
@llvm.used = appending global [1 x i32] [i32 1]
