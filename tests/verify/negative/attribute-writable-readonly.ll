; ERROR: 2:14: Attributes writable and readonly are incompatible!
declare void @f(ptr writable readonly)
