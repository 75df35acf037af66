; ERROR: 3:14: Attribute 'byval' does not support unsized types!
%o = type opaque
declare void @f(ptr byval(%o))
