; ERROR: 3:1: IFunc must have a Function resolver
@r = global i32 0
@i = ifunc void (), ptr @r
