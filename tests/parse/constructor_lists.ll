; Lists of constructors without an entry, of all forms that a list may have; nothing is asked of what stands in them but the type.
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.global_dtors = appending global [2 x { i32, void ()*, i8* }] undef
