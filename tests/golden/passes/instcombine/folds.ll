; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; One function at least for every C fold that no instance of its left side reaches: scalars, phis, memory, calls.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i4 @llvm.smin.i4(i4, i4)
declare i4 @llvm.smax.i4(i4, i4)
declare i4 @llvm.umin.i4(i4, i4)
declare i4 @llvm.umax.i4(i4, i4)
declare i16 @llvm.bswap.i16(i16)
declare i8 @llvm.bitreverse.i8(i8)
declare float @llvm.nvvm.ceil.ftz.f(float)
declare float @llvm.nvvm.floor.ftz.f(float)
declare float @llvm.nvvm.trunc.ftz.f(float)
declare float @llvm.nvvm.fmax.ftz.f(float, float)
declare float @llvm.nvvm.fmin.ftz.f(float, float)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float)
declare double @fabs(double)
declare i32 @abs(i32)
declare i32 @isdigit(i32)
declare i32 @isascii(i32)
declare i32 @toascii(i32)
declare i32 @ffs(i32)
define float @ints_fadd(i8 %a, i8 %b) {
  %i = lshr i8 %a, 5
  %j = lshr i8 %b, 5
  %x = uitofp i8 %i to float
  %y = uitofp i8 %j to float
  %r = fadd float %x, %y
  ret float %r
}
define float @ints_fsub(i8 %a, i8 %b) {
  %i = lshr i8 %a, 5
  %j = lshr i8 %b, 5
  %x = uitofp i8 %i to float
  %y = uitofp i8 %j to float
  %r = fsub float %x, %y
  ret float %r
}
define float @ints_fmul(i8 %a, i8 %b) {
  %i = lshr i8 %a, 5
  %j = lshr i8 %b, 5
  %x = uitofp i8 %i to float
  %y = uitofp i8 %j to float
  %r = fmul float %x, %y
  ret float %r
}
define float @ints_signed(i4 %a, i4 %b) {
  %i = sext i4 %a to i10
  %j = sext i4 %b to i10
  %x = sitofp i10 %i to float
  %y = sitofp i10 %j to float
  %r = fsub float %x, %y
  ret float %r
}
define i1 @logical_and_of_comparisons(i4 %x, i4 %y) {
  %a = icmp eq i4 %x, 5
  %b = icmp eq i4 %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @logical_or_of_comparisons(i4 %x, i4 %y) {
  %a = icmp ne i4 %x, 5
  %b = icmp sle i4 %y, %x
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i4 @lshr_amounts(i4 %x, i4 %y) {
  %n = sub i4 3, %y
  %a = lshr i4 %x, %y
  %r = lshr i4 %a, %n
  ret i4 %r
}
define i8 @ashr_amounts(i8 %x, i8 %y) {
  %n = sub i8 7, %y
  %a = ashr i8 %x, %y
  %r = ashr i8 %a, %n
  ret i8 %r
}
define i8 @phi_of_zext(i1 %c, i1 %d, i4 %a, i4 %b) {
entry:
  br i1 %c, label %p, label %q
p:
  %za = zext i4 %a to i8
  br i1 %d, label %m, label %q
q:
  %zb = zext i4 %b to i8
  br i1 %d, label %m, label %n
n:
  br label %m
m:
  %r = phi i8 [ %za, %p ], [ %zb, %q ], [ 5, %n ]
  ret i8 %r
}
define i32 @load_select(i1 %c) {
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 1, ptr %a, align 4
  store i32 2, ptr %b, align 4
  call void @escape(ptr %a, ptr %b)
  %p = select i1 %c, ptr %a, ptr %b
  %r = load i32, ptr %p, align 4
  ret i32 %r
}
declare void @escape(ptr, ptr)
define i4 @smin_of_nots(i4 %a, i4 %b, i1 %c) {
  %na = xor i4 %a, -1
  %nb = xor i4 %b, -1
  %s = select i1 %c, i4 %nb, i4 3
  %r = call i4 @llvm.smin.i4(i4 %na, i4 %s)
  ret i4 %r
}
define i4 @smax_of_nots(i4 %a, i4 %b, i1 %c) {
  %na = xor i4 %a, -1
  %nb = xor i4 %b, -1
  %s = select i1 %c, i4 %nb, i4 3
  %r = call i4 @llvm.smax.i4(i4 %na, i4 %s)
  ret i4 %r
}
define i4 @umin_of_nots(i4 %a, i4 %b, i1 %c) {
  %na = xor i4 %a, -1
  %nb = xor i4 %b, -1
  %s = select i1 %c, i4 %nb, i4 3
  %r = call i4 @llvm.umin.i4(i4 %na, i4 %s)
  ret i4 %r
}
define i4 @umax_of_nots(i4 %a, i4 %b, i1 %c) {
  %na = xor i4 %a, -1
  %nb = xor i4 %b, -1
  %s = select i1 %c, i4 %nb, i4 3
  %r = call i4 @llvm.umax.i4(i4 %na, i4 %s)
  ret i4 %r
}
define i4 @mul_known(i4 %x, i4 %y) {
  %a = and i4 %x, -4
  %b = and i4 %y, -4
  %r = mul i4 %a, %b
  ret i4 %r
}
define i4 @ashr_demanded(i4 %x, i4 %y) {
  %a = and i4 %y, 1
  %o = add nsw i4 %x, %a
  %m = or i4 %o, 1
  %r = ashr i4 %m, 1
  ret i4 %r
}
define <2 x i1> @lshr_never(<2 x i4> %x) {
  %s = lshr <2 x i4> %x, <i4 1, i4 2>
  %r = icmp ne <2 x i4> %s, <i4 8, i4 7>
  ret <2 x i1> %r
}
define { i4, i4, i4 } @nots_used(i4 %x, i4 %y) {
  %a = xor i4 %x, -1
  %b = xor i4 %y, -1
  %c = icmp ugt i4 %x, %y
  %s = select i1 %c, i4 %a, i4 %b
  %t = mul i4 %a, %s
  %u = mul i4 %b, %s
  %r0 = insertvalue { i4, i4, i4 } poison, i4 %s, 0
  %r1 = insertvalue { i4, i4, i4 } %r0, i4 %t, 1
  %r2 = insertvalue { i4, i4, i4 } %r1, i4 %u, 2
  ret { i4, i4, i4 } %r2
}
define { i4, i4, i4 } @nots_used_other_way(i4 %x, i4 %y) {
  %a = xor i4 %x, -1
  %b = xor i4 %y, -1
  %c = icmp ugt i4 %x, %y
  %s = select i1 %c, i4 %b, i4 %a
  %t = mul i4 %a, %s
  %u = mul i4 %b, %s
  %r0 = insertvalue { i4, i4, i4 } poison, i4 %s, 0
  %r1 = insertvalue { i4, i4, i4 } %r0, i4 %t, 1
  %r2 = insertvalue { i4, i4, i4 } %r1, i4 %u, 2
  ret { i4, i4, i4 } %r2
}
define { i4, i4, i4 } @nots_used_signed(i4 %x, i4 %y) {
  %a = xor i4 %x, -1
  %b = xor i4 %y, -1
  %c = icmp sgt i4 %x, %y
  %s = select i1 %c, i4 %a, i4 %b
  %t = mul i4 %a, %s
  %u = mul i4 %b, %s
  %r0 = insertvalue { i4, i4, i4 } poison, i4 %s, 0
  %r1 = insertvalue { i4, i4, i4 } %r0, i4 %t, 1
  %r2 = insertvalue { i4, i4, i4 } %r1, i4 %u, 2
  ret { i4, i4, i4 } %r2
}
define { i4, i4, i4 } @nots_used_signed_other_way(i4 %x, i4 %y) {
  %a = xor i4 %x, -1
  %b = xor i4 %y, -1
  %c = icmp sgt i4 %x, %y
  %s = select i1 %c, i4 %b, i4 %a
  %t = mul i4 %a, %s
  %u = mul i4 %b, %s
  %r0 = insertvalue { i4, i4, i4 } poison, i4 %s, 0
  %r1 = insertvalue { i4, i4, i4 } %r0, i4 %t, 1
  %r2 = insertvalue { i4, i4, i4 } %r1, i4 %u, 2
  ret { i4, i4, i4 } %r2
}
define float @nvvm_ceil_ftz(float %x) #0 {
  %r = call float @llvm.nvvm.ceil.ftz.f(float %x)
  ret float %r
}
define float @nvvm_floor_ftz(float %x) #0 {
  %r = call float @llvm.nvvm.floor.ftz.f(float %x)
  ret float %r
}
define float @nvvm_trunc_ftz(float %x) #0 {
  %r = call float @llvm.nvvm.trunc.ftz.f(float %x)
  ret float %r
}
define float @nvvm_fmax_ftz(float %x, float %y) #0 {
  %r = call float @llvm.nvvm.fmax.ftz.f(float %x, float %y)
  ret float %r
}
define float @nvvm_fmin_ftz(float %x, float %y) #0 {
  %r = call float @llvm.nvvm.fmin.ftz.f(float %x, float %y)
  ret float %r
}
define float @nvvm_fma_rn_ftz(float %x, float %y, float %z) #0 {
  %r = call float @llvm.nvvm.fma.rn.ftz.f(float %x, float %y, float %z)
  ret float %r
}
define double @libcall(double %x) {
  %r = call double @fabs(double %x)
  ret double %r
}
define i32 @lib_abs(i32 %x) {
  %r = call i32 @abs(i32 %x)
  ret i32 %r
}
define i32 @lib_isdigit(i32 %x) {
  %r = call i32 @isdigit(i32 %x)
  ret i32 %r
}
define i32 @lib_isascii(i32 %x) {
  %r = call i32 @isascii(i32 %x)
  ret i32 %r
}
define i32 @lib_toascii(i32 %x) {
  %r = call i32 @toascii(i32 %x)
  ret i32 %r
}
define i32 @lib_ffs(i32 %x) {
  %r = call i32 @ffs(i32 %x)
  ret i32 %r
}
attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }

; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.smin.i4(i4, i4) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.smax.i4(i4, i4) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.umin.i4(i4, i4) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.umax.i4(i4, i4) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.bswap.i16(i16) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i8 @llvm.bitreverse.i8(i8) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.ceil.ftz.f(float) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.floor.ftz.f(float) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.trunc.ftz.f(float) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.fmax.ftz.f(float, float) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.fmin.ftz.f(float, float) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #2
; CHECK: declare double @fabs(double)
; CHECK: declare i32 @abs(i32)
; CHECK: declare i32 @isdigit(i32)
; CHECK: declare i32 @isascii(i32)
; CHECK: declare i32 @toascii(i32)
; CHECK: declare i32 @ffs(i32)
; CHECK-LABEL: define float @ints_fadd(i8 %a, i8 %b) {
; CHECK-NEXT:   %i = lshr i8 %a, 5
; CHECK-NEXT:   %j = lshr i8 %b, 5
; CHECK-NEXT:   %1 = add nuw nsw i8 %i, %j
; CHECK-NEXT:   %r = uitofp nneg i8 %1 to float
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @ints_fsub(i8 %a, i8 %b) {
; CHECK-NEXT:   %i = lshr i8 %a, 5
; CHECK-NEXT:   %j = lshr i8 %b, 5
; CHECK-NEXT:   %1 = sub nsw i8 %i, %j
; CHECK-NEXT:   %r = sitofp i8 %1 to float
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @ints_fmul(i8 %a, i8 %b) {
; CHECK-NEXT:   %i = lshr i8 %a, 5
; CHECK-NEXT:   %j = lshr i8 %b, 5
; CHECK-NEXT:   %1 = mul nuw nsw i8 %i, %j
; CHECK-NEXT:   %r = uitofp nneg i8 %1 to float
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @ints_signed(i4 %a, i4 %b) {
; CHECK-NEXT:   %x = sitofp i4 %a to float
; CHECK-NEXT:   %y = sitofp i4 %b to float
; CHECK-NEXT:   %r = fsub float %x, %y
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @logical_and_of_comparisons(i4 %x, i4 %y) {
; CHECK-NEXT:   %a = icmp eq i4 %x, 5
; CHECK-NEXT:   %1 = icmp eq i4 %y, 5
; CHECK-NEXT:   %r = select i1 %a, i1 %1, i1 false
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @logical_or_of_comparisons(i4 %x, i4 %y) {
; CHECK-NEXT:   %a = icmp ne i4 %x, 5
; CHECK-NEXT:   %1 = icmp slt i4 %y, 6
; CHECK-NEXT:   %r = select i1 %a, i1 true, i1 %1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @lshr_amounts(i4 %x, i4 %y) {
; CHECK-NEXT:   %r = lshr i4 %x, 3
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @ashr_amounts(i8 %x, i8 %y) {
; CHECK-NEXT:   %r = ashr i8 %x, 7
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @phi_of_zext(i1 %c, i1 %d, i4 %a, i4 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %p, label %q
; CHECK: p:                                                ; preds = %entry
; CHECK-NEXT:   br i1 %d, label %m, label %q
; CHECK: q:                                                ; preds = %p, %entry
; CHECK-NEXT:   br i1 %d, label %m, label %n
; CHECK: n:                                                ; preds = %q
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %n, %q, %p
; CHECK-NEXT:   %0 = phi i4 [ %a, %p ], [ %b, %q ], [ 5, %n ]
; CHECK-NEXT:   %r = zext i4 %0 to i8
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @load_select(i1 %c) {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   %b = alloca i32, align 4
; CHECK-NEXT:   store i32 1, ptr %a, align 4
; CHECK-NEXT:   store i32 2, ptr %b, align 4
; CHECK-NEXT:   call void @escape(ptr nonnull %a, ptr nonnull %b)
; CHECK-NEXT:   %1 = load i32, ptr %a, align 4
; CHECK-NEXT:   %2 = load i32, ptr %b, align 4
; CHECK-NEXT:   %r = select i1 %c, i32 %1, i32 %2
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: declare void @escape(ptr, ptr)
; CHECK-LABEL: define i4 @smin_of_nots(i4 %a, i4 %b, i1 %c) {
; CHECK-NEXT:   %1 = select i1 %c, i4 %b, i4 -4
; CHECK-NEXT:   %2 = call i4 @llvm.smax.i4(i4 %1, i4 %a)
; CHECK-NEXT:   %r = xor i4 %2, -1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @smax_of_nots(i4 %a, i4 %b, i1 %c) {
; CHECK-NEXT:   %1 = select i1 %c, i4 %b, i4 -4
; CHECK-NEXT:   %2 = call i4 @llvm.smin.i4(i4 %1, i4 %a)
; CHECK-NEXT:   %r = xor i4 %2, -1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @umin_of_nots(i4 %a, i4 %b, i1 %c) {
; CHECK-NEXT:   %1 = select i1 %c, i4 %b, i4 -4
; CHECK-NEXT:   %2 = call i4 @llvm.umax.i4(i4 %1, i4 %a)
; CHECK-NEXT:   %r = xor i4 %2, -1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @umax_of_nots(i4 %a, i4 %b, i1 %c) {
; CHECK-NEXT:   %1 = select i1 %c, i4 %b, i4 -4
; CHECK-NEXT:   %2 = call i4 @llvm.umin.i4(i4 %1, i4 %a)
; CHECK-NEXT:   %r = xor i4 %2, -1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @mul_known(i4 %x, i4 %y) {
; CHECK-NEXT:   ret i4 0
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @ashr_demanded(i4 %x, i4 %y) {
; CHECK-NEXT:   %a = and i4 %y, 1
; CHECK-NEXT:   %o = add nsw i4 %a, %x
; CHECK-NEXT:   %r = ashr i4 %o, 1
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i1> @lshr_never(<2 x i4> %x) {
; CHECK-NEXT:   ret <2 x i1> splat (i1 true)
; CHECK-NEXT: }
; CHECK-LABEL: define { i4, i4, i4 } @nots_used(i4 %x, i4 %y) {
; CHECK-NEXT:   %a = xor i4 %x, -1
; CHECK-NEXT:   %b = xor i4 %y, -1
; CHECK-NEXT:   %s = call i4 @llvm.umin.i4(i4 %a, i4 %b)
; CHECK-NEXT:   %t = mul i4 %s, %a
; CHECK-NEXT:   %u = mul i4 %s, %b
; CHECK-NEXT:   %r0 = insertvalue { i4, i4, i4 } poison, i4 %s, 0
; CHECK-NEXT:   %r1 = insertvalue { i4, i4, i4 } %r0, i4 %t, 1
; CHECK-NEXT:   %r2 = insertvalue { i4, i4, i4 } %r1, i4 %u, 2
; CHECK-NEXT:   ret { i4, i4, i4 } %r2
; CHECK-NEXT: }
; CHECK-LABEL: define { i4, i4, i4 } @nots_used_other_way(i4 %x, i4 %y) {
; CHECK-NEXT:   %a = xor i4 %x, -1
; CHECK-NEXT:   %b = xor i4 %y, -1
; CHECK-NEXT:   %s = call i4 @llvm.umax.i4(i4 %a, i4 %b)
; CHECK-NEXT:   %t = mul i4 %s, %a
; CHECK-NEXT:   %u = mul i4 %s, %b
; CHECK-NEXT:   %r0 = insertvalue { i4, i4, i4 } poison, i4 %s, 0
; CHECK-NEXT:   %r1 = insertvalue { i4, i4, i4 } %r0, i4 %t, 1
; CHECK-NEXT:   %r2 = insertvalue { i4, i4, i4 } %r1, i4 %u, 2
; CHECK-NEXT:   ret { i4, i4, i4 } %r2
; CHECK-NEXT: }
; CHECK-LABEL: define { i4, i4, i4 } @nots_used_signed(i4 %x, i4 %y) {
; CHECK-NEXT:   %a = xor i4 %x, -1
; CHECK-NEXT:   %b = xor i4 %y, -1
; CHECK-NEXT:   %s = call i4 @llvm.smin.i4(i4 %a, i4 %b)
; CHECK-NEXT:   %t = mul i4 %s, %a
; CHECK-NEXT:   %u = mul i4 %s, %b
; CHECK-NEXT:   %r0 = insertvalue { i4, i4, i4 } poison, i4 %s, 0
; CHECK-NEXT:   %r1 = insertvalue { i4, i4, i4 } %r0, i4 %t, 1
; CHECK-NEXT:   %r2 = insertvalue { i4, i4, i4 } %r1, i4 %u, 2
; CHECK-NEXT:   ret { i4, i4, i4 } %r2
; CHECK-NEXT: }
; CHECK-LABEL: define { i4, i4, i4 } @nots_used_signed_other_way(i4 %x, i4 %y) {
; CHECK-NEXT:   %a = xor i4 %x, -1
; CHECK-NEXT:   %b = xor i4 %y, -1
; CHECK-NEXT:   %s = call i4 @llvm.smax.i4(i4 %a, i4 %b)
; CHECK-NEXT:   %t = mul i4 %s, %a
; CHECK-NEXT:   %u = mul i4 %s, %b
; CHECK-NEXT:   %r0 = insertvalue { i4, i4, i4 } poison, i4 %s, 0
; CHECK-NEXT:   %r1 = insertvalue { i4, i4, i4 } %r0, i4 %t, 1
; CHECK-NEXT:   %r2 = insertvalue { i4, i4, i4 } %r1, i4 %u, 2
; CHECK-NEXT:   ret { i4, i4, i4 } %r2
; CHECK-NEXT: }
; CHECK-LABEL: define float @nvvm_ceil_ftz(float %x) #3 {
; CHECK-NEXT:   %r = call float @llvm.ceil.f32(float %x)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @nvvm_floor_ftz(float %x) #3 {
; CHECK-NEXT:   %r = call float @llvm.floor.f32(float %x)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @nvvm_trunc_ftz(float %x) #3 {
; CHECK-NEXT:   %r = call float @llvm.trunc.f32(float %x)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @nvvm_fmax_ftz(float %x, float %y) #3 {
; CHECK-NEXT:   %r = call float @llvm.maxnum.f32(float %x, float %y)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @nvvm_fmin_ftz(float %x, float %y) #3 {
; CHECK-NEXT:   %r = call float @llvm.minnum.f32(float %x, float %y)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @nvvm_fma_rn_ftz(float %x, float %y, float %z) #3 {
; CHECK-NEXT:   %r = call float @llvm.fma.f32(float %x, float %y, float %z)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @libcall(double %x) {
; CHECK-NEXT:   %r = call double @llvm.fabs.f64(double %x)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @lib_abs(i32 %x) {
; CHECK-NEXT:   %r = call i32 @llvm.abs.i32(i32 %x, i1 true)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @lib_isdigit(i32 %x) {
; CHECK-NEXT:   %1 = add i32 %x, -48
; CHECK-NEXT:   %2 = icmp ult i32 %1, 10
; CHECK-NEXT:   %r = zext i1 %2 to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @lib_isascii(i32 %x) {
; CHECK-NEXT:   %1 = icmp ult i32 %x, 128
; CHECK-NEXT:   %r = zext i1 %1 to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @lib_toascii(i32 %x) {
; CHECK-NEXT:   %r = and i32 %x, 127
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @lib_ffs(i32 %x) {
; CHECK-NEXT:   %1 = call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %x, i1 true)
; CHECK-NEXT:   %2 = add nuw nsw i32 %1, 1
; CHECK-NEXT:   %3 = icmp eq i32 %x, 0
; CHECK-NEXT:   %r = select i1 %3, i32 0, i32 %2
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.ceil.f32(float) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.floor.f32(float) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.trunc.f32(float) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.maxnum.f32(float, float) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.minnum.f32(float, float) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.fma.f32(float, float, float) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare double @llvm.fabs.f64(double) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.abs.i32(i32, i1 immarg) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.cttz.i32(i32, i1 immarg) #2
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #3 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
