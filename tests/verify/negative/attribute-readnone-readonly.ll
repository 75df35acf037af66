; ERROR: 2:14: Attributes 'readnone and readonly' are incompatible!
declare void @f(ptr readnone readonly)
