; ERROR: 2:1: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, i32, ptr }] zeroinitializer
