; ERROR: 2:13: 'allockind()' requires exactly one of alloc, realloc, and free
declare ptr @f() allockind("alloc,free")
