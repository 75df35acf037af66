; ERROR: 5:22: expected uselistorder indexes to change the order
@g = global i32 0
@a = alias i32, ptr @g
@b = alias i32, ptr @g
uselistorder ptr @g, { 0, 1 }
