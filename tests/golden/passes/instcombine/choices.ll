; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; An operation on a choice between constants is a choice between the results, of intrinsics too, and where one divides by the choice.
define i16 @ctpop(i1 %c) {
  %s = select i1 %c, i16 -6, i16 9
  %r = call i16 @llvm.ctpop.i16(i16 %s)
  ret i16 %r
}
define i16 @bswap(i1 %c) {
  %s = select i1 %c, i16 -6, i16 9
  %r = call i16 @llvm.bswap.i16(i16 %s)
  ret i16 %r
}
define i16 @bitreverse(i1 %c) {
  %s = select i1 %c, i16 -6, i16 9
  %r = call i16 @llvm.bitreverse.i16(i16 %s)
  ret i16 %r
}
define i16 @abs(i1 %c) {
  %s = select i1 %c, i16 -6, i16 9
  %r = call i16 @llvm.abs.i16(i16 %s, i1 false)
  ret i16 %r
}
define i16 @ctlz(i1 %c) {
  %s = select i1 %c, i16 -6, i16 9
  %r = call i16 @llvm.ctlz.i16(i16 %s, i1 false)
  ret i16 %r
}
define i16 @cttz(i1 %c) {
  %s = select i1 %c, i16 -6, i16 9
  %r = call i16 @llvm.cttz.i16(i16 %s, i1 false)
  ret i16 %r
}
define i4 @umin(i1 %c) {
  %s = select i1 %c, i4 -6, i4 5
  %r = call i4 @llvm.umin.i4(i4 %s, i4 3)
  ret i4 %r
}
define i4 @umax(i1 %c) {
  %s = select i1 %c, i4 -6, i4 2
  %r = call i4 @llvm.umax.i4(i4 %s, i4 3)
  ret i4 %r
}
define i4 @smin(i1 %c) {
  %s = select i1 %c, i4 -6, i4 5
  %r = call i4 @llvm.smin.i4(i4 %s, i4 3)
  ret i4 %r
}
define i4 @smax(i1 %c) {
  %s = select i1 %c, i4 -6, i4 5
  %r = call i4 @llvm.smax.i4(i4 %s, i4 3)
  ret i4 %r
}
define i4 @uadd_sat(i1 %c) {
  %s = select i1 %c, i4 -2, i4 5
  %r = call i4 @llvm.uadd.sat.i4(i4 %s, i4 3)
  ret i4 %r
}
define i4 @usub_sat(i1 %c) {
  %s = select i1 %c, i4 5, i4 2
  %r = call i4 @llvm.usub.sat.i4(i4 %s, i4 3)
  ret i4 %r
}
define i4 @sadd_sat(i1 %c) {
  %s = select i1 %c, i4 -6, i4 5
  %r = call i4 @llvm.sadd.sat.i4(i4 %s, i4 3)
  ret i4 %r
}
define i4 @ssub_sat(i1 %c) {
  %s = select i1 %c, i4 -6, i4 5
  %r = call i4 @llvm.ssub.sat.i4(i4 3, i4 %s)
  ret i4 %r
}
define i4 @fshl(i1 %c) {
  %s = select i1 %c, i4 -6, i4 5
  %r = call i4 @llvm.fshl.i4(i4 3, i4 %s, i4 1)
  ret i4 %r
}
define i4 @fshr(i1 %c) {
  %s = select i1 %c, i4 -6, i4 5
  %r = call i4 @llvm.fshr.i4(i4 3, i4 %s, i4 1)
  ret i4 %r
}
define half @minnum(i1 %c) {
  %s = select i1 %c, half 1.0, half 3.0
  %r = call half @llvm.minnum.f16(half %s, half 2.0)
  ret half %r
}
define half @maxnum(i1 %c) {
  %s = select i1 %c, half 1.0, half 3.0
  %r = call half @llvm.maxnum.f16(half %s, half 2.0)
  ret half %r
}
define half @minimum(i1 %c) {
  %s = select i1 %c, half 1.0, half 3.0
  %r = call half @llvm.minimum.f16(half %s, half 2.0)
  ret half %r
}
define half @maximum(i1 %c) {
  %s = select i1 %c, half 1.0, half 3.0
  %r = call half @llvm.maximum.f16(half %s, half 2.0)
  ret half %r
}
define i4 @one_arm_is_a_value(i1 %c, i4 %x) {
  %s = select i1 %c, i4 %x, i4 5
  %r = call i4 @llvm.umin.i4(i4 %s, i4 3)
  ret i4 %r
}
define i4 @divides(i1 %c) {
  %s = select i1 %c, i4 3, i4 -5
  %r = srem i4 7, %s
  ret i4 %r
}
define i4 @not_by_a_value_that_may_be_zero(i1 %c, i4 %x) {
  %s = select i1 %c, i4 3, i4 %x
  %r = srem i4 7, %s
  ret i4 %r
}
define i1 @arm_decided_by_what_is_known(i1 %c, i4 %x, i4 %y) {
  %o = or i4 %y, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = icmp eq i4 %s, 5
  ret i1 %r
}
define i1 @or_and_left(i1 %a, i1 %b) {
  %s = select i1 %b, i1 true, i1 %a
  %r = select i1 %s, i1 %b, i1 false
  ret i1 %r
}
define i1 @and_or_left(i1 %a, i1 %b) {
  %s = select i1 %b, i1 %a, i1 false
  %r = select i1 %s, i1 true, i1 %b
  ret i1 %r
}
define <2 x i4> @lane_of_divisor_is_zero(<2 x i4> %x) {
  %r = sdiv <2 x i4> %x, <i4 3, i4 0>
  ret <2 x i4> %r
}
define <2 x i4> @lane_that_a_select_does_not_take(<2 x i4> %x, <2 x i1> %c) {
  %d = select <2 x i1> %c, <2 x i4> <i4 3, i4 poison>, <2 x i4> <i4 poison, i4 5>
  %r = sdiv <2 x i4> %x, %d
  ret <2 x i4> %r
}
declare i16 @llvm.ctpop.i16(i16)
declare i16 @llvm.bswap.i16(i16)
declare i16 @llvm.bitreverse.i16(i16)
declare i16 @llvm.abs.i16(i16, i1)
declare i16 @llvm.ctlz.i16(i16, i1)
declare i16 @llvm.cttz.i16(i16, i1)
declare i4 @llvm.umin.i4(i4, i4)
declare i4 @llvm.umax.i4(i4, i4)
declare i4 @llvm.smin.i4(i4, i4)
declare i4 @llvm.smax.i4(i4, i4)
declare i4 @llvm.uadd.sat.i4(i4, i4)
declare i4 @llvm.usub.sat.i4(i4, i4)
declare i4 @llvm.sadd.sat.i4(i4, i4)
declare i4 @llvm.ssub.sat.i4(i4, i4)
declare i4 @llvm.fshl.i4(i4, i4, i4)
declare i4 @llvm.fshr.i4(i4, i4, i4)
declare half @llvm.minnum.f16(half, half)
declare half @llvm.maxnum.f16(half, half)
declare half @llvm.minimum.f16(half, half)
declare half @llvm.maximum.f16(half, half)
; Narrowed as the comparison is, and not widened again.
define i64 @narrow_as_its_condition(i32 %a, i32 %b) {
  %c = icmp slt i32 %b, %a
  %w = sext i32 %a to i64
  %r = select i1 %c, i64 %w, i64 63
  ret i64 %r
}

