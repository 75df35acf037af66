; Functions that make rules fire which their instances seldom do (refinecheck --keep; docs/add-a-rule.md).
target triple = "nvptx64-nvidia-cuda"

@data = constant [16 x i8] c"\01\02\03\04\05\06\07\08\FF\FE\00\00\80\01\02\03"
define <2 x i1> @simplify.icmp-slt-or-neg(<2 x i4> %0, <2 x i4> %1) {
  %3 = lshr <2 x i4> %1, splat (i4 3)
  %4 = or <2 x i4> %3, <i4 -8, i4 poison>
  %5 = icmp slt <2 x i4> %4, %3
  ret <2 x i1> %5
}
define i1 @simplify.icmp-sge-or-neg(i7 %0, i7 %1) {
  %3 = srem i7 2, %1
  %4 = or i7 %3, -8
  %5 = icmp sle i7 %3, %4
  ret i1 %5
}
define i5 @simplify.and-neg-pow2(i5 %0, i1 noundef %1) {
  %3 = shl i5 8, %0
  %4 = sub i5 0, %3
  %5 = and i5 %3, %4
  ret i5 %5
}
define i5 @simplify.and-dec-pow2(i5 %0) {
  %2 = and i5 %0, 2
  %3 = add i5 %2, -1
  %4 = and i5 %3, %2
  ret i5 %4
}
define i5 @simplify.or-known(i5 %0, i5 %1) {
  %3 = or i5 %0, 3
  %4 = or i5 1, %3
  ret i5 %4
}
define double @simplify.fadd-zero(double noundef %0, i1 %1) {
  %3 = fmul reassoc nnan ninf nsz arcp double %0, %0
  %4 = fadd double 0.000000e+00, %3
  ret double %4
}
define half @simplify.fsub-neg-zero(half noundef %0) {
  %2 = call nsz half @llvm.fabs.f16(half %0)
  %3 = fsub reassoc contract afn half %2, 0xH8000
  ret half %3
}
define float @simplify.minnum-largest(float %0) {
  %2 = call nnan ninf float @llvm.minnum.f32(float %0, float 0x47EFFFFFE0000000)
  ret float %2
}
define float @simplify.minnum-least(float %0, float %1) {
  %3 = call nnan ninf float @llvm.minnum.f32(float %0, float 0xC7EFFFFFE0000000)
  ret float %3
}
define double @simplify.minimum-least(double %0) {
  %2 = call nnan ninf double @llvm.minimum.f64(double %0, double 0xFFEFFFFFFFFFFFFF)
  ret double %2
}
define bfloat @simplify.minimumnum-largest(bfloat %0) {
  %2 = call nnan ninf bfloat @llvm.minimumnum.bf16(bfloat %0, bfloat 0xR7F7F)
  ret bfloat %2
}
define half @simplify.maxnum-least(half %0) {
  %2 = call nnan ninf half @llvm.maxnum.f16(half %0, half 0xHFBFF)
  ret half %2
}
define half @simplify.maxnum-largest(half %0, i1 %1) {
  %3 = call nnan ninf half @llvm.maxnum.f16(half %0, half 0xH7BFF)
  ret half %3
}
define half @simplify.maximum-least(half %0, i1 %1) {
  %3 = call nnan ninf half @llvm.maximum.f16(half %0, half 0xHFBFF)
  ret half %3
}
define <2 x float> @simplify.maximum-largest(<2 x float> %0) {
  %2 = call nnan ninf <2 x float> @llvm.maximum.v2f32(<2 x float> %0, <2 x float> splat (float 0x47EFFFFFE0000000))
  ret <2 x float> %2
}
define float @simplify.maximumnum-least(float %0, float %1) {
  %3 = call nnan ninf float @llvm.maximumnum.f32(float %0, float 0xC7EFFFFFE0000000)
  ret float %3
}
define <2 x float> @simplify.maximumnum-largest(<2 x float> noundef %0) {
  %2 = call nnan ninf <2 x float> @llvm.maximumnum.v2f32(<2 x float> %0, <2 x float> splat (float 0x47EFFFFFE0000000))
  ret <2 x float> %2
}
define half @simplify.minimum-largest-ninf(half %0) {
  %2 = call ninf half @llvm.minimum.f16(half %0, half 0xH7BFF)
  ret half %2
}
define i1 @simplify.add-phi(i1 %0, i4 %1) {
  %3 = icmp ult i4 %1, %1
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  br label %6

5:                                                ; preds = %2
  br label %6

6:                                                ; preds = %5, %4
  %7 = phi i1 [ false, %4 ], [ false, %5 ]
  br i1 %0, label %8, label %12

8:                                                ; preds = %6
  %9 = xor i1 %7, true
  %10 = add i1 true, %7
  %11 = lshr i1 %10, false
  ret i1 %11

12:                                               ; preds = %6
  ret i1 false
}
define <2 x i3> @simplify.mul-select(<2 x i3> %0, i1 %1) {
  %3 = select i1 %1, <2 x i3> splat (i3 1), <2 x i3> splat (i3 -4)
  %4 = icmp samesign ult <2 x i3> %0, <i3 2, i3 0>
  %5 = shufflevector <2 x i3> splat (i3 1), <2 x i3> %3, <2 x i32> <i32 0, i32 1>
  %6 = select <2 x i1> %4, <2 x i3> %5, <2 x i3> <i3 1, i3 -1>
  %7 = mul <2 x i3> %3, %6
  ret <2 x i3> %7
}
define i3 @simplify.shl-phi(i3 %0, i1 %1) {
  %3 = icmp ugt i3 %0, 3
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = sub i3 %0, %0
  br label %7

6:                                                ; preds = %2
  br label %7

7:                                                ; preds = %6, %4
  %8 = phi i3 [ %5, %4 ], [ 0, %6 ]
  %9 = phi i1 [ %1, %4 ], [ %1, %6 ]
  %10 = phi i1 [ %1, %4 ], [ true, %6 ]
  %11 = lshr exact i3 -2, %0
  %12 = shl nuw i3 %8, %0
  ret i3 %12
}
define i8 @simplify.xor-phi(i8 noundef %0, i1 noundef %1) {
  br i1 true, label %3, label %4

3:                                                ; preds = %2
  br label %5

4:                                                ; preds = %2
  br label %5

5:                                                ; preds = %4, %3
  %6 = phi i8 [ -97, %3 ], [ -97, %4 ]
  %7 = phi i1 [ true, %3 ], [ %1, %4 ]
  %8 = phi i8 [ %0, %3 ], [ %0, %4 ]
  %9 = xor i8 %8, %0
  ret i8 %9
}
define float @simplify.fadd-phi(float %0, i3 %1, i2 %2) {
  br i1 true, label %4, label %5

4:                                                ; preds = %3
  br label %6

5:                                                ; preds = %3
  br label %6

6:                                                ; preds = %5, %4
  %7 = phi float [ -0.000000e+00, %4 ], [ -0.000000e+00, %5 ]
  %8 = phi i2 [ -2, %4 ], [ -1, %5 ]
  %9 = fadd float %7, %0
  ret float %9
}
define <2 x float> @simplify.fsub-phi(<2 x float> noundef %0, <2 x i3> %1, half %2) {
  %4 = fcmp uno half %2, %2
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  br label %7

6:                                                ; preds = %3
  br label %7

7:                                                ; preds = %6, %5
  %8 = phi <2 x float> [ splat (float 0x7FF8000000000000), %5 ], [ <float 0.000000e+00, float -0.000000e+00>, %6 ]
  %9 = select i1 %4, <2 x float> splat (float 0xFFF0000000000000), <2 x float> splat (float 0x7FF8000000000000)
  %10 = fsub reassoc nnan ninf arcp <2 x float> %8, %9
  ret <2 x float> %10
}
define <4 x double> @simplify.fdiv-phi(<4 x double> %0, <2 x double> %1, i2 %2) {
  %4 = icmp ule i2 %2, %2
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  br label %7

6:                                                ; preds = %3
  br label %7

7:                                                ; preds = %6, %5
  %8 = phi <4 x double> [ %0, %5 ], [ %0, %6 ]
  %9 = fdiv fast <4 x double> %8, %0
  ret <4 x double> %9
}
define i1 @simplify.icmp-casts(i1 %0, i2 %1, i1 %2) {
  %4 = icmp sge i2 %1, -1
  %5 = or i1 %2, %0
  %6 = zext i1 %5 to i2
  %7 = icmp slt i2 0, %6
  ret i1 %7
}
define <4 x i2> @simplify.mul-associative(<4 x i2> %0, <4 x i2> %1, <4 x i2> %2, <2 x i2> %3, i1 %4) {
  %6 = freeze <4 x i2> <i2 1, i2 -1, i2 1, i2 -1>
  %7 = mul nsw <4 x i2> %2, <i2 0, i2 -2, i2 0, i2 -2>
  %8 = mul <4 x i2> %7, %6
  ret <4 x i2> %8
}
define i8 @combine.add-udiv-mask-nest(i8 %0) {
  %2 = urem i8 %0, 6
  %3 = udiv exact i8 %0, 6
  %4 = and i8 %3, 3
  %5 = mul i8 %4, 6
  %6 = add i8 %2, %5
  ret i8 %6
}
define i5 @combine.add-sdiv-srem-nest(i5 noundef %0) {
  %2 = sdiv i5 %0, 5
  %3 = srem i5 %2, 2
  %4 = mul i5 5, %3
  %5 = srem i5 %0, 5
  %6 = add nuw i5 %4, %5
  ret i5 %6
}
define i4 @combine.add-disjoint(i4 %0, i4 %1, i1 %2) {
  %4 = zext nneg i1 %2 to i4
  %5 = add i4 %1, %4
  ret i4 %5
}
define i5 @combine.add-neg-mul-udiv(i5 %0) {
  %2 = udiv i5 %0, 7
  %3 = mul nuw i5 %2, -7
  %4 = add i5 %3, %0
  ret i5 %4
}
define i5 @combine.add-neg-mul-sdiv(i5 %0) {
  %2 = sdiv i5 %0, -12
  %3 = mul nuw i5 12, %2
  %4 = add i5 %3, %0
  ret i5 %4
}
define i7 @combine.sub-mask(i7 %0) {
  %2 = lshr exact i7 %0, 4
  %3 = sub i7 15, %2
  ret i7 %3
}
define <2 x i4> @combine.sub-sdiv-shl(<2 x i4> %0) {
  %2 = sdiv <2 x i4> %0, splat (i4 4)
  %3 = shl nuw <2 x i4> %2, splat (i4 2)
  %4 = sub <2 x i4> %0, %3
  ret <2 x i4> %4
}
define i5 @combine.mul-exact-sdiv-neg(i5 %0, i1 %1) {
  %3 = sdiv exact i5 %0, -3
  %4 = mul nuw i5 3, %3
  ret i5 %4
}
define i16 @combine.udiv-udiv(i16 noundef %0, i16 %1) {
  %3 = udiv i16 %1, 9
  %4 = udiv exact i16 %3, 235
  ret i16 %4
}
define i16 @combine.sdiv-mul-const-down(i16 %0, i16 %1) {
  %3 = mul nsw i16 -16384, %1
  %4 = sdiv exact i16 %3, -32768
  ret i16 %4
}
define <4 x half> @combine.fmul-fdiv-const-inv(<4 x half> %0, <4 x half> %1) {
  %3 = fdiv fast <4 x half> %0, <half 0xHFBFF, half 0xHBC00, half 0xH4200, half 0xHBC00>
  %4 = fmul fast <4 x half> %3, <half poison, half 0xH3C00, half 0xH3C00, half 0xH4200>
  ret <4 x half> %4
}
define i1 @combine.icmp-slt-add-region(i7 noundef %0, i7 %1) {
  %3 = add i7 %0, 63
  %4 = icmp sgt i7 -1, %3
  ret i1 %4
}
define i1 @combine.icmp-ult-dec-nonzero(i16 %0, i1 noundef %1) {
  %3 = icmp ugt i16 %0, 4
  call void @llvm.assume(i1 %3)
  %4 = add i16 %0, -1
  %5 = icmp ult i16 %4, -23530
  ret i1 %5
}
define <4 x i1> @combine.icmp-eq-mul-nuw-div(<4 x i4> noundef %0, i1 %1) {
  %3 = mul nuw <4 x i4> <i4 2, i4 3, i4 -1, i4 -8>, %0
  %4 = icmp eq <4 x i4> %3, zeroinitializer
  ret <4 x i1> %4
}
define i1 @combine.icmp-slt-mul-nsw-low(i5 %0) {
  %2 = mul nsw i5 3, %0
  %3 = icmp slt i5 %2, -8
  ret i1 %3
}
define <2 x i1> @combine.icmp-eq-mul-nsw-var(<2 x i4> noundef %0, <2 x i4> %1) {
  %3 = or <2 x i4> %0, splat (i4 5)
  %4 = mul nsw <2 x i4> %3, %0
  %5 = icmp eq <2 x i4> %4, zeroinitializer
  ret <2 x i1> %5
}
define <2 x i1> @combine.icmp-ne-shl-one-zero(<2 x i4> noundef %0, <2 x i4> noundef %1) {
  %3 = shl <2 x i4> splat (i4 1), %0
  %4 = icmp ne <2 x i4> %3, <i4 0, i4 7>
  ret <2 x i1> %4
}
define <2 x i1> @combine.icmp-eq-lshr-never(<2 x i4> %0, i1 %1) {
  %3 = lshr <2 x i4> %0, splat (i4 3)
  %4 = icmp eq <2 x i4> <i4 -4, i4 2>, %3
  ret <2 x i1> %4
}
define <2 x i1> @combine.icmp-eq-ashr-never(<2 x i8> noundef %0, <2 x i8> %1) {
  %3 = ashr exact <2 x i8> %1, splat (i8 2)
  %4 = icmp eq <2 x i8> %3, <i8 -64, i8 64>
  ret <2 x i1> %4
}
define <2 x i1> @combine.icmp-eq-or-never(<2 x i7> %0) {
  %2 = or disjoint <2 x i7> %0, <i7 4, i7 -32>
  %3 = icmp eq <2 x i7> %2, <i7 3, i7 7>
  ret <2 x i1> %3
}
define <2 x i1> @combine.icmp-eq-or-self(<2 x i8> %0, <2 x i8> %1) {
  %3 = call <2 x i8> @llvm.ctpop.v2i8(<2 x i8> %0)
  %4 = or <2 x i8> splat (i8 -128), %3
  %5 = icmp uge <2 x i8> splat (i8 -128), %4
  ret <2 x i1> %5
}
define <2 x i1> @combine.icmp-ult-udiv-always(<2 x i5> %0, <2 x i5> noundef %1) {
  %3 = udiv <2 x i5> %1, <i5 -7, i5 4>
  %4 = icmp ult <2 x i5> %3, splat (i5 -16)
  ret <2 x i1> %4
}
define <2 x i1> @combine.icmp-eq-sdiv-neg(<2 x i32> %0, i1 %1) {
  %3 = sdiv <2 x i32> %0, splat (i32 8191)
  %4 = icmp eq <2 x i32> %3, splat (i32 -32768)
  ret <2 x i1> %4
}
define i1 @combine.icmp-eq-srem-pow2-neg(i7 %0, i1 noundef %1) {
  %3 = srem i7 %0, 16
  %4 = icmp samesign ne i7 -1, %3
  ret i1 %4
}
define <4 x i1> @combine.icmp-eq-fshr-const(<4 x i5> noundef %0, i1 noundef %1) {
  %3 = call <4 x i5> @llvm.fshr.v4i5(<4 x i5> %0, <4 x i5> %0, <4 x i5> <i5 -1, i5 -16, i5 4, i5 1>)
  %4 = icmp ne <4 x i5> %3, <i5 13, i5 5, i5 -15, i5 5>
  ret <4 x i1> %4
}
define <2 x i1> @combine.icmp-ugt-umin-const-no(<2 x i5> %0, i64 %1) {
  %3 = call <2 x i5> @llvm.umin.v2i5(<2 x i5> %0, <2 x i5> <i5 -16, i5 -15>)
  %4 = icmp ult <2 x i5> <i5 -16, i5 -4>, %3
  ret <2 x i1> %4
}
define <4 x i1> @combine.icmp-slt-smin-const-all(<4 x i7> %0) {
  %2 = call <4 x i7> @llvm.smin.v4i7(<4 x i7> %0, <4 x i7> <i7 1, i7 -2, i7 -64, i7 -64>)
  %3 = icmp slt <4 x i7> %2, <i7 poison, i7 63, i7 1, i7 -1>
  ret <4 x i1> %3
}
define <2 x i1> @combine.icmp-sgt-smin-const-no(<2 x i4> %0, i1 %1) {
  %3 = call <2 x i4> @llvm.smin.v2i4(<2 x i4> %0, <2 x i4> <i4 -8, i4 2>)
  %4 = icmp sgt <2 x i4> %3, <i4 0, i4 7>
  ret <2 x i1> %4
}
define <2 x i1> @combine.icmp-ugt-umax-const-all(<2 x i5> %0, i1 %1) {
  %3 = call <2 x i5> @llvm.umax.v2i5(<2 x i5> %0, <2 x i5> <i5 -6, i5 4>)
  %4 = icmp ugt <2 x i5> %3, zeroinitializer
  ret <2 x i1> %4
}
define <2 x i1> @combine.icmp-ult-umax-const-no(<2 x i5> %0) {
  %2 = call <2 x i5> @llvm.umax.v2i5(<2 x i5> %0, <2 x i5> <i5 1, i5 -11>)
  %3 = icmp ult <2 x i5> %2, splat (i5 1)
  ret <2 x i1> %3
}
define <2 x i1> @combine.icmp-eq-umin-never(<2 x i5> %0, <2 x i5> %1) {
  %3 = call <2 x i5> @llvm.umin.v2i5(<2 x i5> %1, <2 x i5> <i5 -11, i5 1>)
  %4 = icmp eq <2 x i5> %3, <i5 -1, i5 poison>
  ret <2 x i1> %4
}
define <2 x i1> @combine.icmp-ne-umin-never(<2 x i4> %0) {
  %2 = call <2 x i4> @llvm.umin.v2i4(<2 x i4> %0, <2 x i4> <i4 1, i4 6>)
  %3 = icmp ne <2 x i4> <i4 2, i4 -1>, %2
  ret <2 x i1> %3
}
define <4 x i1> @combine.icmp-ne-smin-never(<4 x i5> %0) {
  %2 = call <4 x i5> @llvm.smin.v4i5(<4 x i5> %0, <4 x i5> <i5 poison, i5 1, i5 -2, i5 3>)
  %3 = icmp ne <4 x i5> %2, <i5 4, i5 15, i5 -1, i5 poison>
  ret <4 x i1> %3
}
define <4 x i1> @combine.icmp-eq-smax-never(<4 x i3> noundef %0, <4 x i3> %1) {
  %3 = call <4 x i3> @llvm.smax.v4i3(<4 x i3> %0, <4 x i3> <i3 3, i3 2, i3 -1, i3 0>)
  %4 = icmp eq <4 x i3> <i3 -2, i3 0, i3 -2, i3 -4>, %3
  ret <4 x i1> %4
}
define <4 x i1> @combine.icmp-ne-smax-never(<4 x i4> noundef %0) {
  %2 = call <4 x i4> @llvm.smax.v4i4(<4 x i4> %0, <4 x i4> splat (i4 5))
  %3 = icmp ne <4 x i4> %2, <i4 -8, i4 2, i4 -1, i4 -4>
  ret <4 x i1> %3
}
define i8 @combine.select-ugt-umin-const(i8 noundef %0, i8 %1) {
  %3 = icmp ugt i8 %1, 2
  %4 = select i1 %3, i8 3, i8 %1
  ret i8 %4
}
define i8 @combine.select-uge-umin-notc(i8 noundef %0, i8 %1) {
  %3 = xor i8 %1, -1
  %4 = icmp ugt i8 %1, -128
  %5 = select i1 %4, i8 127, i8 %3
  ret i8 %5
}
define <2 x i4> @combine.select-ult-umin-notc(<2 x i4> noundef %0, <2 x i4> %1) {
  %3 = xor <2 x i4> %0, splat (i4 -1)
  %4 = icmp ult <2 x i4> %0, <i4 poison, i4 -2>
  %5 = select <2 x i1> %4, <2 x i4> splat (i4 1), <2 x i4> %3
  ret <2 x i4> %5
}
define i5 @combine.select-ult-reuse(i5 %0, i5 %1) {
  %3 = icmp ult i5 %0, 5
  %4 = select i1 %3, i5 %1, i5 4
  ret i5 %4
}
define i5 @combine.select-ugt-reuse(i5 %0, i5 noundef %1, i1 %2) {
  %4 = icmp ult i5 3, %0
  %5 = select i1 %4, i5 %1, i5 4
  ret i5 %5
}
define i5 @combine.select-ugt-reuse-l(i5 noundef %0, i5 %1) {
  %3 = icmp ugt i5 %1, 1
  %4 = select i1 %3, i5 2, i5 %0
  ret i5 %4
}
define i7 @combine.select-usub-sat-const-inv(i7 %0) {
  %2 = add i7 %0, -32
  %3 = icmp ugt i7 32, %0
  %4 = select i1 %3, i7 0, i7 %2
  ret i7 %4
}
define <2 x i5> @combine.select-usub-sat-from-const(<2 x i5> %0, <2 x i5> %1) {
  %3 = add nuw <2 x i5> %1, splat (i5 -3)
  %4 = icmp ult <2 x i5> %1, <i5 poison, i5 4>
  %5 = select <2 x i1> %4, <2 x i5> %3, <2 x i5> zeroinitializer
  ret <2 x i5> %5
}
define i32 @combine.add-umax-usub-sat(i32 %0, i1 %1) {
  %3 = call i32 @llvm.umax.i32(i32 %0, i32 1)
  %4 = add i32 -1, %3
  ret i32 %4
}
define i5 @combine.select-uadd-sat-const(i5 %0) {
  %2 = add nuw i5 %0, 3
  %3 = icmp ult i5 -4, %0
  %4 = select i1 %3, i5 -1, i5 %2
  ret i5 %4
}
define { i2, i1 } @combine.select-ucmp-ge(i5 %0, i5 %1) {
  %3 = icmp uge i5 %1, %0
  %4 = icmp ne i5 %1, %0
  %5 = zext nneg i1 %4 to i2
  %6 = select i1 %3, i2 %5, i2 -1
  %7 = insertvalue { i2, i1 } poison, i2 %6, 0
  %8 = insertvalue { i2, i1 } %7, i1 %3, 1
  ret { i2, i1 } %8
}
define <2 x i4> @combine.smax-nonneg(<2 x i4> %0, <2 x i4> noundef %1) {
  %3 = lshr <2 x i4> %0, splat (i4 2)
  %4 = and <2 x i4> %0, %3
  %5 = call <2 x i4> @llvm.smax.v2i4(<2 x i4> %4, <2 x i4> %3)
  ret <2 x i4> %5
}
define { i4, i1 } @combine.select-ne-one-udiv(i4 %0, i4 noundef %1, i4 %2) {
  %4 = icmp ne i4 1, %0
  %5 = udiv exact i4 %2, %0
  %6 = select i1 %4, i4 %1, i4 %5
  %7 = insertvalue { i4, i1 } poison, i4 %6, 0
  %8 = insertvalue { i4, i1 } %7, i1 %4, 1
  ret { i4, i1 } %8
}
define <2 x i8> @combine.zext-zext(<2 x i4> %0, i2 %1) {
  %3 = lshr <2 x i4> %0, splat (i4 2)
  %4 = zext <2 x i4> %3 to <2 x i5>
  %5 = zext <2 x i5> %4 to <2 x i8>
  ret <2 x i8> %5
}
define { i5, i5 } @combine.not-smin-not(i5 %0, i5 %1) {
  %3 = xor i5 %0, -1
  %4 = call i5 @llvm.smin.i5(i5 %3, i5 1)
  %5 = xor i5 %4, -1
  %6 = insertvalue { i5, i5 } poison, i5 %5, 0
  %7 = insertvalue { i5, i5 } %6, i5 %3, 1
  ret { i5, i5 } %7
}
define { <2 x i4>, <2 x i4> } @combine.not-umin-not(<2 x i4> %0, <2 x i4> noundef %1) {
  %3 = xor <2 x i4> splat (i4 -1), %0
  %4 = call <2 x i4> @llvm.umin.v2i4(<2 x i4> %3, <2 x i4> splat (i4 -8))
  %5 = xor <2 x i4> splat (i4 -1), %4
  %6 = insertvalue { <2 x i4>, <2 x i4> } poison, <2 x i4> %5, 0
  %7 = insertvalue { <2 x i4>, <2 x i4> } %6, <2 x i4> %3, 1
  ret { <2 x i4>, <2 x i4> } %7
}
define { i5, i5 } @combine.not-umax-not(i5 %0, i5 %1) {
  %3 = xor i5 %0, -1
  %4 = call i5 @llvm.umax.i5(i5 %3, i5 7)
  %5 = xor i5 %4, -1
  %6 = insertvalue { i5, i5 } poison, i5 %5, 0
  %7 = insertvalue { i5, i5 } %6, i5 %3, 1
  ret { i5, i5 } %7
}
define i4 @combine.and-xor-left(i4 noundef %0, i4 noundef %1) {
  %3 = mul nsw i4 %0, %0
  %4 = xor i4 %3, %1
  %5 = and i4 %4, -3
  ret i4 %5
}
define <2 x i16> @combine.and-of-select(<2 x i16> %0, <2 x i16> %1, i1 %2) {
  %4 = or <2 x i16> splat (i16 1), %1
  %5 = select i1 %2, <2 x i16> splat (i16 -1), <2 x i16> <i16 poison, i16 -1>
  %6 = select i1 %2, <2 x i16> <i16 64, i16 221>, <2 x i16> splat (i16 511)
  %7 = and <2 x i16> splat (i16 25174), %6
  ret <2 x i16> %7
}
define <2 x i4> @combine.sub-of-select(<2 x i4> %0, <2 x i4> %1, i1 noundef %2) {
  %4 = shufflevector <2 x i4> %0, <2 x i4> %1, <2 x i32> <i32 2, i32 0>
  %5 = select i1 %2, <2 x i4> splat (i4 5), <2 x i4> <i4 -1, i4 1>
  %6 = select i1 %2, <2 x i4> <i4 poison, i4 2>, <2 x i4> <i4 0, i4 2>
  %7 = sub nsw <2 x i4> %5, %6
  ret <2 x i4> %7
}
define i7 @combine.udiv-of-select(i7 %0, i7 %1, i1 %2) {
  %4 = or i7 %1, %0
  %5 = select i1 %2, i7 7, i7 -8
  %6 = udiv i7 %5, 5
  ret i7 %6
}
define <2 x i4> @combine.sdiv-of-select(<2 x i16> %0, <2 x i16> %1, i1 noundef %2) {
  %4 = shl <2 x i16> splat (i16 1), %1
  %5 = select i1 %2, <2 x i16> <i16 0, i16 -1>, <2 x i16> splat (i16 18501)
  %6 = select i1 %2, <2 x i16> splat (i16 68), <2 x i16> splat (i16 -256)
  %7 = lshr exact <2 x i16> %6, splat (i16 7)
  %8 = sdiv exact <2 x i16> %5, %7
  %9 = trunc <2 x i16> %8 to <2 x i4>
  ret <2 x i4> %9
}
define i3 @combine.srem-of-select(i5 %0, i5 noundef %1, i1 %2) {
  %4 = shl i5 %0, 1
  %5 = select i1 %2, i5 -1, i5 15
  %6 = srem i5 %5, 2
  %7 = trunc i5 %6 to i3
  ret i3 %7
}
define { <2 x i4>, <2 x i1> } @combine.select-nonzero-and(<2 x i4> %0, <2 x i4> %1, i1 noundef %2) {
  %4 = and <2 x i4> %0, %1
  %5 = icmp ne <2 x i4> zeroinitializer, %0
  %6 = select <2 x i1> %5, <2 x i4> %4, <2 x i4> zeroinitializer
  %7 = insertvalue { <2 x i4>, <2 x i1> } poison, <2 x i4> %6, 0
  %8 = insertvalue { <2 x i4>, <2 x i1> } %7, <2 x i1> %5, 1
  ret { <2 x i4>, <2 x i1> } %8
}
define half @combine.bitcast-select-bitcast(i1 %0, half %1, i16 %2, i1 noundef %3) {
  %5 = bitcast half %1 to i16
  %6 = select i1 %3, i16 %5, i16 %2
  %7 = bitcast i16 %6 to half
  ret half %7
}
define double @combine.bitcast-select-bitcast-right(i1 noundef %0, i64 %1, double noundef %2, i1 %3) {
  %5 = bitcast double %2 to i64
  %6 = select i1 %3, i64 %1, i64 %5
  %7 = bitcast i64 %6 to double
  ret double %7
}
define double @combine.nvvm.fma.rn.d-generic(double noundef %0, double %1, double noundef %2, i8 %3, i1 %4) {
  %6 = call reassoc nnan afn double @llvm.nvvm.fma.rn.d(double %0, double %1, double %2)
  ret double %6
}
define float @combine.extractelement-lanes(<2 x float> %0, i32 %1, <2 x i2> noundef %2, i1 %3) {
  %5 = select i1 %3, <2 x float> splat (float 0x7FF8000000000000), <2 x float> splat (float -1.000000e+00)
  %6 = sub nsw i32 %1, %1
  %7 = extractelement <2 x float> %5, i32 %6
  ret float %7
}
define <2 x float> @combine.fsub-of-shuffles(<2 x float> %0, <2 x float> %1, <2 x i3> %2, i1 %3) {
  %5 = shufflevector <2 x float> %1, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %6 = fsub nsz afn <2 x float> <float -4.000000e+00, float 0xFFF0000000000000>, %5
  ret <2 x float> %6
}
define <4 x float> @combine.fdiv-of-shuffles(<4 x float> %0, <4 x float> noundef %1, <2 x float> noundef %2, i1 %3) {
  %5 = shufflevector <2 x float> %2, <2 x float> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %6 = fdiv nsz <4 x float> zeroinitializer, %5
  ret <4 x float> %6
}
define <2 x half> @combine.frem-of-shuffles(<2 x half> %0, <2 x half> %1, <2 x i8> noundef %2, i4 %3) {
  %5 = shufflevector <2 x half> %0, <2 x half> poison, <2 x i32> <i32 1, i32 1>
  %6 = frem <2 x half> %5, %5
  ret <2 x half> %6
}
define i64 @combine.mul-sext-narrow(i32 %0, i32 %1) {
  %3 = ashr i32 %0, 26
  %4 = ashr i32 %1, 26
  %5 = sext i32 %3 to i64
  %6 = sext i32 %4 to i64
  %7 = mul i64 %5, %6
  ret i64 %7
}
define i64 @combine.sub-sext-narrow-right(i32 %0, i32 %1, ptr %2) {
  %4 = ashr i32 %0, 26
  %5 = ashr i32 %1, 26
  %6 = sext i32 %4 to i64
  %7 = sext i32 %5 to i64
  store i64 %6, ptr %2
  %8 = sub i64 %6, %7
  ret i64 %8
}
define i64 @combine.sub-zext-narrow-right(i32 range(i32 64, 128) %0, i32 range(i32 0, 64) %1, ptr %2) {
  %4 = zext i32 %0 to i64
  %5 = zext i32 %1 to i64
  store i64 %4, ptr %2
  %6 = sub i64 %4, %5
  ret i64 %6
}
define i64 @combine.mul-zext-narrow(i32 range(i32 0, 64) %0, i32 range(i32 0, 64) %1) {
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = mul i64 %3, %4
  ret i64 %5
}
define i64 @combine.sub-zext-narrow(i32 range(i32 64, 128) %0, i32 range(i32 0, 64) %1, ptr %2) {
  %4 = zext i32 %0 to i64
  %5 = zext i32 %1 to i64
  store i64 %5, ptr %2
  %6 = sub i64 %4, %5
  ret i64 %6
}
define i64 @combine.sub-sext-narrow(i32 %0, i32 %1, ptr %2) {
  %4 = ashr i32 %0, 26
  %5 = ashr i32 %1, 26
  %6 = sext i32 %4 to i64
  %7 = sext i32 %5 to i64
  store i64 %7, ptr %2
  %8 = sub i64 %6, %7
  ret i64 %8
}
