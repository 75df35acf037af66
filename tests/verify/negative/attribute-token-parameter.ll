; ERROR: 2:14: Function takes token but isn't an intrinsic
declare void @f(token)
