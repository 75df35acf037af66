; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Constants under the function's denormal mode: a denormal operand is a zero where the input mode flushes, a denormal result where the output
; mode does; where the mode is known only when the code runs, what differs between the modes is not folded, and no identity hands a denormal
; constant on. fneg, fabs, copysign and class tests look at bits; NVVM's operations say themselves whether they flush.

declare float @llvm.canonicalize.f32(float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.floor.f32(float)
declare float @llvm.fabs.f32(float)
declare float @llvm.ldexp.f32.i32(float, i32)
declare float @llvm.nvvm.mul.rn.f(float, float)
declare float @llvm.nvvm.mul.rn.ftz.f(float, float)
declare i1 @llvm.is.fpclass.f32(float, i32)

define float @preserve_fadd_zero() #0 {
  %r = fadd float 0x36A0000000000000, 0.0
  ret float %r
}
define float @preserve_fadd_neg_zero() #0 {
  %r = fadd float 0xB6A0000000000000, -0.0
  ret float %r
}
define float @preserve_fmul_one() #0 {
  %r = fmul float 0x36A0000000000000, 1.0
  ret float %r
}
define float @preserve_fmul_result() #0 {
  %r = fmul float 0x3810000000000000, 0.5
  ret float %r
}
define float @preserve_fdiv_by() #0 {
  %r = fdiv float 1.0, 0x36A0000000000000
  ret float %r
}
define float @preserve_frem_by() #0 {
  %r = frem float 1.0, 0x36A0000000000000
  ret float %r
}
define i1 @preserve_fcmp() #0 {
  %r = fcmp oeq float 0x36A0000000000000, 0.0
  ret i1 %r
}
define float @preserve_canonicalize() #0 {
  %r = call float @llvm.canonicalize.f32(float 0xB6A0000000000000)
  ret float %r
}
define double @preserve_fpext() #0 {
  %r = fpext float 0x36A0000000000000 to double
  ret double %r
}
define float @preserve_fptrunc() #0 {
  %r = fptrunc double 0xB6A0000000000000 to float
  ret float %r
}
define float @preserve_sqrt() #0 {
  %r = call float @llvm.sqrt.f32(float 0x36A0000000000000)
  ret float %r
}
define float @preserve_fma() #0 {
  %r = call float @llvm.fma.f32(float 0x36A0000000000000, float 1.0, float 0.0)
  ret float %r
}
define float @preserve_minnum() #0 {
  %r = call float @llvm.minnum.f32(float 0x36A0000000000000, float 1.0)
  ret float %r
}
define float @preserve_floor() #0 {
  %r = call float @llvm.floor.f32(float 0xB6A0000000000000)
  ret float %r
}
define float @preserve_ldexp() #0 {
  %r = call float @llvm.ldexp.f32.i32(float 0x36A0000000000000, i32 100)
  ret float %r
}
define <2 x float> @preserve_vector() #0 {
  %r = fadd <2 x float> <float 0x36A0000000000000, float 1.0>, <float 0.0, float 2.0>
  ret <2 x float> %r
}
define float @preserve_fneg() #0 {
  %r = fneg float 0x36A0000000000000
  ret float %r
}
define float @preserve_fabs() #0 {
  %r = call float @llvm.fabs.f32(float 0xB6A0000000000000)
  ret float %r
}
define i1 @preserve_class() #0 {
  %r = call i1 @llvm.is.fpclass.f32(float 0x36A0000000000000, i32 144)
  ret i1 %r
}
define float @preserve_nvvm() #0 {
  %r = call float @llvm.nvvm.mul.rn.f(float 0x36A0000000000000, float 1.0)
  ret float %r
}
define float @preserve_nvvm_ftz() #0 {
  %r = call float @llvm.nvvm.mul.rn.ftz.f(float 0xB6A0000000000000, float 1.0)
  ret float %r
}
define float @preserve_same_anyway() #0 {
  %r = fadd float 0x36A0000000000000, 1.0
  ret float %r
}
define double @preserve_double() #0 {
  %r = fadd double 0x0000000000000001, 0.0
  ret double %r
}
define float @positive_fadd_zero() #1 {
  %r = fadd float 0x36A0000000000000, 0.0
  ret float %r
}
define float @positive_fadd_neg_zero() #1 {
  %r = fadd float 0xB6A0000000000000, -0.0
  ret float %r
}
define float @positive_fmul_one() #1 {
  %r = fmul float 0x36A0000000000000, 1.0
  ret float %r
}
define float @positive_fmul_result() #1 {
  %r = fmul float 0x3810000000000000, 0.5
  ret float %r
}
define float @positive_fdiv_by() #1 {
  %r = fdiv float 1.0, 0x36A0000000000000
  ret float %r
}
define float @positive_frem_by() #1 {
  %r = frem float 1.0, 0x36A0000000000000
  ret float %r
}
define i1 @positive_fcmp() #1 {
  %r = fcmp oeq float 0x36A0000000000000, 0.0
  ret i1 %r
}
define float @positive_canonicalize() #1 {
  %r = call float @llvm.canonicalize.f32(float 0xB6A0000000000000)
  ret float %r
}
define double @positive_fpext() #1 {
  %r = fpext float 0x36A0000000000000 to double
  ret double %r
}
define float @positive_fptrunc() #1 {
  %r = fptrunc double 0xB6A0000000000000 to float
  ret float %r
}
define float @positive_sqrt() #1 {
  %r = call float @llvm.sqrt.f32(float 0x36A0000000000000)
  ret float %r
}
define float @positive_fma() #1 {
  %r = call float @llvm.fma.f32(float 0x36A0000000000000, float 1.0, float 0.0)
  ret float %r
}
define float @positive_minnum() #1 {
  %r = call float @llvm.minnum.f32(float 0x36A0000000000000, float 1.0)
  ret float %r
}
define float @positive_floor() #1 {
  %r = call float @llvm.floor.f32(float 0xB6A0000000000000)
  ret float %r
}
define float @positive_ldexp() #1 {
  %r = call float @llvm.ldexp.f32.i32(float 0x36A0000000000000, i32 100)
  ret float %r
}
define <2 x float> @positive_vector() #1 {
  %r = fadd <2 x float> <float 0x36A0000000000000, float 1.0>, <float 0.0, float 2.0>
  ret <2 x float> %r
}
define float @positive_fneg() #1 {
  %r = fneg float 0x36A0000000000000
  ret float %r
}
define float @positive_fabs() #1 {
  %r = call float @llvm.fabs.f32(float 0xB6A0000000000000)
  ret float %r
}
define i1 @positive_class() #1 {
  %r = call i1 @llvm.is.fpclass.f32(float 0x36A0000000000000, i32 144)
  ret i1 %r
}
define float @positive_nvvm() #1 {
  %r = call float @llvm.nvvm.mul.rn.f(float 0x36A0000000000000, float 1.0)
  ret float %r
}
define float @positive_nvvm_ftz() #1 {
  %r = call float @llvm.nvvm.mul.rn.ftz.f(float 0xB6A0000000000000, float 1.0)
  ret float %r
}
define float @positive_same_anyway() #1 {
  %r = fadd float 0x36A0000000000000, 1.0
  ret float %r
}
define double @positive_double() #1 {
  %r = fadd double 0x0000000000000001, 0.0
  ret double %r
}
define float @dynamic_fadd_zero() #2 {
  %r = fadd float 0x36A0000000000000, 0.0
  ret float %r
}
define float @dynamic_fadd_neg_zero() #2 {
  %r = fadd float 0xB6A0000000000000, -0.0
  ret float %r
}
define float @dynamic_fmul_one() #2 {
  %r = fmul float 0x36A0000000000000, 1.0
  ret float %r
}
define float @dynamic_fmul_result() #2 {
  %r = fmul float 0x3810000000000000, 0.5
  ret float %r
}
define float @dynamic_fdiv_by() #2 {
  %r = fdiv float 1.0, 0x36A0000000000000
  ret float %r
}
define float @dynamic_frem_by() #2 {
  %r = frem float 1.0, 0x36A0000000000000
  ret float %r
}
define i1 @dynamic_fcmp() #2 {
  %r = fcmp oeq float 0x36A0000000000000, 0.0
  ret i1 %r
}
define float @dynamic_canonicalize() #2 {
  %r = call float @llvm.canonicalize.f32(float 0xB6A0000000000000)
  ret float %r
}
define double @dynamic_fpext() #2 {
  %r = fpext float 0x36A0000000000000 to double
  ret double %r
}
define float @dynamic_fptrunc() #2 {
  %r = fptrunc double 0xB6A0000000000000 to float
  ret float %r
}
define float @dynamic_sqrt() #2 {
  %r = call float @llvm.sqrt.f32(float 0x36A0000000000000)
  ret float %r
}
define float @dynamic_fma() #2 {
  %r = call float @llvm.fma.f32(float 0x36A0000000000000, float 1.0, float 0.0)
  ret float %r
}
define float @dynamic_minnum() #2 {
  %r = call float @llvm.minnum.f32(float 0x36A0000000000000, float 1.0)
  ret float %r
}
define float @dynamic_floor() #2 {
  %r = call float @llvm.floor.f32(float 0xB6A0000000000000)
  ret float %r
}
define float @dynamic_ldexp() #2 {
  %r = call float @llvm.ldexp.f32.i32(float 0x36A0000000000000, i32 100)
  ret float %r
}
define <2 x float> @dynamic_vector() #2 {
  %r = fadd <2 x float> <float 0x36A0000000000000, float 1.0>, <float 0.0, float 2.0>
  ret <2 x float> %r
}
define float @dynamic_fneg() #2 {
  %r = fneg float 0x36A0000000000000
  ret float %r
}
define float @dynamic_fabs() #2 {
  %r = call float @llvm.fabs.f32(float 0xB6A0000000000000)
  ret float %r
}
define i1 @dynamic_class() #2 {
  %r = call i1 @llvm.is.fpclass.f32(float 0x36A0000000000000, i32 144)
  ret i1 %r
}
define float @dynamic_nvvm() #2 {
  %r = call float @llvm.nvvm.mul.rn.f(float 0x36A0000000000000, float 1.0)
  ret float %r
}
define float @dynamic_nvvm_ftz() #2 {
  %r = call float @llvm.nvvm.mul.rn.ftz.f(float 0xB6A0000000000000, float 1.0)
  ret float %r
}
define float @dynamic_same_anyway() #2 {
  %r = fadd float 0x36A0000000000000, 1.0
  ret float %r
}
define double @dynamic_double() #2 {
  %r = fadd double 0x0000000000000001, 0.0
  ret double %r
}
define float @output_fadd_zero() #3 {
  %r = fadd float 0x36A0000000000000, 0.0
  ret float %r
}
define float @output_fadd_neg_zero() #3 {
  %r = fadd float 0xB6A0000000000000, -0.0
  ret float %r
}
define float @output_fmul_one() #3 {
  %r = fmul float 0x36A0000000000000, 1.0
  ret float %r
}
define float @output_fmul_result() #3 {
  %r = fmul float 0x3810000000000000, 0.5
  ret float %r
}
define float @output_fdiv_by() #3 {
  %r = fdiv float 1.0, 0x36A0000000000000
  ret float %r
}
define float @output_frem_by() #3 {
  %r = frem float 1.0, 0x36A0000000000000
  ret float %r
}
define i1 @output_fcmp() #3 {
  %r = fcmp oeq float 0x36A0000000000000, 0.0
  ret i1 %r
}
define float @output_canonicalize() #3 {
  %r = call float @llvm.canonicalize.f32(float 0xB6A0000000000000)
  ret float %r
}
define double @output_fpext() #3 {
  %r = fpext float 0x36A0000000000000 to double
  ret double %r
}
define float @output_fptrunc() #3 {
  %r = fptrunc double 0xB6A0000000000000 to float
  ret float %r
}
define float @output_sqrt() #3 {
  %r = call float @llvm.sqrt.f32(float 0x36A0000000000000)
  ret float %r
}
define float @output_fma() #3 {
  %r = call float @llvm.fma.f32(float 0x36A0000000000000, float 1.0, float 0.0)
  ret float %r
}
define float @output_minnum() #3 {
  %r = call float @llvm.minnum.f32(float 0x36A0000000000000, float 1.0)
  ret float %r
}
define float @output_floor() #3 {
  %r = call float @llvm.floor.f32(float 0xB6A0000000000000)
  ret float %r
}
define float @output_ldexp() #3 {
  %r = call float @llvm.ldexp.f32.i32(float 0x36A0000000000000, i32 100)
  ret float %r
}
define <2 x float> @output_vector() #3 {
  %r = fadd <2 x float> <float 0x36A0000000000000, float 1.0>, <float 0.0, float 2.0>
  ret <2 x float> %r
}
define float @output_fneg() #3 {
  %r = fneg float 0x36A0000000000000
  ret float %r
}
define float @output_fabs() #3 {
  %r = call float @llvm.fabs.f32(float 0xB6A0000000000000)
  ret float %r
}
define i1 @output_class() #3 {
  %r = call i1 @llvm.is.fpclass.f32(float 0x36A0000000000000, i32 144)
  ret i1 %r
}
define float @output_nvvm() #3 {
  %r = call float @llvm.nvvm.mul.rn.f(float 0x36A0000000000000, float 1.0)
  ret float %r
}
define float @output_nvvm_ftz() #3 {
  %r = call float @llvm.nvvm.mul.rn.ftz.f(float 0xB6A0000000000000, float 1.0)
  ret float %r
}
define float @output_same_anyway() #3 {
  %r = fadd float 0x36A0000000000000, 1.0
  ret float %r
}
define double @output_double() #3 {
  %r = fadd double 0x0000000000000001, 0.0
  ret double %r
}
define float @input_fadd_zero() #4 {
  %r = fadd float 0x36A0000000000000, 0.0
  ret float %r
}
define float @input_fadd_neg_zero() #4 {
  %r = fadd float 0xB6A0000000000000, -0.0
  ret float %r
}
define float @input_fmul_one() #4 {
  %r = fmul float 0x36A0000000000000, 1.0
  ret float %r
}
define float @input_fmul_result() #4 {
  %r = fmul float 0x3810000000000000, 0.5
  ret float %r
}
define float @input_fdiv_by() #4 {
  %r = fdiv float 1.0, 0x36A0000000000000
  ret float %r
}
define float @input_frem_by() #4 {
  %r = frem float 1.0, 0x36A0000000000000
  ret float %r
}
define i1 @input_fcmp() #4 {
  %r = fcmp oeq float 0x36A0000000000000, 0.0
  ret i1 %r
}
define float @input_canonicalize() #4 {
  %r = call float @llvm.canonicalize.f32(float 0xB6A0000000000000)
  ret float %r
}
define double @input_fpext() #4 {
  %r = fpext float 0x36A0000000000000 to double
  ret double %r
}
define float @input_fptrunc() #4 {
  %r = fptrunc double 0xB6A0000000000000 to float
  ret float %r
}
define float @input_sqrt() #4 {
  %r = call float @llvm.sqrt.f32(float 0x36A0000000000000)
  ret float %r
}
define float @input_fma() #4 {
  %r = call float @llvm.fma.f32(float 0x36A0000000000000, float 1.0, float 0.0)
  ret float %r
}
define float @input_minnum() #4 {
  %r = call float @llvm.minnum.f32(float 0x36A0000000000000, float 1.0)
  ret float %r
}
define float @input_floor() #4 {
  %r = call float @llvm.floor.f32(float 0xB6A0000000000000)
  ret float %r
}
define float @input_ldexp() #4 {
  %r = call float @llvm.ldexp.f32.i32(float 0x36A0000000000000, i32 100)
  ret float %r
}
define <2 x float> @input_vector() #4 {
  %r = fadd <2 x float> <float 0x36A0000000000000, float 1.0>, <float 0.0, float 2.0>
  ret <2 x float> %r
}
define float @input_fneg() #4 {
  %r = fneg float 0x36A0000000000000
  ret float %r
}
define float @input_fabs() #4 {
  %r = call float @llvm.fabs.f32(float 0xB6A0000000000000)
  ret float %r
}
define i1 @input_class() #4 {
  %r = call i1 @llvm.is.fpclass.f32(float 0x36A0000000000000, i32 144)
  ret i1 %r
}
define float @input_nvvm() #4 {
  %r = call float @llvm.nvvm.mul.rn.f(float 0x36A0000000000000, float 1.0)
  ret float %r
}
define float @input_nvvm_ftz() #4 {
  %r = call float @llvm.nvvm.mul.rn.ftz.f(float 0xB6A0000000000000, float 1.0)
  ret float %r
}
define float @input_same_anyway() #4 {
  %r = fadd float 0x36A0000000000000, 1.0
  ret float %r
}
define double @input_double() #4 {
  %r = fadd double 0x0000000000000001, 0.0
  ret double %r
}
define float @ieee_fadd_zero() #5 {
  %r = fadd float 0x36A0000000000000, 0.0
  ret float %r
}
define float @ieee_fadd_neg_zero() #5 {
  %r = fadd float 0xB6A0000000000000, -0.0
  ret float %r
}
define float @ieee_fmul_one() #5 {
  %r = fmul float 0x36A0000000000000, 1.0
  ret float %r
}
define float @ieee_fmul_result() #5 {
  %r = fmul float 0x3810000000000000, 0.5
  ret float %r
}
define float @ieee_fdiv_by() #5 {
  %r = fdiv float 1.0, 0x36A0000000000000
  ret float %r
}
define float @ieee_frem_by() #5 {
  %r = frem float 1.0, 0x36A0000000000000
  ret float %r
}
define i1 @ieee_fcmp() #5 {
  %r = fcmp oeq float 0x36A0000000000000, 0.0
  ret i1 %r
}
define float @ieee_canonicalize() #5 {
  %r = call float @llvm.canonicalize.f32(float 0xB6A0000000000000)
  ret float %r
}
define double @ieee_fpext() #5 {
  %r = fpext float 0x36A0000000000000 to double
  ret double %r
}
define float @ieee_fptrunc() #5 {
  %r = fptrunc double 0xB6A0000000000000 to float
  ret float %r
}
define float @ieee_sqrt() #5 {
  %r = call float @llvm.sqrt.f32(float 0x36A0000000000000)
  ret float %r
}
define float @ieee_fma() #5 {
  %r = call float @llvm.fma.f32(float 0x36A0000000000000, float 1.0, float 0.0)
  ret float %r
}
define float @ieee_minnum() #5 {
  %r = call float @llvm.minnum.f32(float 0x36A0000000000000, float 1.0)
  ret float %r
}
define float @ieee_floor() #5 {
  %r = call float @llvm.floor.f32(float 0xB6A0000000000000)
  ret float %r
}
define float @ieee_ldexp() #5 {
  %r = call float @llvm.ldexp.f32.i32(float 0x36A0000000000000, i32 100)
  ret float %r
}
define <2 x float> @ieee_vector() #5 {
  %r = fadd <2 x float> <float 0x36A0000000000000, float 1.0>, <float 0.0, float 2.0>
  ret <2 x float> %r
}
define float @ieee_fneg() #5 {
  %r = fneg float 0x36A0000000000000
  ret float %r
}
define float @ieee_fabs() #5 {
  %r = call float @llvm.fabs.f32(float 0xB6A0000000000000)
  ret float %r
}
define i1 @ieee_class() #5 {
  %r = call i1 @llvm.is.fpclass.f32(float 0x36A0000000000000, i32 144)
  ret i1 %r
}
define float @ieee_nvvm() #5 {
  %r = call float @llvm.nvvm.mul.rn.f(float 0x36A0000000000000, float 1.0)
  ret float %r
}
define float @ieee_nvvm_ftz() #5 {
  %r = call float @llvm.nvvm.mul.rn.ftz.f(float 0xB6A0000000000000, float 1.0)
  ret float %r
}
define float @ieee_same_anyway() #5 {
  %r = fadd float 0x36A0000000000000, 1.0
  ret float %r
}
define double @ieee_double() #5 {
  %r = fadd double 0x0000000000000001, 0.0
  ret double %r
}

