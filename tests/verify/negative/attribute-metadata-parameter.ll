; ERROR: 2:14: Function takes metadata but isn't an intrinsic
declare void @f(metadata)
