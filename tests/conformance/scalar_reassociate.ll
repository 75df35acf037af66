; Sums and products in any order, with and without wrap flags, integer and fast float, across blocks. For reassociate, instcombine, instsimplify, early-cse, dce.
define i32 @sum(i32 %a, i32 %b, i32 %c) {
  %1 = add i32 %a, 5
  %2 = add i32 %b, %1
  %3 = add nsw i32 %2, 7
  %4 = sub i32 %3, %a
  %5 = mul i32 %4, %c
  %6 = mul i32 %b, %c
  %7 = add i32 %5, %6
  %dead = mul i32 %7, %7
  ret i32 %7
}
define float @fast(float %x, float %y, ptr %p) {
entry:
  %0 = fmul reassoc nsz float %x, %y
  %1 = fmul reassoc nsz float %0, %x
  %2 = fadd reassoc nsz float %1, 2.000000e+00
  %3 = fadd reassoc nsz float 3.000000e+00, %2
  %4 = fadd float %3, 1.000000e+00
  %5 = fadd float %4, 1.000000e+00
  store float %5, ptr %p, align 4
  %6 = fdiv arcp float %x, 8.000000e+00
  %7 = fsub float -0.000000e+00, %6
  ret float %7
}
define <4 x i32> @masks(<4 x i32> %v, i1 %c) {
entry:
  %0 = and <4 x i32> %v, splat (i32 255)
  br i1 %c, label %a, label %b
a:
  %1 = or <4 x i32> %0, splat (i32 256)
  %2 = xor <4 x i32> %1, splat (i32 -1)
  br label %b
b:
  %3 = phi <4 x i32> [ %2, %a ], [ %0, %entry ]
  %4 = and <4 x i32> %v, splat (i32 255)
  %5 = sub <4 x i32> %3, %4
  ret <4 x i32> %5
}
