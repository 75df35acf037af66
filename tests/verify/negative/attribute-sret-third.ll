; ERROR: 2:14: Attribute 'sret' is not on first or second parameter!
declare void @f(i32, i32, ptr sret(i32))
