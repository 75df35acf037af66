; ERROR: 2:14: Attribute 'zeroext' applied to incompatible type!
declare void @f(float zeroext)
