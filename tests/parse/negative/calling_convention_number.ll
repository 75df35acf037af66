; ERROR: 4:9: calling convention number too large
; ERROR: 5:12: calling convention number too large
; ERROR: 6:9: expected type
declare cc1024 void @a()
declare cc 4294967295 void @b()
declare cc4x void @c()
