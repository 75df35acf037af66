; ERROR: 11:1: Alias must point to a definition (@a)
; ERROR: 12:1: Alias must point to a definition (@b)
; ERROR: 13:1: Alias must point to a definition (@c)
; ERROR: 15:1: Aliases cannot form a cycle (@r)
; ERROR: 16:1: Aliases cannot form a cycle (@s)
; ERROR: 17:1: Aliases cannot form a cycle (@t)
; ERROR: 19:1: available_externally alias must point to available_externally global value (@v)
; ERROR: 20:1: IFunc must have a Function resolver (@i)
; What an alias leads to is told through aliases and expressions, of each of them.
@f = external global i8
@a = alias i8, ptr @b
@b = alias i8, getelementptr (i8, ptr @c, i64 1)
@c = alias i8, ptr @f
@g = global i8 0
@r = alias i8, ptr @s
@s = alias i8, ptr @t
@t = alias i8, ptr @s
@u = alias i8, ptr @g
@v = available_externally alias i8, ptr @u
@i = ifunc void (), ptr @u
@fine = alias i8, inttoptr (i64 sub (i64 ptrtoint (ptr @u to i64), i64 ptrtoint (ptr @u to i64)) to ptr)
