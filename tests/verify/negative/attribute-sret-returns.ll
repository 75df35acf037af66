; ERROR: 2:13: Invalid struct return type!
declare i32 @f(ptr sret(i32))
