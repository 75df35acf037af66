; Integers of other widths than the machine's: i1, i7, i24, i128, i200; extensions and truncations; bits nobody looks at. For bdce, instcombine, known bits.
define i128 @mul128(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = sext i64 %b to i128
  %m = mul nsw i128 %x, %y
  %h = lshr i128 %m, 64
  %t = trunc i128 %h to i64
  %z = zext i64 %t to i128
  ret i128 %z
}
define i7 @odd(i7 %a, i24 %b, i200 %c) {
  %t = trunc i24 %b to i7
  %u = trunc i200 %c to i7
  %s = add nuw nsw i7 %a, %t
  %r = urem i7 %s, 12
  %x = xor i7 %r, %u
  %f = call i7 @llvm.fshl.i7(i7 %x, i7 %a, i7 9)
  ret i7 %f
}
define i8 @low(i32 %x, i32 %y) {
  %hi = or i32 %x, -65536
  %s = sext i8 -3 to i32
  %a = add nsw i32 %hi, %y
  %b = shl i32 %a, 3
  %m = xor i32 %b, 4194304
  %e = ashr exact i32 %m, 1
  %t = trunc i32 %e to i8
  ret i8 %t
}
define i1 @bits(i64 %x) {
  %p = call i64 @llvm.ctpop.i64(i64 %x), !range !0
  %c = icmp eq i64 %p, 1
  %l = call i64 @llvm.ctlz.i64(i64 %x, i1 true)
  %d = icmp ult i64 %l, 64
  %r = select i1 %c, i1 %d, i1 false
  ret i1 %r
}
declare i7 @llvm.fshl.i7(i7, i7, i7)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1)
!0 = !{i64 0, i64 65}

; Quotient and remainder of one division, and integers that only go through floats.
define i32 @quotient_and_remainder(i32 noundef %x, i32 noundef %y) {
  %q = udiv i32 %x, %y
  %r = urem i32 %x, %y
  %s = xor i32 %q, %r
  ret i32 %s
}
define i1 @through_floats(i8 %a, i8 %b) {
  %x = uitofp i8 %a to float
  %y = sitofp i8 %b to float
  %s = fsub float %x, %y
  %c = fcmp olt float %s, 7.0
  ret i1 %c
}
