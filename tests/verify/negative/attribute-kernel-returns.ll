; ERROR: 2:25: Calling convention requires void return type
declare spir_kernel i32 @f()
