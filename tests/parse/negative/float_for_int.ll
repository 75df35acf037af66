; ERROR: 2:17: floating point constant invalid for type
@a = global i32 1.0
