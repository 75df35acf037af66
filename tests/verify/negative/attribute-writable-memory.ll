; ERROR: 2:14: Attribute writable and memory without argmem: write are incompatible!
declare void @f(ptr writable) memory(argmem: read)
