; ERROR: 2:1: 'common' global must have a zero initializer!
@x = common global i32 1
