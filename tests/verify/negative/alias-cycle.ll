; ERROR: 3:1: Aliases cannot form a cycle
; ERROR: 4:1: Aliases cannot form a cycle
@a = alias i32, ptr @b
@b = alias i32, ptr @a
