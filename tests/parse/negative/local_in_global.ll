; ERROR: 2:17: invalid use of function-local name
@a = global i32 %x
