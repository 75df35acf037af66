; ERROR: 2:14: More than one parameter has attribute nest!
declare void @f(ptr nest, ptr nest)
