; ERROR: 2:1: invalid linkage for intrinsic global variable
@llvm.used = global [1 x ptr] [ptr null]
