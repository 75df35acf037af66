; CALL add(1.5, 2.25) => 3.75
; CALL nnan(nan) => poison
; CALL nnan(1.0) => 2.0
; CALL ninf(inf) => poison
; CALL div0(1.0) => inf
; CALL inf_inf() => nan
; CALL cmp(nan, 1.0) => 1
; CALL cmp(2.0, 1.0) => 0
; CALL toint(300.0) => poison
; CALL toint(100.9) => 100
; CALL toint(-1.0) => poison
; CALL tosat(300.0) => 255
; CALL half(1.0, 2049.0) => 2047.0
; CALL minn(nan, 3.0) => 3.0
; CALL mini(nan, 3.0) => nan
; CALL copys(3.0, -0.0) => -3.0
; CALL cls(-0.0) => true
; CALL cls(0.0) => false
; CALL fmaf(16777217.0, 1.0, -16777216.0) => 0.0
; CALL bits(1.0) => 1065353216
; CALL quad(3.0) => 9.0
; CALL root(2.0) => 1.41421354
; CALL rnd(2.5) => 2.0
; CALL rnde(3.5) => 4.0
declare float @llvm.minnum.f32(float, float)
declare float @llvm.minimum.f32(float, float)
declare float @llvm.copysign.f32(float, float)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare float @llvm.fma.f32(float, float, float)
declare i8 @llvm.fptoui.sat.i8.f32(float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.rint.f32(float)
declare float @llvm.roundeven.f32(float)
define float @add(float %a, float %b) {
  %r = fadd float %a, %b
  ret float %r
}
define float @nnan(float %a) {
  %r = fadd nnan float %a, 1.0
  ret float %r
}
define float @ninf(float %a) {
  %r = fadd ninf float %a, 1.0
  ret float %r
}
define float @div0(float %a) {
  %r = fdiv float %a, 0.0
  ret float %r
}
define float @inf_inf() {
  %r = fsub float 0x7FF0000000000000, 0x7FF0000000000000
  ret float %r
}
define i32 @cmp(float %a, float %b) {
  %c = fcmp uno float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define i8 @toint(float %a) {
  %r = fptoui float %a to i8
  ret i8 %r
}
define i8 @tosat(float %a) {
  %r = call i8 @llvm.fptoui.sat.i8.f32(float %a)
  ret i8 %r
}
define half @half(half %a, half %b) {
  %r = fadd half %a, %b
  %s = fsub half %r, 1.0
  ret half %s
}
define float @minn(float %a, float %b) {
  %r = call float @llvm.minnum.f32(float %a, float %b)
  ret float %r
}
define float @mini(float %a, float %b) {
  %r = call float @llvm.minimum.f32(float %a, float %b)
  ret float %r
}
define float @copys(float %a, float %b) {
  %r = call float @llvm.copysign.f32(float %a, float %b)
  ret float %r
}
define i1 @cls(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 32)
  ret i1 %r
}
define float @fmaf(float %a, float %b, float %c) {
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  ret float %r
}
define i32 @bits(float %a) {
  %r = bitcast float %a to i32
  ret i32 %r
}
define fp128 @quad(fp128 %a) {
  %r = fmul fp128 %a, %a
  ret fp128 %r
}
define float @root(float %a) {
  %r = call float @llvm.sqrt.f32(float %a)
  ret float %r
}
define float @rnd(float %a) {
  %r = call float @llvm.rint.f32(float %a)
  ret float %r
}
define float @rnde(float %a) {
  %r = call float @llvm.roundeven.f32(float %a)
  ret float %r
}
