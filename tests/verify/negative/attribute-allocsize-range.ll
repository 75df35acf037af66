; ERROR: 2:13: 'allocsize' element size argument is out of bounds
declare ptr @f(i32) allocsize(1)
