; ERROR: 2:14: immarg attribute only applies to intrinsics
declare void @f(i32 immarg)
