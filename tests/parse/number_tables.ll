; Tables of numbers are read without a token or a constant for each; what is written otherwise, or does not fit, is read one by one.
@i8 = constant [8 x i8] [i8 0, i8 1, i8 -1, i8 127, i8 -128, i8 255, i8 256, i8 -129]
@i16 = constant [3 x i16] [i16 -32768, i16 65535, i16 12]
@i32 = constant [7 x i32] [i32 -2147483648, i32 4294967295, i32 12345678, i32 -123456789, i32 1234567, i32 0000000012, i32 4294967296]
@i64 = constant [5 x i64] [i64 -9223372036854775808, i64 9999999999999999999, i64 18446744073709551615, i64 18446744073709551616, i64 1]
@i64.19 = constant [2 x i64] [i64 1234567890123456789, i64 -9223372036854775808]
@float = constant [5 x float] [float 1.000000e+00, float -0.000000e+00, float 0x3FB99999A0000000, float 0x7FF0000000000000, float -1.5]
@double = constant [4 x double] [double 3.141593e+00, double 0x400921FB54442D18, double 1.000000e+300, double 0xFFF8000000000000]
@half = constant [2 x half] [half 0xH3C00, half 1.500000e+00]
@zero = constant [2 x i32] [i32 0, i32 -0]
@zero.float = constant [2 x float] [float 0.000000e+00, float -0.000000e+00]
@undef = constant [3 x i32] [i32 1, i32 undef, i32 poison]
@all.poison = constant [2 x i32] [i32 poison, i32 poison]
@radix = constant [2 x i32] [i32 u0x1F, i32 s0xF]
@blanks = constant [4 x i32] [ i32 1 , i32  2,i32 3,
  i32 4 ] ; in any form
@nested = constant [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 4]]
@struct = constant <{ i32, [2 x i32], { i8, [1 x i8] } }> <{ i32 1, [2 x i32] [i32 2, i32 3], { i8, [1 x i8] } { i8 4, [1 x i8] [i8 5] } }>
@string = constant [12 x i8] c"a\00\\\5C\FFbc\22\7F\0a\e9\C3"
@almost = constant [11 x i8] c"\4\4g\g4\zz"
@end = constant [2 x i32] [i32 1, i32 2]