%s = type { i32, [2 x float], <2 x i16> }
@g = internal global %s { i32 1, [2 x float] [float 1.0, float 0x7FF8000000000000], <2 x i16> <i16 1, i16 poison> }
define float @f(i64 %k) {
  %a = alloca %s, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @g, i64 16, i1 false)
  %e = getelementptr %s, ptr %a, i32 0, i32 1, i64 %k
  %l = load float, ptr %e
  %x = fadd fast float %l, 2.5
  ret float %x
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
