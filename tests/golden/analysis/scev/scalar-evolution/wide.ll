; RUN: %nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1 | FileCheck %s
; Ranges of more than 64 bits.

; The count fits 64 bits, so that neither counter nor product wraps in 128.
; CHECK-LABEL: 'counter'
; CHECK: %i = phi
; CHECK-NEXT: -->  {0,+,1}<nuw><nsw><%loop> U: [0,4294967296) S: [0,4294967296)
; CHECK: %m = mul
; CHECK-NEXT: -->  {0,+,18446744073709551616}<nuw><nsw><%loop> U: [0,79228162495817593519834398721) S: [0,79228162495817593519834398721)
define void @counter(i32 %n) {
entry:
  %w = zext i32 %n to i128
  br label %loop
loop:
  %i = phi i128 [ 0, %entry ], [ %j, %loop ]
  %m = mul i128 %i, 18446744073709551616
  %j = add i128 %i, 1
  %c = icmp ult i128 %i, %w
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; The high half of a product of 64 bits: no part of the sum is lost.
; CHECK-LABEL: 'high'
; CHECK: %p = mul
; CHECK-NEXT: {{.*}} U: [0,-36893488147419103230)
; CHECK: %s = add
; CHECK-NEXT: -->  {{.*}}<nuw> U: [7,-36893488147419103223)
define i128 @high(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %p = mul i128 %x, %y
  %s = add i128 %p, 7
  ret i128 %s
}
; Known bits, signs, minima.
; CHECK-LABEL: 'parts'
; CHECK: %k = and
; CHECK-NEXT: {{.*}} U: [0,1208925819614629174706176) S: [0,1208925819614629174706176)
; CHECK: %s = sext
; CHECK-NEXT: {{.*}} U: [-128,128) S: [-128,128)
; CHECK: %n = call
; CHECK-NEXT: {{.*}} U: {{.*}} S: [-170141183460469231731687303715884105728,128)
define i128 @parts(i128 %x, i8 %b) {
  %k = and i128 %x, 1208925819614629174706175
  %s = sext i8 %b to i128
  %n = call i128 @llvm.smin.i128(i128 %x, i128 %s)
  %r = add i128 %n, %k
  ret i128 %r
}
declare i128 @llvm.smin.i128(i128, i128)
