; ERROR: 2:17: mul constexprs are no longer supported
@a = global i32 mul (i32 1, i32 2)