; CHECK-LABEL: define i16 @ctpop(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, i16 14, i16 2
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @bswap(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, i16 -1281, i16 2304
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @bitreverse(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, i16 24575, i16 -28672
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @abs(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, i16 6, i16 9
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @ctlz(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, i16 0, i16 12
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @cttz(i1 %c) {
; CHECK-NEXT:   %r = zext i1 %c to i16
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @umin(i1 %c) {
; CHECK-NEXT:   ret i4 3
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @umax(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, i4 -6, i4 3
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @smin(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, i4 -6, i4 3
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @smax(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, i4 3, i4 5
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @uadd_sat(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, i4 -1, i4 -8
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @usub_sat(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, i4 2, i4 0
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @sadd_sat(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, i4 -3, i4 7
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @ssub_sat(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, i4 7, i4 -2
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @fshl(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, i4 7, i4 6
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @fshr(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, i4 -3, i4 -6
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @minnum(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, half 0xH3C00, half 0xH4000
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @maxnum(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, half 0xH4000, half 0xH4200
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @minimum(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, half 0xH3C00, half 0xH4000
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define half @maximum(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, half 0xH4000, half 0xH4200
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @one_arm_is_a_value(i1 %c, i4 %x) {
; CHECK-NEXT:   %1 = call i4 @llvm.umin.i4(i4 %x, i4 3)
; CHECK-NEXT:   %r = select i1 %c, i4 %1, i4 3
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @divides(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, i4 1, i4 2
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @not_by_a_value_that_may_be_zero(i1 %c, i4 %x) {
; CHECK-NEXT:   %s = select i1 %c, i4 3, i4 %x
; CHECK-NEXT:   %r = srem i4 7, %s
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @arm_decided_by_what_is_known(i1 %c, i4 %x, i4 %y) {
; CHECK-NEXT:   %1 = icmp eq i4 %x, 5
; CHECK-NEXT:   %r = select i1 %c, i1 %1, i1 false
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @or_and_left(i1 %a, i1 %b) {
; CHECK-NEXT:   ret i1 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @and_or_left(i1 %a, i1 %b) {
; CHECK-NEXT:   ret i1 %b
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @lane_of_divisor_is_zero(<2 x i4> %x) {
; CHECK-NEXT:   ret <2 x i4> poison
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @lane_that_a_select_does_not_take(<2 x i4> %x, <2 x i1> %c) {
; CHECK-NEXT:   %r = sdiv <2 x i4> %x, <i4 3, i4 5>
; CHECK-NEXT:   ret <2 x i4> %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.ctpop.i16(i16) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.bswap.i16(i16) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.bitreverse.i16(i16) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.abs.i16(i16, i1 immarg) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.ctlz.i16(i16, i1 immarg) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i16 @llvm.cttz.i16(i16, i1 immarg) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.umin.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.umax.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.smin.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.smax.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.uadd.sat.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.usub.sat.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.sadd.sat.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.ssub.sat.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.fshl.i4(i4, i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.fshr.i4(i4, i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.minnum.f16(half, half) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.maxnum.f16(half, half) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.minimum.f16(half, half) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare half @llvm.maximum.f16(half, half) #0
; CHECK-LABEL: define i64 @narrow_as_its_condition(i32 %a, i32 %b) {
; CHECK-NEXT:   %c = icmp slt i32 %b, %a
; CHECK-NEXT:   %1 = select i1 %c, i32 %a, i32 63
; CHECK-NEXT:   %r = sext i32 %1 to i64
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
