; ERROR: 2:14: Attributes 'zeroext and signext' are incompatible!
declare void @f(i32 zeroext signext)
