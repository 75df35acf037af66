; ERROR: 2:13: bitwidth for integer type out of range
@a = global i8388609 0
