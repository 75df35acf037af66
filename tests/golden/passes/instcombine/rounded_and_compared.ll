; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; What is rounded to a narrower float and compared: compared with the bound of what is rounded to the constant. A tie goes to the even one.
define i1 @olt_even(double %x) {
  %t = fptrunc double %x to float
  %c = fcmp olt float %t, 1.0
  ret i1 %c
}
define i1 @olt_odd(float %x) {
  %t = fptrunc float %x to half
  %c = fcmp olt half %t, 0xH3C01
  ret i1 %c
}
define i1 @ole_even(double %x) {
  %t = fptrunc double %x to float
  %c = fcmp ole float %t, 1.0
  ret i1 %c
}
define i1 @ole_odd(float %x) {
  %t = fptrunc float %x to half
  %c = fcmp ole half %t, 0xH3C01
  ret i1 %c
}
define i1 @ogt_even(double %x) {
  %t = fptrunc double %x to float
  %c = fcmp ogt float %t, 1.0
  ret i1 %c
}
define i1 @ogt_odd(float %x) {
  %t = fptrunc float %x to half
  %c = fcmp ogt half %t, 0xH3C01
  ret i1 %c
}
define i1 @oge_even(double %x) {
  %t = fptrunc double %x to float
  %c = fcmp oge float %t, 1.0
  ret i1 %c
}
define i1 @oge_odd(float %x) {
  %t = fptrunc float %x to half
  %c = fcmp oge half %t, 0xH3C01
  ret i1 %c
}
define i1 @ult_even(double %x) {
  %t = fptrunc double %x to float
  %c = fcmp ult float %t, 1.0
  ret i1 %c
}
define i1 @ult_odd(float %x) {
  %t = fptrunc float %x to half
  %c = fcmp ult half %t, 0xH3C01
  ret i1 %c
}
define i1 @ule_even(double %x) {
  %t = fptrunc double %x to float
  %c = fcmp ule float %t, 1.0
  ret i1 %c
}
define i1 @ule_odd(float %x) {
  %t = fptrunc float %x to half
  %c = fcmp ule half %t, 0xH3C01
  ret i1 %c
}
define i1 @ugt_even(double %x) {
  %t = fptrunc double %x to float
  %c = fcmp ugt float %t, 1.0
  ret i1 %c
}
define i1 @ugt_odd(float %x) {
  %t = fptrunc float %x to half
  %c = fcmp ugt half %t, 0xH3C01
  ret i1 %c
}
define i1 @uge_even(double %x) {
  %t = fptrunc double %x to float
  %c = fcmp uge float %t, 1.0
  ret i1 %c
}
define i1 @uge_odd(float %x) {
  %t = fptrunc float %x to half
  %c = fcmp uge half %t, 0xH3C01
  ret i1 %c
}
define i1 @zero(double %x) {
  %t = fptrunc double %x to float
  %c = fcmp ogt float %t, -0.0
  ret i1 %c
}
define i1 @largest(double %x) {
  %t = fptrunc double %x to float
  %c = fcmp ole float %t, 0x47EFFFFFE0000000
  ret i1 %c
}
define i1 @equal(double %x) {
  %t = fptrunc double %x to float
  %c = fcmp oeq float %t, 1.0
  ret i1 %c
}
define i1 @flushed(double %x) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %t = fptrunc double %x to float
  %c = fcmp ogt float %t, 0.0
  ret i1 %c
}
; an integer through a float that does not hold all of them: what it does not hold is out of the result's range
define i8 @narrow(i32 %x) {
  %f = uitofp i32 %x to float
  %r = fptoui float %f to i8
  ret i8 %r
}
define i32 @not_narrow(i32 %x) {
  %f = uitofp i32 %x to float
  %r = fptoui float %f to i32
  ret i32 %r
}
define i32 @known_low(i32 %x) {
  %l = and i32 %x, 16777215
  %f = sitofp i32 %l to float
  %r = fptosi float %f to i32
  ret i32 %r
}

; CHECK-LABEL: define i1 @olt_even(double %x) {
; CHECK-NEXT:   %c = fcmp olt double %x, 0x3FEFFFFFF0000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @olt_odd(float %x) {
; CHECK-NEXT:   %c = fcmp olt float %x, 0x3FF0020020000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @ole_even(double %x) {
; CHECK-NEXT:   %c = fcmp ole double %x, 0x3FF0000010000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @ole_odd(float %x) {
; CHECK-NEXT:   %c = fcmp ole float %x, 0x3FF005FFE0000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @ogt_even(double %x) {
; CHECK-NEXT:   %c = fcmp ogt double %x, 0x3FF0000010000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @ogt_odd(float %x) {
; CHECK-NEXT:   %c = fcmp ogt float %x, 0x3FF005FFE0000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @oge_even(double %x) {
; CHECK-NEXT:   %c = fcmp oge double %x, 0x3FEFFFFFF0000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @oge_odd(float %x) {
; CHECK-NEXT:   %c = fcmp oge float %x, 0x3FF0020020000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @ult_even(double %x) {
; CHECK-NEXT:   %c = fcmp ult double %x, 0x3FEFFFFFF0000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @ult_odd(float %x) {
; CHECK-NEXT:   %c = fcmp ult float %x, 0x3FF0020020000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @ule_even(double %x) {
; CHECK-NEXT:   %c = fcmp ule double %x, 0x3FF0000010000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @ule_odd(float %x) {
; CHECK-NEXT:   %c = fcmp ule float %x, 0x3FF005FFE0000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @ugt_even(double %x) {
; CHECK-NEXT:   %c = fcmp ugt double %x, 0x3FF0000010000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @ugt_odd(float %x) {
; CHECK-NEXT:   %c = fcmp ugt float %x, 0x3FF005FFE0000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @uge_even(double %x) {
; CHECK-NEXT:   %c = fcmp uge double %x, 0x3FEFFFFFF0000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @uge_odd(float %x) {
; CHECK-NEXT:   %c = fcmp uge float %x, 0x3FF0020020000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @zero(double %x) {
; CHECK-NEXT:   %c = fcmp ogt double %x, 0x3690000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @largest(double %x) {
; CHECK-NEXT:   %t = fptrunc double %x to float
; CHECK-NEXT:   %c = fcmp ole float %t, 0x47EFFFFFE0000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @equal(double %x) {
; CHECK-NEXT:   %t = fptrunc double %x to float
; CHECK-NEXT:   %c = fcmp oeq float %t, 1.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @flushed(double %x) #0 {
; CHECK-NEXT:   %t = fptrunc double %x to float
; CHECK-NEXT:   %c = fcmp ogt float %t, 0.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @narrow(i32 %x) {
; CHECK-NEXT:   %r = trunc i32 %x to i8
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @not_narrow(i32 %x) {
; CHECK-NEXT:   %f = uitofp i32 %x to float
; CHECK-NEXT:   %r = fptoui float %f to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @known_low(i32 %x) {
; CHECK-NEXT:   %l = and i32 %x, 16777215
; CHECK-NEXT:   ret i32 %l
; CHECK-NEXT: }
; CHECK: attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
