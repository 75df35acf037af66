; ERROR: 2:19: element 0 of struct initializer doesn't match struct element type
@a = global {i32} {i64 1}
