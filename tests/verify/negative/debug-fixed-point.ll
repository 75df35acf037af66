; ERROR: 6:1: invalid encoding
; ERROR: 7:1: factor should be 0 for rationals
; ERROR: 8:1: numerator and denominator should be 0 for non-rationals
; ERROR: 9:1: numerator and denominator should be 0 for non-rationals
!x = !{!0, !1, !2, !3}
!0 = !DIFixedPointType(encoding: DW_ATE_signed, kind: Binary)
!1 = !DIFixedPointType(encoding: DW_ATE_signed_fixed, kind: Rational, factor: 1)
!2 = !DIFixedPointType(encoding: DW_ATE_signed_fixed, kind: Binary, numerator: 1)
!3 = !DIFixedPointType(encoding: DW_ATE_signed_fixed, kind: Decimal, numerator: 0, denominator: 1)
