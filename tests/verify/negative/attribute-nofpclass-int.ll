; ERROR: 2:14: Attribute 'nofpclass(nan)' applied to incompatible type!
declare void @f(i32 nofpclass(nan))
