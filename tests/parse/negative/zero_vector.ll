; ERROR: 2:14: zero element vector is illegal
@a = global <0 x i32> undef
