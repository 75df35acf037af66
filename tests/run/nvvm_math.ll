; CALL mulhi(-1, -1) => {0, -2}
; CALL mul24(16777215, 3) => {-3, 50331645}
; CALL sad(3, 10, 100) => 107
; CALL prmt(67305985, 134678021, 21554) => 100992003
; CALL brev(1) => -2147483648
; CALL popc(255) => {24, 8}
; CALL rounded(1.0, 3.0) => {0.333333313, 0.333333343}
; CALL ftz(0x00000001) => 0.0
; CALL sat(2.5) => 1.0
; CALL sat(-1.0) => 0.0
; CALL d2i(-2.5) => {-2, -3, -2}
; CALL hilo(1.0) => {1072693248, 0}
; CALL lohi(0, 1072693248) => 1.0
; CALL fmaxn(nan, 2.0) => {2.0, nan}
; CALL fmarz(1.0, 1.0, 1.0e-10) => 1.0
; CALL rcp(4.0) => ~0.25
; CALL ex2(3.0) => ~8.0
; CALL rot(1, 31) => -2147483648
; CALL dp4a(16909060, 16843009, 5) => 15
; CALL f2h(1.5) => 15872
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.mulhi.i(i32, i32)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32)
declare i32 @llvm.nvvm.mul24.i(i32, i32)
declare i32 @llvm.nvvm.mul24.ui(i32, i32)
declare i32 @llvm.nvvm.sad.i(i32, i32, i32)
declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare float @llvm.nvvm.div.rz.f(float, float)
declare float @llvm.nvvm.div.rp.f(float, float)
declare float @llvm.nvvm.add.rn.ftz.f(float, float)
declare float @llvm.nvvm.saturate.f(float)
declare i32 @llvm.nvvm.d2i.rz(double)
declare i32 @llvm.nvvm.d2i.rm(double)
declare i32 @llvm.nvvm.d2i.rn(double)
declare i32 @llvm.nvvm.d2i.hi(double)
declare i32 @llvm.nvvm.d2i.lo(double)
declare double @llvm.nvvm.lohi.i2d(i32, i32)
declare float @llvm.nvvm.fmax.f(float, float)
declare float @llvm.nvvm.fmax.nan.f(float, float)
declare float @llvm.nvvm.fma.rz.f(float, float, float)
declare float @llvm.nvvm.rcp.approx.ftz.f(float)
declare float @llvm.nvvm.ex2.approx.f32(float)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.nvvm.idp4a.s.s(i32, i32, i32)
declare i16 @llvm.nvvm.f2h.rn(float)
define { i32, i32 } @mulhi(i32 %a, i32 %b) {
  %x = call i32 @llvm.nvvm.mulhi.i(i32 %a, i32 %b)
  %y = call i32 @llvm.nvvm.mulhi.ui(i32 %a, i32 %b)
  %r0 = insertvalue { i32, i32 } poison, i32 %x, 0
  %r1 = insertvalue { i32, i32 } %r0, i32 %y, 1
  ret { i32, i32 } %r1
}
define { i32, i32 } @mul24(i32 %a, i32 %b) {
  %x = call i32 @llvm.nvvm.mul24.i(i32 %a, i32 %b)
  %y = call i32 @llvm.nvvm.mul24.ui(i32 %a, i32 %b)
  %r0 = insertvalue { i32, i32 } poison, i32 %x, 0
  %r1 = insertvalue { i32, i32 } %r0, i32 %y, 1
  ret { i32, i32 } %r1
}
define i32 @sad(i32 %a, i32 %b, i32 %c) {
  %x = call i32 @llvm.nvvm.sad.i(i32 %a, i32 %b, i32 %c)
  ret i32 %x
}
define i32 @prmt(i32 %a, i32 %b, i32 %c) {
  %x = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 %c)
  ret i32 %x
}
define i32 @brev(i32 %a) {
  %x = call i32 @llvm.bitreverse.i32(i32 %a)
  ret i32 %x
}
define { i32, i32 } @popc(i32 %a) {
  %x = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
  %y = call i32 @llvm.ctpop.i32(i32 %a)
  %r0 = insertvalue { i32, i32 } poison, i32 %x, 0
  %r1 = insertvalue { i32, i32 } %r0, i32 %y, 1
  ret { i32, i32 } %r1
}
define { float, float } @rounded(float %a, float %b) {
  %x = call float @llvm.nvvm.div.rz.f(float %a, float %b)
  %y = call float @llvm.nvvm.div.rp.f(float %a, float %b)
  %r0 = insertvalue { float, float } poison, float %x, 0
  %r1 = insertvalue { float, float } %r0, float %y, 1
  ret { float, float } %r1
}
define float @ftz(float %a) {
  %x = call float @llvm.nvvm.add.rn.ftz.f(float %a, float 0.0)
  ret float %x
}
define float @sat(float %a) {
  %x = call float @llvm.nvvm.saturate.f(float %a)
  ret float %x
}
define { i32, i32, i32 } @d2i(double %a) {
  %x = call i32 @llvm.nvvm.d2i.rz(double %a)
  %y = call i32 @llvm.nvvm.d2i.rm(double %a)
  %z = call i32 @llvm.nvvm.d2i.rn(double %a)
  %r0 = insertvalue { i32, i32, i32 } poison, i32 %x, 0
  %r1 = insertvalue { i32, i32, i32 } %r0, i32 %y, 1
  %r2 = insertvalue { i32, i32, i32 } %r1, i32 %z, 2
  ret { i32, i32, i32 } %r2
}
define { i32, i32 } @hilo(double %a) {
  %x = call i32 @llvm.nvvm.d2i.hi(double %a)
  %y = call i32 @llvm.nvvm.d2i.lo(double %a)
  %r0 = insertvalue { i32, i32 } poison, i32 %x, 0
  %r1 = insertvalue { i32, i32 } %r0, i32 %y, 1
  ret { i32, i32 } %r1
}
define double @lohi(i32 %a, i32 %b) {
  %x = call double @llvm.nvvm.lohi.i2d(i32 %a, i32 %b)
  ret double %x
}
define { float, float } @fmaxn(float %a, float %b) {
  %x = call float @llvm.nvvm.fmax.f(float %a, float %b)
  %y = call float @llvm.nvvm.fmax.nan.f(float %a, float %b)
  %r0 = insertvalue { float, float } poison, float %x, 0
  %r1 = insertvalue { float, float } %r0, float %y, 1
  ret { float, float } %r1
}
define float @fmarz(float %a, float %b, float %c) {
  %x = call float @llvm.nvvm.fma.rz.f(float %a, float %b, float %c)
  ret float %x
}
define float @rcp(float %a) {
  %x = call float @llvm.nvvm.rcp.approx.ftz.f(float %a)
  ret float %x
}
define float @ex2(float %a) {
  %x = call float @llvm.nvvm.ex2.approx.f32(float %a)
  ret float %x
}
define i32 @rot(i32 %a, i32 %n) {
  %x = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 %n)
  ret i32 %x
}
define i32 @dp4a(i32 %a, i32 %b, i32 %c) {
  %x = call i32 @llvm.nvvm.idp4a.s.s(i32 %a, i32 %b, i32 %c)
  ret i32 %x
}
define i16 @f2h(float %a) {
  %x = call i16 @llvm.nvvm.f2h.rn(float %a)
  ret i16 %x
}
