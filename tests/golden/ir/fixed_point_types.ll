; RUN: %nvopt -S %s | FileCheck %s
; A rational type has both parts of its fraction, nought where none was written; the others have a factor or nothing.
; CHECK: !DIFixedPointType(name: "none", encoding: DW_ATE_unsigned_fixed, kind: Rational, numerator: 0, denominator: 0)
; CHECK: !DIFixedPointType(name: "zero", encoding: DW_ATE_unsigned_fixed, kind: Rational, numerator: 0, denominator: 3)
; CHECK: !DIFixedPointType(name: "third", encoding: DW_ATE_unsigned_fixed, kind: Rational, numerator: 1, denominator: 3)
; CHECK: !DIFixedPointType(name: "plain", encoding: DW_ATE_signed_fixed, kind: Decimal)
; CHECK: !DIFixedPointType(name: "scaled", encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!named = !{!0, !1, !2, !3, !4}
!0 = !DIFixedPointType(name: "none", encoding: DW_ATE_unsigned_fixed, kind: Rational)
!1 = !DIFixedPointType(name: "zero", encoding: DW_ATE_unsigned_fixed, kind: Rational, denominator: 3)
!2 = !DIFixedPointType(name: "third", encoding: DW_ATE_unsigned_fixed, kind: Rational, factor: 0, numerator: 1, denominator: 3)
!3 = !DIFixedPointType(name: "plain", encoding: DW_ATE_signed_fixed, kind: Decimal, numerator: 0, denominator: 0)
!4 = !DIFixedPointType(name: "scaled", encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
