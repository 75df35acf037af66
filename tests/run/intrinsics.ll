; CALL cnt(255) => {8, 24, 0}
; CALL cnt(0) => {0, 32, 32}
; CALL ctlzp(0) => poison
; CALL absp(-2147483648) => poison
; CALL absp(-5) => 5
; CALL swap(305419896) => {2018915346, 510274632}
; CALL minmax(-1, 1) => {-1, 1, 1, -1}
; CALL funnel(-2147483648, 1, 1) => {0, 0}
; CALL funnel(5, 7, 32) => {5, 7}
; CALL sat(2147483647, 1) => {2147483647, -2147483648, 0, 2147483646}
; CALL ovf(2147483647, 1) => {-2147483648, true}
; CALL ovf(1, 1) => {2, false}
; CALL mulo(65536, 65536) => {0, true}
; CALL cmp3(1, 2) => -1
; CALL cmp3(2, 2) => 0
; CALL assumef(true) => 1
; CALL assumef(false) => ub
; CALL ldexpf(1.5, 3) => 12.0
; CALL frexpf(12.0) => {0.75, 4}
; CALL roundings(-2.5) => {-3.0, -2.0, -2.0, -3.0, -2.0}
; CALL lanes(2, 4) => {true, true, false, false}
; CALL fixmul(8, 12) => 24
; CALL expectf(7) => 7
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare i8 @llvm.scmp.i8.i32(i32, i32)
declare void @llvm.assume(i1)
declare float @llvm.ldexp.f32.i32(float, i32)
declare { float, i32 } @llvm.frexp.f32.i32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.ceil.f32(float)
declare float @llvm.trunc.f32(float)
declare float @llvm.round.f32(float)
declare float @llvm.roundeven.f32(float)
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32, i32)
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
declare i32 @llvm.expect.i32(i32, i32)
define { i32, i32, i32 } @cnt(i32 %x) {
  %a = call i32 @llvm.ctpop.i32(i32 %x)
  %b = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  %c = call i32 @llvm.cttz.i32(i32 %x, i1 false)
  %r0 = insertvalue { i32, i32, i32 } poison, i32 %a, 0
  %r1 = insertvalue { i32, i32, i32 } %r0, i32 %b, 1
  %r2 = insertvalue { i32, i32, i32 } %r1, i32 %c, 2
  ret { i32, i32, i32 } %r2
}
define i32 @ctlzp(i32 %x) {
  %b = call i32 @llvm.ctlz.i32(i32 %x, i1 true)
  ret i32 %b
}
define i32 @absp(i32 %x) {
  %b = call i32 @llvm.abs.i32(i32 %x, i1 true)
  ret i32 %b
}
define { i32, i32 } @swap(i32 %x) {
  %a = call i32 @llvm.bswap.i32(i32 %x)
  %b = call i32 @llvm.bitreverse.i32(i32 %x)
  %r0 = insertvalue { i32, i32 } poison, i32 %a, 0
  %r1 = insertvalue { i32, i32 } %r0, i32 %b, 1
  ret { i32, i32 } %r1
}
define { i32, i32, i32, i32 } @minmax(i32 %x, i32 %y) {
  %a = call i32 @llvm.smin.i32(i32 %x, i32 %y)
  %b = call i32 @llvm.smax.i32(i32 %x, i32 %y)
  %c = call i32 @llvm.umin.i32(i32 %x, i32 %y)
  %d = call i32 @llvm.umax.i32(i32 %x, i32 %y)
  %r0 = insertvalue { i32, i32, i32, i32 } poison, i32 %a, 0
  %r1 = insertvalue { i32, i32, i32, i32 } %r0, i32 %b, 1
  %r2 = insertvalue { i32, i32, i32, i32 } %r1, i32 %c, 2
  %r3 = insertvalue { i32, i32, i32, i32 } %r2, i32 %d, 3
  ret { i32, i32, i32, i32 } %r3
}
define { i32, i32 } @funnel(i32 %x, i32 %y, i32 %n) {
  %a = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 %n)
  %b = call i32 @llvm.fshr.i32(i32 %x, i32 %y, i32 %n)
  %r0 = insertvalue { i32, i32 } poison, i32 %a, 0
  %r1 = insertvalue { i32, i32 } %r0, i32 %b, 1
  ret { i32, i32 } %r1
}
define { i32, i32, i32, i32 } @sat(i32 %x, i32 %y) {
  %a = call i32 @llvm.sadd.sat.i32(i32 %x, i32 %y)
  %b = call i32 @llvm.uadd.sat.i32(i32 %x, i32 %y)
  %c = call i32 @llvm.usub.sat.i32(i32 %y, i32 %x)
  %d = call i32 @llvm.ssub.sat.i32(i32 %x, i32 %y)
  %r0 = insertvalue { i32, i32, i32, i32 } poison, i32 %a, 0
  %r1 = insertvalue { i32, i32, i32, i32 } %r0, i32 %b, 1
  %r2 = insertvalue { i32, i32, i32, i32 } %r1, i32 %c, 2
  %r3 = insertvalue { i32, i32, i32, i32 } %r2, i32 %d, 3
  ret { i32, i32, i32, i32 } %r3
}
define { i32, i1 } @ovf(i32 %x, i32 %y) {
  %a = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 %y)
  ret { i32, i1 } %a
}
define { i32, i1 } @mulo(i32 %x, i32 %y) {
  %a = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %x, i32 %y)
  ret { i32, i1 } %a
}
define i8 @cmp3(i32 %x, i32 %y) {
  %a = call i8 @llvm.scmp.i8.i32(i32 %x, i32 %y)
  ret i8 %a
}
define i32 @assumef(i1 %c) {
  call void @llvm.assume(i1 %c)
  ret i32 1
}
define float @ldexpf(float %x, i32 %n) {
  %r = call float @llvm.ldexp.f32.i32(float %x, i32 %n)
  ret float %r
}
define { float, i32 } @frexpf(float %x) {
  %r = call { float, i32 } @llvm.frexp.f32.i32(float %x)
  ret { float, i32 } %r
}
define { float, float, float, float, float } @roundings(float %x) {
  %a = call float @llvm.floor.f32(float %x)
  %b = call float @llvm.ceil.f32(float %x)
  %c = call float @llvm.trunc.f32(float %x)
  %d = call float @llvm.round.f32(float %x)
  %e = call float @llvm.roundeven.f32(float %x)
  %r0 = insertvalue { float, float, float, float, float } poison, float %a, 0
  %r1 = insertvalue { float, float, float, float, float } %r0, float %b, 1
  %r2 = insertvalue { float, float, float, float, float } %r1, float %c, 2
  %r3 = insertvalue { float, float, float, float, float } %r2, float %d, 3
  %r4 = insertvalue { float, float, float, float, float } %r3, float %e, 4
  ret { float, float, float, float, float } %r4
}
define <4 x i1> @lanes(i32 %b, i32 %n) {
  %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 %b, i32 %n)
  ret <4 x i1> %r
}
define i32 @fixmul(i32 %x, i32 %y) {
  %r = call i32 @llvm.smul.fix.i32(i32 %x, i32 %y, i32 2)
  ret i32 %r
}
define i32 @expectf(i32 %x) {
  %r = call i32 @llvm.expect.i32(i32 %x, i32 3)
  ret i32 %r
}
