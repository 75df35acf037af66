; ERROR: 4:1: Alias cannot point to an interposable alias
@g = global i32 0
@w = weak alias i32, ptr @g
@a = alias i32, ptr @w
