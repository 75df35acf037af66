; ERROR: 2:14: Attributes 'readonly and writeonly' are incompatible!
declare void @f(ptr readonly writeonly)
