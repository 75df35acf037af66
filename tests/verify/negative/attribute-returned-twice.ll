; ERROR: 2:13: More than one parameter has attribute returned!
declare i32 @f(i32 returned, i32 returned)
