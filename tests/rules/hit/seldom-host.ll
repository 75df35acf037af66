; Functions that make rules fire which their instances seldom do (refinecheck --keep; docs/add-a-rule.md).

@data = constant [16 x i8] c"\01\02\03\04\05\06\07\08\FF\FE\00\00\80\01\02\03"
define double @simplify.fabs-nonneg(double noundef %0) {
  %2 = fmul fast double %0, %0
  %3 = call fast double @llvm.fabs.f64(double %2)
  ret double %3
}
define half @simplify.minimum-largest(half %0) {
  %2 = call nnan ninf half @llvm.minimum.f16(half %0, half 0xH7BFF)
  ret half %2
}
define half @simplify.minimumnum-least(half %0) {
  %2 = call nnan ninf half @llvm.minimumnum.f16(half %0, half 0xHFBFF)
  ret half %2
}
define bfloat @simplify.maximum-least-ninf(bfloat noundef %0) {
  %2 = call ninf bfloat @llvm.maximum.bf16(bfloat %0, bfloat 0xRFF7F)
  ret bfloat %2
}
define <2 x float> @simplify.fmul-select(<2 x float> %0, <2 x i4> %1, i1 %2) {
  %4 = icmp ult <2 x i4> %1, splat (i4 4)
  %5 = fneg fast <2 x float> splat (float -4.000000e+00)
  %6 = select i1 %2, <2 x float> splat (float 5.000000e-01), <2 x float> <float 0x36A0000000000000, float 1.000000e+01>
  %7 = select fast <2 x i1> %4, <2 x float> %5, <2 x float> %6
  %8 = fmul <2 x float> zeroinitializer, %7
  ret <2 x float> %8
}
define <4 x i5> @simplify.sub-phi-right(<4 x i5> %0, <2 x i5> %1, i1 %2) {
  br i1 %2, label %4, label %5

4:                                                ; preds = %3
  br label %6

5:                                                ; preds = %3
  br label %6

6:                                                ; preds = %5, %4
  %7 = phi <4 x i5> [ %0, %4 ], [ %0, %5 ]
  %8 = sub <4 x i5> %0, %7
  %9 = and <4 x i5> %8, splat (i5 -16)
  ret <4 x i5> %9
}
define <4 x bfloat> @simplify.fdiv-phi-right(<4 x bfloat> %0, <2 x bfloat> %1, ptr %2) {
  br i1 true, label %4, label %6

4:                                                ; preds = %3
  %5 = shufflevector <4 x bfloat> %0, <4 x bfloat> poison, <4 x i32> <i32 1, i32 0, i32 poison, i32 3>
  br label %7

6:                                                ; preds = %3
  br label %7

7:                                                ; preds = %6, %4
  %8 = phi <4 x bfloat> [ %5, %4 ], [ splat (bfloat 0xR40C0), %6 ]
  %9 = phi <4 x bfloat> [ %0, %4 ], [ %0, %6 ]
  %10 = fdiv fast <4 x bfloat> %0, %9
  ret <4 x bfloat> %10
}
define <2 x i1> @simplify.icmp-casts-signed(<2 x i9> %0, <2 x i32> %1, i1 noundef %2) {
  %4 = sext <2 x i9> %0 to <2 x i32>
  %5 = sext <2 x i9> %0 to <2 x i32>
  %6 = icmp ule <2 x i32> %5, %4
  ret <2 x i1> %6
}
define i5 @simplify.srem-smaller(i5 %0, i5 %1, i1 noundef %2) {
  %4 = select i1 true, i1 true, i1 %2
  br i1 %4, label %5, label %10

5:                                                ; preds = %3
  %6 = xor i5 %1, -1
  %7 = call i5 @llvm.cttz.i5(i5 %6, i1 true)
  %8 = or i5 -9, 7
  %9 = srem i5 %7, %8
  ret i5 %9

10:                                               ; preds = %3
  ret i5 0
}
define <2 x i2> @simplify.add-associative(<2 x i2> noundef %0, <2 x i2> noundef %1, <2 x i2> noundef %2, i1 noundef %3) {
  %5 = sub <2 x i2> zeroinitializer, %1
  %6 = add nsw <2 x i2> %0, %5
  %7 = add nuw <2 x i2> %6, %1
  ret <2 x i2> %7
}
define <2 x i5> @combine.add-zext-flip-sign(<2 x i4> noundef %0, <2 x i4> %1) {
  %3 = xor <2 x i4> splat (i4 -8), %0
  %4 = zext <2 x i4> %3 to <2 x i5>
  %5 = add nuw nsw <2 x i5> %4, splat (i5 -8)
  ret <2 x i5> %5
}
define i5 @combine.add-udiv-urem-nest(i5 %0, i5 noundef %1) {
  %3 = urem i5 %0, 7
  %4 = udiv i5 %0, 7
  %5 = urem i5 %4, 3
  %6 = mul nuw i5 %5, 7
  %7 = add nsw i5 %3, %6
  ret i5 %7
}
define i64 @combine.or-lshr-urem-nest(i64 %0, i64 %1) {
  %3 = and i64 1, %1
  %4 = lshr exact i64 %1, 1
  %5 = urem i64 %4, 957274236016118017
  %6 = shl i64 %5, 1
  %7 = or i64 %3, %6
  ret i64 %7
}
define i3 @combine.sub-ptr-ptr-trunc(ptr %0, ptr noundef %1, i1 %2) {
  %4 = getelementptr nusw i8, ptr %0, i1 %2
  %5 = ptrtoint ptr %4 to i5
  %6 = trunc i5 %5 to i3
  %7 = ptrtoint ptr %0 to i4
  %8 = trunc nsw i4 %7 to i3
  %9 = sub i3 %8, %6
  ret i3 %9
}
define i16 @combine.udiv-mul-const-down(i16 %0, i16 noundef %1) {
  %3 = mul nuw nsw i16 88, %0
  %4 = udiv i16 %3, -64
  ret i16 %4
}
define i16 @combine.udiv-mul-const-up(i16 %0) {
  %2 = mul nuw i16 -16, %0
  %3 = udiv i16 %2, 12
  ret i16 %3
}
define i5 @combine.udiv-shl-const-down(i5 %0, i5 noundef %1) {
  %3 = shl nuw i5 %1, 2
  %4 = udiv exact i5 %3, -8
  ret i5 %4
}
define float @combine.fpext-of-int(half %0, i6 %1, i1 %2) {
  %4 = select i1 %2, i6 %1, i6 %1
  %5 = sitofp i6 %4 to half
  %6 = fpext reassoc nnan nsz arcp half %5 to float
  ret float %6
}
define i1 @combine.icmp-ult-zext-add(i12 noundef %0, i1 noundef %1) {
  %3 = zext i12 %0 to i16
  %4 = add i16 %3, -32
  %5 = icmp ult i16 %4, 2047
  ret i1 %5
}
define i1 @combine.icmp-eq-mul-nsw-div(i16 %0, i16 noundef %1) {
  %3 = mul nsw i16 %1, -8192
  %4 = icmp ne i16 %3, -8192
  ret i1 %4
}
define <2 x i1> @combine.icmp-eq-shl-never(<2 x i5> %0) {
  %2 = shl <2 x i5> %0, splat (i5 3)
  %3 = icmp eq <2 x i5> <i5 4, i5 1>, %2
  ret <2 x i1> %3
}
define <2 x i1> @combine.icmp-ne-shl-never(<2 x i4> %0) {
  %2 = shl nuw <2 x i4> %0, splat (i4 3)
  %3 = icmp ne <2 x i4> <i4 -2, i4 1>, %2
  ret <2 x i1> %3
}
define <2 x i1> @combine.icmp-eq-shl-one-zero(<2 x i5> noundef %0, i4 noundef %1) {
  %3 = shl nsw <2 x i5> splat (i5 1), %0
  %4 = icmp eq <2 x i5> <i5 7, i5 0>, %3
  ret <2 x i1> %4
}
define <2 x i1> @combine.icmp-ne-ashr-never(<2 x i4> noundef %0) {
  %2 = ashr exact <2 x i4> %0, splat (i4 2)
  %3 = icmp ne <2 x i4> %2, <i4 3, i4 -4>
  ret <2 x i1> %3
}
define { <2 x i1>, <2 x i4> } @combine.icmp-mask-shl-gt(<2 x i4> %0, <2 x i4> %1) {
  %3 = shl nsw <2 x i4> splat (i4 -1), %0
  %4 = lshr exact <2 x i4> %3, %0
  %5 = and <2 x i4> %1, %4
  %6 = icmp ne <2 x i4> %5, %1
  %7 = insertvalue { <2 x i1>, <2 x i4> } poison, <2 x i1> %6, 0
  %8 = insertvalue { <2 x i1>, <2 x i4> } %7, <2 x i4> %3, 1
  ret { <2 x i1>, <2 x i4> } %8
}
define <4 x i1> @combine.icmp-eq-and-never(<4 x i64> noundef %0) {
  %2 = and <4 x i64> %0, <i64 1099511627776, i64 0, i64 1, i64 3>
  %3 = icmp eq <4 x i64> %2, <i64 106, i64 -9223372036854775808, i64 26, i64 18>
  ret <4 x i1> %3
}
define <2 x i1> @combine.icmp-ne-and-never(<2 x i5> %0) {
  %2 = and <2 x i5> <i5 -2, i5 1>, %0
  %3 = icmp ne <2 x i5> %2, <i5 7, i5 2>
  ret <2 x i1> %3
}
define <4 x i1> @combine.icmp-eq-and-ashr(<4 x i3> %0) {
  %2 = ashr <4 x i3> %0, <i3 poison, i3 0, i3 1, i3 0>
  %3 = and <4 x i3> %2, <i3 -4, i3 -2, i3 1, i3 -2>
  %4 = icmp eq <4 x i3> %3, zeroinitializer
  ret <4 x i1> %4
}
define <2 x i1> @combine.icmp-eq-and-pow2-self(<2 x i3> %0, <2 x i3> %1) {
  %3 = call <2 x i3> @llvm.bitreverse.v2i3(<2 x i3> %0)
  %4 = shl <2 x i3> splat (i3 1), %1
  %5 = and <2 x i3> %4, %3
  %6 = icmp ne <2 x i3> %5, %4
  ret <2 x i1> %6
}
define <2 x i1> @combine.icmp-ne-or-never(<2 x i3> %0, i1 %1) {
  %3 = or <2 x i3> <i3 1, i3 -4>, %0
  %4 = icmp ne <2 x i3> <i3 -2, i3 3>, %3
  ret <2 x i1> %4
}
define <2 x i1> @combine.icmp-ugt-udiv-never(<2 x i7> %0, <2 x i7> %1) {
  %3 = udiv <2 x i7> %1, <i7 -64, i7 41>
  %4 = icmp ugt <2 x i7> %3, <i7 -1, i7 32>
  ret <2 x i1> %4
}
define <4 x i1> @combine.icmp-eq-urem-var-pow2(<4 x i4> %0, <4 x i4> %1, i1 %2) {
  %4 = icmp samesign eq i1 %2, %2
  br i1 %4, label %9, label %5

5:                                                ; preds = %3
  %6 = or <4 x i4> %0, <i4 1, i4 -4, i4 3, i4 1>
  %7 = urem <4 x i4> %6, <i4 poison, i4 0, i4 0, i4 -8>
  %8 = icmp samesign eq <4 x i4> %7, zeroinitializer
  ret <4 x i1> %8

9:                                                ; preds = %3
  ret <4 x i1> poison
}
define i1 @combine.icmp-eq-srem-var-pow2(i4 %0, i4 %1) {
  %3 = and i4 %1, -8
  %4 = srem i4 %0, %3
  %5 = icmp eq i4 %4, 0
  ret i1 %5
}
define <2 x i1> @combine.icmp-ult-umin-const-all(<2 x i4> %0) {
  %2 = call <2 x i4> @llvm.umin.v2i4(<2 x i4> %0, <2 x i4> <i4 2, i4 -4>)
  %3 = icmp ult <2 x i4> %2, <i4 5, i4 -3>
  ret <2 x i1> %3
}
define <2 x i1> @combine.icmp-sgt-smax-const-all(<2 x i4> %0, i1 noundef %1) {
  %3 = call <2 x i4> @llvm.smax.v2i4(<2 x i4> %0, <2 x i4> splat (i4 5))
  %4 = icmp sgt <2 x i4> %3, <i4 0, i4 -8>
  ret <2 x i1> %4
}
define <2 x i1> @combine.icmp-slt-smax-const-no(<2 x i5> %0) {
  %2 = call <2 x i5> @llvm.smax.v2i5(<2 x i5> %0, <2 x i5> splat (i5 3))
  %3 = icmp slt <2 x i5> %2, <i5 3, i5 -16>
  ret <2 x i1> %3
}
define <2 x i1> @combine.icmp-eq-smin-never(<2 x i2> %0, i1 %1) {
  %3 = call <2 x i2> @llvm.smin.v2i2(<2 x i2> %0, <2 x i2> <i2 -2, i2 -1>)
  %4 = icmp eq <2 x i2> <i2 -1, i2 0>, %3
  ret <2 x i1> %4
}
define <4 x i1> @combine.icmp-eq-umax-never(<4 x i4> noundef %0) {
  %2 = call <4 x i4> @llvm.umax.v4i4(<4 x i4> %0, <4 x i4> <i4 -4, i4 3, i4 poison, i4 poison>)
  %3 = icmp eq <4 x i4> <i4 poison, i4 1, i4 1, i4 1>, %2
  ret <4 x i1> %3
}
define <2 x i1> @combine.icmp-ne-umax-never(<2 x i16> %0) {
  %2 = call <2 x i16> @llvm.umax.v2i16(<2 x i16> %0, <2 x i16> <i16 -1, i16 511>)
  %3 = icmp ne <2 x i16> %2, <i16 7, i16 13>
  ret <2 x i1> %3
}
define i8 @combine.select-ugt-umax-const(i8 %0, i8 noundef %1) {
  %3 = icmp samesign ugt i8 %0, 1
  %4 = select i1 %3, i8 %0, i8 2
  ret i8 %4
}
define <2 x i3> @combine.select-ult-umin-const(<2 x i3> noundef %0) {
  %2 = icmp ugt <2 x i3> splat (i3 2), %0
  %3 = select <2 x i1> %2, <2 x i3> %0, <2 x i3> splat (i3 1)
  ret <2 x i3> %3
}
define <4 x i5> @combine.select-ult-umax-const(<4 x i5> noundef %0, <4 x i5> %1) {
  %3 = icmp ugt <4 x i5> splat (i5 -15), %0
  %4 = select <4 x i1> %3, <4 x i5> splat (i5 -16), <4 x i5> %0
  ret <4 x i5> %4
}
define <4 x i3> @combine.select-uge-umax-notc(<4 x i3> %0) {
  %2 = xor <4 x i3> %0, splat (i3 -1)
  %3 = icmp ugt <4 x i3> %0, splat (i3 1)
  %4 = select <4 x i1> %3, <4 x i3> %2, <4 x i3> splat (i3 -2)
  ret <4 x i3> %4
}
define i5 @combine.select-ult-umax-notc(i5 %0, i5 %1) {
  %3 = xor i5 %0, -1
  %4 = icmp ult i5 %0, -2
  %5 = select i1 %4, i5 %3, i5 1
  ret i5 %5
}
define i5 @combine.select-ult-reuse-l(i5 noundef %0, i5 %1) {
  %3 = icmp samesign ugt i5 2, %1
  %4 = select i1 %3, i5 1, i5 %0
  ret i5 %4
}
define { i3, i1 } @combine.select-uadd-sat-inv(i3 %0, i3 noundef %1) {
  %3 = add i3 %1, %0
  %4 = icmp ule i3 %1, %3
  %5 = select i1 %4, i3 %3, i3 -1
  %6 = insertvalue { i3, i1 } poison, i3 %5, 0
  %7 = insertvalue { i3, i1 } %6, i1 %4, 1
  ret { i3, i1 } %7
}
define <2 x i4> @combine.select-uadd-sat-const-inv(<2 x i4> %0, <2 x i4> %1) {
  %3 = add <2 x i4> %0, splat (i4 1)
  %4 = icmp ult <2 x i4> %0, splat (i4 -2)
  %5 = select <2 x i1> %4, <2 x i4> %3, <2 x i4> splat (i4 -1)
  ret <2 x i4> %5
}
define i8 @combine.add-umin-const-uadd-sat(i8 %0, i1 %1) {
  %3 = call i8 @llvm.umin.i8(i8 %0, i8 -119)
  %4 = add nuw nsw i8 118, %3
  ret i8 %4
}
define { <2 x i64>, <2 x i1> } @combine.select-scmp-ge(<2 x i32> noundef %0, <2 x i32> %1) {
  %3 = icmp sge <2 x i32> %1, %0
  %4 = icmp sgt <2 x i32> %1, %0
  %5 = zext <2 x i1> %4 to <2 x i64>
  %6 = select <2 x i1> %3, <2 x i64> %5, <2 x i64> splat (i64 -1)
  %7 = insertvalue { <2 x i64>, <2 x i1> } poison, <2 x i64> %6, 0
  %8 = insertvalue { <2 x i64>, <2 x i1> } %7, <2 x i1> %3, 1
  ret { <2 x i64>, <2 x i1> } %8
}
define { i2, i1 } @combine.select-scmp-le(i4 %0, i4 %1) {
  %3 = icmp slt i4 %0, %1
  %4 = sext i1 %3 to i2
  %5 = icmp sle i4 %0, %1
  %6 = select i1 %5, i2 %4, i2 1
  %7 = insertvalue { i2, i1 } poison, i2 %6, 0
  %8 = insertvalue { i2, i1 } %7, i1 %5, 1
  ret { i2, i1 } %8
}
define i5 @combine.smin-nonneg(i5 %0, i5 noundef %1, i4 %2) {
  %4 = and i5 %0, 4
  %5 = call i5 @llvm.smin.i5(i5 %4, i5 1)
  ret i5 %5
}
define { <2 x i4>, <2 x i1> } @combine.select-ne-zero-ashr(<2 x i4> noundef %0, <2 x i4> %1, <2 x i4> %2, i1 %3) {
  %5 = icmp ne <2 x i4> %2, zeroinitializer
  %6 = ashr <2 x i4> %1, %2
  %7 = select <2 x i1> %5, <2 x i4> %0, <2 x i4> %6
  %8 = insertvalue { <2 x i4>, <2 x i1> } poison, <2 x i4> %7, 0
  %9 = insertvalue { <2 x i4>, <2 x i1> } %8, <2 x i1> %5, 1
  ret { <2 x i4>, <2 x i1> } %9
}
define i1 @combine.or-masks-pow2(i5 %0, i5 %1, i5 %2) {
  %4 = and i5 %0, 1
  %5 = icmp eq i5 %4, 0
  %6 = and i5 %0, 1
  %7 = icmp eq i5 %6, 0
  %8 = or i1 %7, %5
  ret i1 %8
}
define <2 x i1> @combine.fcmp-of-shuffles(<2 x float> %0, <2 x float> %1, <2 x float> %2, <2 x i4> %3, i4 %4) {
  %6 = select i1 true, <2 x float> zeroinitializer, <2 x float> <float 0.000000e+00, float 2.000000e+00>
  %7 = shufflevector <2 x float> %0, <2 x float> %2, <2 x i32> zeroinitializer
  %8 = fcmp fast ole <2 x float> %7, %6
  ret <2 x i1> %8
}
define i64 @combine.sext-tree(i4 noundef %0, i1 noundef %1) {
  %3 = or i4 -8, %0
  %4 = select i1 %1, i4 -8, i4 -2
  %5 = sext i4 %4 to i64
  ret i64 %5
}
define { <2 x i5>, <2 x i5> } @combine.not-smax-not(<2 x i5> %0, <2 x i5> %1) {
  %3 = xor <2 x i5> splat (i5 -1), %1
  %4 = call <2 x i5> @llvm.smax.v2i5(<2 x i5> %3, <2 x i5> <i5 -16, i5 -2>)
  %5 = xor <2 x i5> %4, splat (i5 -1)
  %6 = insertvalue { <2 x i5>, <2 x i5> } poison, <2 x i5> %5, 0
  %7 = insertvalue { <2 x i5>, <2 x i5> } %6, <2 x i5> %3, 1
  ret { <2 x i5>, <2 x i5> } %7
}
define i64 @combine.and-or-left(i64 %0, i64 %1) {
  %3 = shl nuw i64 1099511627776, %1
  %4 = or disjoint i64 %0, %3
  %5 = and i64 %4, -549755813888
  ret i64 %5
}
define <2 x i8> @combine.shl-of-select(<2 x i8> %0, <2 x i8> %1, i4 %2) {
  %4 = select <2 x i1> poison, <2 x i8> <i8 0, i8 -128>, <2 x i8> %0
  %5 = select i1 true, <2 x i8> <i8 127, i8 6>, <2 x i8> splat (i8 -1)
  %6 = shl nuw <2 x i8> %4, %5
  ret <2 x i8> %6
}
define i5 @combine.urem-of-select(i5 %0, i5 %1, i1 %2) {
  %4 = icmp slt i5 %1, %0
  %5 = select i1 %2, i5 1, i5 -12
  %6 = urem i5 %5, 3
  ret i5 %6
}
define <2 x i16> @combine.sext-of-select(<2 x i2> %0, i1 %1) {
  %3 = shufflevector <2 x i2> %0, <2 x i2> %0, <2 x i32> <i32 3, i32 3>
  %4 = select i1 %1, <2 x i2> <i2 poison, i2 -2>, <2 x i2> zeroinitializer
  %5 = sext <2 x i2> %4 to <2 x i16>
  ret <2 x i16> %5
}
define { <2 x i4>, <2 x i4> } @combine.shl-shl-sum(<2 x i4> %0) {
  %2 = shl nsw <2 x i4> %0, splat (i4 1)
  %3 = shl nsw <2 x i4> %2, splat (i4 2)
  %4 = insertvalue { <2 x i4>, <2 x i4> } poison, <2 x i4> %3, 0
  %5 = insertvalue { <2 x i4>, <2 x i4> } %4, <2 x i4> %2, 1
  ret { <2 x i4>, <2 x i4> } %5
}
define <2 x i5> @combine.ashr-ashr-sum(<2 x i5> noundef %0, half noundef %1) {
  %3 = shufflevector <2 x i5> %0, <2 x i5> %0, <2 x i32> <i32 poison, i32 2>
  %4 = ashr <2 x i5> %3, splat (i5 2)
  %5 = ashr <2 x i5> %4, splat (i5 2)
  ret <2 x i5> %5
}
define <2 x i5> @combine.shl-one-cttz(<2 x i5> noundef %0, i1 noundef %1) {
  %3 = lshr <2 x i5> %0, splat (i5 4)
  %4 = xor <2 x i5> %3, splat (i5 -1)
  %5 = call <2 x i5> @llvm.cttz.v2i5(<2 x i5> %4, i1 false)
  %6 = shl nuw <2 x i5> splat (i5 1), %5
  ret <2 x i5> %6
}
define i16 @combine.fshl-byte-swap(i16 noundef %0, i16 %1) {
  %3 = call i16 @llvm.fshl.i16(i16 %0, i16 %0, i16 184)
  ret i16 %3
}
define <4 x i2> @combine.ctlz-low-bit-xor(<4 x i2> noundef %0, <4 x i2> noundef %1) {
  %3 = icmp eq <4 x i2> %0, zeroinitializer
  %4 = sub <4 x i2> zeroinitializer, %0
  %5 = and <4 x i2> %0, %4
  %6 = call <4 x i2> @llvm.ctlz.v4i2(<4 x i2> %5, i1 true)
  %7 = xor <4 x i2> <i2 1, i2 1, i2 1, i2 poison>, %6
  %8 = select <4 x i1> %3, <4 x i2> %6, <4 x i2> %7
  ret <4 x i2> %8
}
define { i8, i1 } @combine.select-nonzero-mul(i8 %0, i8 %1) {
  %3 = icmp ne i8 %0, 0
  %4 = mul i8 %1, %0
  %5 = select i1 %3, i8 %4, i8 0
  %6 = insertvalue { i8, i1 } poison, i8 %5, 0
  %7 = insertvalue { i8, i1 } %6, i1 %3, 1
  ret { i8, i1 } %7
}
define void @combine.store-parts(half %0, ptr %1, ptr noundef %2, i2 %3, i1 %4) {
  %6 = insertvalue [2 x half] zeroinitializer, half %0, 0
  store [2 x half] %6, ptr %2, align 1
  ret void
}