; Of what compares equal to zero only zero itself is sure to have its bits; -0 may be what a negative denormal is read as.
define float @select_equal(float %x, float %y) #0 {
  %c = fcmp oeq float %x, %y
  %r = select nsz i1 %c, float %x, float %y
  ret float %r
}
define float @select_equal_const(float %x) #0 {
  %c = fcmp oeq float %x, 0x36A0000000000000
  %r = select i1 %c, float %x, float 0x36A0000000000000
  ret float %r
}
define float @add_zero_abs(float %x) #0 {
  %a = call float @llvm.fabs.f32(float %x)
  %r = fadd float %a, 0.0
  ret float %r
}
define float @add_zero_denormal(float nofpclass(nan inf norm zero) %x) #0 {
  %r = fadd float %x, 0.0
  ret float %r
}
; An extension of bfloat keeps denormals denormal.
define i1 @cmp_bfloat(bfloat %x, bfloat %y) #0 {
  %a = fpext bfloat %x to float
  %b = fpext bfloat %y to float
  %r = fcmp olt float %a, %b
  ret i1 %r
}
define i1 @cmp_half(half %x, half %y) #0 {
  %a = fpext half %x to float
  %b = fpext half %y to float
  %r = fcmp olt float %a, %b
  ret i1 %r
}
define float @bfloat_floor(bfloat %x) #0 {
  %a = fpext bfloat %x to float
  %r = call float @llvm.floor.f32(float %a)
  ret float %r
}
; Class tests that a comparison makes: zero and denormal where inputs flush, zero alone where they do not.
define i1 @class_zero_denormal(float %x) #0 {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 240)
  ret i1 %r
}
define i1 @class_zero(float %x) #0 {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 96)
  ret i1 %r
}
define i1 @class_positive_normal(float %x) #0 {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 768)
  ret i1 %r
}
define i1 @class_zero_output(float %x) #3 {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 96)
  ret i1 %r
}
define i1 @class_zero_dynamic(float %x) #2 {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 96)
  ret i1 %r
}
; A rule computes with constants as the hardware would.
define float @regroup(float %x) #0 {
  %a = fmul reassoc float %x, 0x36A0000000000000
  %r = fmul reassoc float %a, 0x47E0000000000000
  ret float %r
}
attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
attributes #1 = { "denormal-fp-math-f32"="positive-zero" }
attributes #2 = { "denormal-fp-math"="dynamic,dynamic" }
attributes #3 = { "denormal-fp-math-f32"="preserve-sign,ieee" }
attributes #4 = { "denormal-fp-math-f32"="ieee,preserve-sign" }
attributes #5 = { "denormal-fp-math"="preserve-sign" "denormal-fp-math-f32"="ieee" }

; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.canonicalize.f32(float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.sqrt.f32(float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.fma.f32(float, float, float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.minnum.f32(float, float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.floor.f32(float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.fabs.f32(float) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.ldexp.f32.i32(float, i32) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.mul.rn.f(float, float) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare float @llvm.nvvm.mul.rn.ftz.f(float, float) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #0
; CHECK-LABEL: define float @preserve_fadd_zero() #2 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @preserve_fadd_neg_zero() #2 {
; CHECK-NEXT:   ret float -0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @preserve_fmul_one() #2 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @preserve_fmul_result() #2 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @preserve_fdiv_by() #2 {
; CHECK-NEXT:   ret float 0x7FF0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @preserve_frem_by() #2 {
; CHECK-NEXT:   ret float 0x7FF8000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @preserve_fcmp() #2 {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define float @preserve_canonicalize() #2 {
; CHECK-NEXT:   ret float -0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define double @preserve_fpext() #2 {
; CHECK-NEXT:   ret double 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @preserve_fptrunc() #2 {
; CHECK-NEXT:   ret float -0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @preserve_sqrt() #2 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @preserve_fma() #2 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @preserve_minnum() #2 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @preserve_floor() #2 {
; CHECK-NEXT:   ret float -0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @preserve_ldexp() #2 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x float> @preserve_vector() #2 {
; CHECK-NEXT:   ret <2 x float> <float 0.000000e+00, float 3.000000e+00>
; CHECK-NEXT: }
; CHECK-LABEL: define float @preserve_fneg() #2 {
; CHECK-NEXT:   ret float 0xB6A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @preserve_fabs() #2 {
; CHECK-NEXT:   ret float 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @preserve_class() #2 {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define float @preserve_nvvm() #2 {
; CHECK-NEXT:   ret float 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @preserve_nvvm_ftz() #2 {
; CHECK-NEXT:   ret float -0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @preserve_same_anyway() #2 {
; CHECK-NEXT:   ret float 1.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define double @preserve_double() #2 {
; CHECK-NEXT:   ret double 4.940660e-324
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_fadd_zero() #3 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_fadd_neg_zero() #3 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_fmul_one() #3 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_fmul_result() #3 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_fdiv_by() #3 {
; CHECK-NEXT:   ret float 0x7FF0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_frem_by() #3 {
; CHECK-NEXT:   ret float 0x7FF8000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @positive_fcmp() #3 {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_canonicalize() #3 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define double @positive_fpext() #3 {
; CHECK-NEXT:   ret double 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_fptrunc() #3 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_sqrt() #3 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_fma() #3 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_minnum() #3 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_floor() #3 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_ldexp() #3 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x float> @positive_vector() #3 {
; CHECK-NEXT:   ret <2 x float> <float 0.000000e+00, float 3.000000e+00>
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_fneg() #3 {
; CHECK-NEXT:   ret float 0xB6A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_fabs() #3 {
; CHECK-NEXT:   ret float 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @positive_class() #3 {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_nvvm() #3 {
; CHECK-NEXT:   ret float 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_nvvm_ftz() #3 {
; CHECK-NEXT:   ret float -0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @positive_same_anyway() #3 {
; CHECK-NEXT:   ret float 1.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define double @positive_double() #3 {
; CHECK-NEXT:   ret double 4.940660e-324
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_fadd_zero() #4 {
; CHECK-NEXT:   %r = fadd float 0x36A0000000000000, 0.000000e+00
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_fadd_neg_zero() #4 {
; CHECK-NEXT:   %r = fadd float 0xB6A0000000000000, -0.000000e+00
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_fmul_one() #4 {
; CHECK-NEXT:   %r = fmul float 0x36A0000000000000, 1.000000e+00
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_fmul_result() #4 {
; CHECK-NEXT:   %r = fmul float 0x3810000000000000, 5.000000e-01
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_fdiv_by() #4 {
; CHECK-NEXT:   ret float 0x7FF0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_frem_by() #4 {
; CHECK-NEXT:   %r = frem float 1.000000e+00, 0x36A0000000000000
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @dynamic_fcmp() #4 {
; CHECK-NEXT:   %r = fcmp oeq float 0x36A0000000000000, 0.000000e+00
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_canonicalize() #4 {
; CHECK-NEXT:   %r = call float @llvm.canonicalize.f32(float 0xB6A0000000000000)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define double @dynamic_fpext() #4 {
; CHECK-NEXT:   %r = fpext float 0x36A0000000000000 to double
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_fptrunc() #4 {
; CHECK-NEXT:   %r = fptrunc double 0xB6A0000000000000 to float
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_sqrt() #4 {
; CHECK-NEXT:   %r = call float @llvm.sqrt.f32(float 0x36A0000000000000)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_fma() #4 {
; CHECK-NEXT:   %r = call float @llvm.fma.f32(float 0x36A0000000000000, float 1.000000e+00, float 0.000000e+00)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_minnum() #4 {
; CHECK-NEXT:   %r = call float @llvm.minnum.f32(float 0x36A0000000000000, float 1.000000e+00)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_floor() #4 {
; CHECK-NEXT:   %r = call float @llvm.floor.f32(float 0xB6A0000000000000)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_ldexp() #4 {
; CHECK-NEXT:   %r = call float @llvm.ldexp.f32.i32(float 0x36A0000000000000, i32 100)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x float> @dynamic_vector() #4 {
; CHECK-NEXT:   %r = fadd <2 x float> <float 0x36A0000000000000, float 1.000000e+00>, <float 0.000000e+00, float 2.000000e+00>
; CHECK-NEXT:   ret <2 x float> %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_fneg() #4 {
; CHECK-NEXT:   ret float 0xB6A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_fabs() #4 {
; CHECK-NEXT:   ret float 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @dynamic_class() #4 {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_nvvm() #4 {
; CHECK-NEXT:   ret float 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_nvvm_ftz() #4 {
; CHECK-NEXT:   ret float -0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @dynamic_same_anyway() #4 {
; CHECK-NEXT:   ret float 1.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define double @dynamic_double() #4 {
; CHECK-NEXT:   %r = fadd double 4.940660e-324, 0.000000e+00
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_fadd_zero() #5 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_fadd_neg_zero() #5 {
; CHECK-NEXT:   ret float -0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_fmul_one() #5 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_fmul_result() #5 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_fdiv_by() #5 {
; CHECK-NEXT:   ret float 0x7FF0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_frem_by() #5 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @output_fcmp() #5 {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_canonicalize() #5 {
; CHECK-NEXT:   ret float -0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define double @output_fpext() #5 {
; CHECK-NEXT:   ret double 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_fptrunc() #5 {
; CHECK-NEXT:   ret float -0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_sqrt() #5 {
; CHECK-NEXT:   ret float 0x3B46A09E60000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_fma() #5 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_minnum() #5 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_floor() #5 {
; CHECK-NEXT:   ret float -1.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_ldexp() #5 {
; CHECK-NEXT:   ret float 0x3CE0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x float> @output_vector() #5 {
; CHECK-NEXT:   ret <2 x float> <float 0.000000e+00, float 3.000000e+00>
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_fneg() #5 {
; CHECK-NEXT:   ret float 0xB6A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_fabs() #5 {
; CHECK-NEXT:   ret float 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @output_class() #5 {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_nvvm() #5 {
; CHECK-NEXT:   ret float 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_nvvm_ftz() #5 {
; CHECK-NEXT:   ret float -0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @output_same_anyway() #5 {
; CHECK-NEXT:   ret float 1.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define double @output_double() #5 {
; CHECK-NEXT:   ret double 4.940660e-324
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_fadd_zero() #6 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_fadd_neg_zero() #6 {
; CHECK-NEXT:   ret float -0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_fmul_one() #6 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_fmul_result() #6 {
; CHECK-NEXT:   ret float 0x3800000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_fdiv_by() #6 {
; CHECK-NEXT:   ret float 0x7FF0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_frem_by() #6 {
; CHECK-NEXT:   ret float 0x7FF8000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @input_fcmp() #6 {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_canonicalize() #6 {
; CHECK-NEXT:   ret float -0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define double @input_fpext() #6 {
; CHECK-NEXT:   ret double 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_fptrunc() #6 {
; CHECK-NEXT:   ret float 0xB6A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_sqrt() #6 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_fma() #6 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_minnum() #6 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_floor() #6 {
; CHECK-NEXT:   ret float -0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_ldexp() #6 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x float> @input_vector() #6 {
; CHECK-NEXT:   ret <2 x float> <float 0.000000e+00, float 3.000000e+00>
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_fneg() #6 {
; CHECK-NEXT:   ret float 0xB6A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_fabs() #6 {
; CHECK-NEXT:   ret float 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @input_class() #6 {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_nvvm() #6 {
; CHECK-NEXT:   ret float 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_nvvm_ftz() #6 {
; CHECK-NEXT:   ret float -0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @input_same_anyway() #6 {
; CHECK-NEXT:   ret float 1.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define double @input_double() #6 {
; CHECK-NEXT:   ret double 4.940660e-324
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_fadd_zero() #7 {
; CHECK-NEXT:   ret float 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_fadd_neg_zero() #7 {
; CHECK-NEXT:   ret float 0xB6A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_fmul_one() #7 {
; CHECK-NEXT:   ret float 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_fmul_result() #7 {
; CHECK-NEXT:   ret float 0x3800000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_fdiv_by() #7 {
; CHECK-NEXT:   ret float 0x7FF0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_frem_by() #7 {
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @ieee_fcmp() #7 {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_canonicalize() #7 {
; CHECK-NEXT:   ret float 0xB6A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define double @ieee_fpext() #7 {
; CHECK-NEXT:   ret double 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_fptrunc() #7 {
; CHECK-NEXT:   ret float 0xB6A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_sqrt() #7 {
; CHECK-NEXT:   ret float 0x3B46A09E60000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_fma() #7 {
; CHECK-NEXT:   ret float 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_minnum() #7 {
; CHECK-NEXT:   ret float 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_floor() #7 {
; CHECK-NEXT:   ret float -1.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_ldexp() #7 {
; CHECK-NEXT:   ret float 0x3CE0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x float> @ieee_vector() #7 {
; CHECK-NEXT:   ret <2 x float> <float 0x36A0000000000000, float 3.000000e+00>
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_fneg() #7 {
; CHECK-NEXT:   ret float 0xB6A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_fabs() #7 {
; CHECK-NEXT:   ret float 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @ieee_class() #7 {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_nvvm() #7 {
; CHECK-NEXT:   ret float 0x36A0000000000000
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_nvvm_ftz() #7 {
; CHECK-NEXT:   ret float -0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @ieee_same_anyway() #7 {
; CHECK-NEXT:   ret float 1.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define double @ieee_double() #7 {
; CHECK-NEXT:   ret double 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @select_equal(float %x, float %y) #2 {
; CHECK-NEXT:   %c = fcmp oeq float %x, %y
; CHECK-NEXT:   %r = select nsz i1 %c, float %x, float %y
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @select_equal_const(float %x) #2 {
; CHECK-NEXT:   %c = fcmp oeq float %x, 0x36A0000000000000
; CHECK-NEXT:   %r = select i1 %c, float %x, float 0x36A0000000000000
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @add_zero_abs(float %x) #2 {
; CHECK-NEXT:   %a = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   ret float %a
; CHECK-NEXT: }
; CHECK-LABEL: define float @add_zero_denormal(float nofpclass(nan inf zero norm) %x) #2 {
; CHECK-NEXT:   %r = fadd float %x, 0.000000e+00
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @cmp_bfloat(bfloat %x, bfloat %y) #2 {
; CHECK-NEXT:   %a = fpext bfloat %x to float
; CHECK-NEXT:   %b = fpext bfloat %y to float
; CHECK-NEXT:   %r = fcmp olt float %a, %b
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @cmp_half(half %x, half %y) #2 {
; CHECK-NEXT:   %r = fcmp olt half %x, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @bfloat_floor(bfloat %x) #2 {
; CHECK-NEXT:   %a = fpext bfloat %x to float
; CHECK-NEXT:   %r = call float @llvm.floor.f32(float %a)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @class_zero_denormal(float %x) #2 {
; CHECK-NEXT:   %r = fcmp oeq float %x, 0.000000e+00
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @class_zero(float %x) #2 {
; CHECK-NEXT:   %r = call i1 @llvm.is.fpclass.f32(float %x, i32 96)
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @class_positive_normal(float %x) #2 {
; CHECK-NEXT:   %r = fcmp ogt float %x, 0.000000e+00
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @class_zero_output(float %x) #5 {
; CHECK-NEXT:   %r = fcmp oeq float %x, 0.000000e+00
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @class_zero_dynamic(float %x) #4 {
; CHECK-NEXT:   %r = call i1 @llvm.is.fpclass.f32(float %x, i32 96)
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define float @regroup(float %x) #2 {
; CHECK-NEXT:   %a = fmul reassoc float %x, 0x36A0000000000000
; CHECK-NEXT:   %r = fmul reassoc float %a, 0x47E0000000000000
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #2 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
; CHECK-NEXT: attributes #3 = { "denormal-fp-math-f32"="positive-zero" }
; CHECK-NEXT: attributes #4 = { "denormal-fp-math"="dynamic,dynamic" }
; CHECK-NEXT: attributes #5 = { "denormal-fp-math-f32"="preserve-sign,ieee" }
; CHECK-NEXT: attributes #6 = { "denormal-fp-math-f32"="ieee,preserve-sign" }
; CHECK-NEXT: attributes #7 = { "denormal-fp-math"="preserve-sign" "denormal-fp-math-f32"="ieee" }
