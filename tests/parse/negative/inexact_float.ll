; ERROR: 2:19: floating point constant invalid for type
@a = global float 0.1
