; ERROR: 4:3: bswap must be an even number of bytes
declare i8 @llvm.bswap.i8(i8)
define void @f(i8 %x) {
  %r = call i8 @llvm.bswap.i8(i8 %x)
  ret void
}
