; RUN: %nvopt -passes='early-cse' -S %s | FileCheck %s
; Minima that are compared in other ways are one value; where an operand is undef they are not, so it is the intrinsic. Two of one form stay a select.
define i8 @commuted(i8 %a, i8 %b) {
  %c = icmp slt i8 %a, %b
  %m = select i1 %c, i8 %a, i8 %b
  %d = icmp slt i8 %b, %a
  %n = select i1 %d, i8 %b, i8 %a
  %r = mul i8 %m, %n
  ret i8 %r
}

define i8 @inverted(i8 %a, i8 %b) {
  %c = icmp ult i8 %a, %b
  %m = select i1 %c, i8 %a, i8 %b
  %d = xor i1 %c, true
  %n = select i1 %d, i8 %b, i8 %a
  %r = mul i8 %m, %n
  ret i8 %r
}

define i8 @other(i8 %a, i8 %b) {
  %c = icmp slt i8 %a, %b
  %m = select i1 %c, i8 %a, i8 %b
  %d = icmp ult i8 %b, %a
  %n = select i1 %d, i8 %b, i8 %a
  %r = mul i8 %m, %n
  ret i8 %r
}

; The inverse comparison and arms exchanged.
define i32 @select(float %x, i32 %t, i32 %f) {
  %c = fcmp ueq float %x, 4.200000e+01
  %m = select i1 %c, i32 %t, i32 %f
  %d = fcmp one float %x, 4.200000e+01
  %n = select i1 %d, i32 %f, i32 %t
  %r = mul i32 %m, %n
  ret i32 %r
}

; nnan: the second is poison where the first is not.
define i32 @select_flags(float %x, i32 %t, i32 %f) {
  %c = fcmp ueq float %x, 4.200000e+01
  %m = select i1 %c, i32 %t, i32 %f
  %d = fcmp nnan one float %x, 4.200000e+01
  %n = select i1 %d, i32 %f, i32 %t
  %r = mul i32 %m, %n
  ret i32 %r
}

; CHECK-LABEL: define i8 @commuted(i8 %a, i8 %b) {
; CHECK-NEXT:   %c = icmp slt i8 %a, %b
; CHECK-NEXT:   %m = call i8 @llvm.smin.i8(i8 %a, i8 %b)
; CHECK-NEXT:   %d = icmp slt i8 %b, %a
; CHECK-NEXT:   %r = mul i8 %m, %m
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @inverted(i8 %a, i8 %b) {
; CHECK-NEXT:   %c = icmp ult i8 %a, %b
; CHECK-NEXT:   %m = select i1 %c, i8 %a, i8 %b
; CHECK-NEXT:   %d = xor i1 %c, true
; CHECK-NEXT:   %r = mul i8 %m, %m
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @other(i8 %a, i8 %b) {
; CHECK-NEXT:   %c = icmp slt i8 %a, %b
; CHECK-NEXT:   %m = select i1 %c, i8 %a, i8 %b
; CHECK-NEXT:   %d = icmp ult i8 %b, %a
; CHECK-NEXT:   %n = select i1 %d, i8 %b, i8 %a
; CHECK-NEXT:   %r = mul i8 %m, %n
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @select(float %x, i32 %t, i32 %f) {
; CHECK-NEXT:   %c = fcmp ueq float %x, 4.200000e+01
; CHECK-NEXT:   %m = select i1 %c, i32 %t, i32 %f
; CHECK-NEXT:   %d = fcmp one float %x, 4.200000e+01
; CHECK-NEXT:   %r = mul i32 %m, %m
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @select_flags(float %x, i32 %t, i32 %f) {
; CHECK-NEXT:   %c = fcmp ueq float %x, 4.200000e+01
; CHECK-NEXT:   %m = select i1 %c, i32 %t, i32 %f
; CHECK-NEXT:   %d = fcmp nnan one float %x, 4.200000e+01
; CHECK-NEXT:   %n = select i1 %d, i32 %f, i32 %t
; CHECK-NEXT:   %r = mul i32 %m, %n
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i8 @llvm.smin.i8(i8, i8) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
