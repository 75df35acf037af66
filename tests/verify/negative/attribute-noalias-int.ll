; ERROR: 2:14: Attribute 'noalias' applied to incompatible type!
declare void @f(i32 noalias)
