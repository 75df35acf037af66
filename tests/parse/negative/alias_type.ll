; ERROR: 2:17: An alias or ifunc must have pointer type
@a = alias i32, i32 0
