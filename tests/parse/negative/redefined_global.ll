; ERROR: 3:1: redefinition of global '@a'
@a = global i32 0
@a = global i32 1
