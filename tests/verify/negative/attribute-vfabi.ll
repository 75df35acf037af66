; ERROR: 2:14: invalid name for a VFABI variant: x
declare void @f() "vector-function-abi-variant"="x"
