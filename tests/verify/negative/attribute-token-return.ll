; ERROR: 2:15: Function returns a token but isn't an intrinsic
declare token @f()
