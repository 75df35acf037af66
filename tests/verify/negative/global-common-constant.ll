; ERROR: 2:1: 'common' global may not be marked constant!
@x = common constant i32 0
