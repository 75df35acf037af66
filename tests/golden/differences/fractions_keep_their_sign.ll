; RUN: %nvopt -S %s | FileCheck %s
; LLVM 22 reads a number with just the bits that it needs and prints it with a sign: 1/10 comes out as -1/-6.
; CHECK: !DIFixedPointType(name: "tenth", size: 32, encoding: DW_ATE_signed_fixed, kind: Rational, numerator: 1, denominator: 10)
; CHECK: !DIFixedPointType(name: "large", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: 9223372036854775807)
!named = !{!0, !1}
!0 = !DIFixedPointType(name: "tenth", size: 32, encoding: DW_ATE_signed_fixed, kind: Rational, numerator: 1, denominator: 10)
!1 = !DIFixedPointType(name: "large", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: 9223372036854775807)
