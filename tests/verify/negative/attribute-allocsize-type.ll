; ERROR: 2:13: 'allocsize' element size argument must refer to an integer parameter
declare ptr @f(ptr) allocsize(0)
