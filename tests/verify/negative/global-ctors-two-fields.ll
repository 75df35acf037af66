; ERROR: 2:1: the third field of the element type is mandatory
@llvm.global_dtors = appending global [0 x { i32, ptr }] zeroinitializer
