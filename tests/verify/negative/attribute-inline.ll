; ERROR: 2:14: Attributes 'noinline and alwaysinline' are incompatible!
declare void @f() noinline alwaysinline
