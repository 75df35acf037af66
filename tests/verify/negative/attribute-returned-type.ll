; ERROR: 2:13: Incompatible argument and return types for 'returned' attribute
declare i32 @f(i64 returned)
