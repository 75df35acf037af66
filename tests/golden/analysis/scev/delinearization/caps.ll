; RUN: %nvopt -passes='print<delinearization>' -stats -disable-output %s 2>&1 | FileCheck %s
; What limits the steps of delinearization: a product of more factors than an array has dimensions is left as one, and counted.

define void @product(ptr %p, i64 %n) {
entry:
  %c0 = load i64, ptr %p
  %c1 = load i64, ptr %p
  %c2 = load i64, ptr %p
  %c3 = load i64, ptr %p
  %c4 = load i64, ptr %p
  %c5 = load i64, ptr %p
  %c6 = load i64, ptr %p
  %c7 = load i64, ptr %p
  %c8 = load i64, ptr %p
  %c9 = load i64, ptr %p
  %c10 = load i64, ptr %p
  %c11 = load i64, ptr %p
  %c12 = load i64, ptr %p
  %c13 = load i64, ptr %p
  %c14 = load i64, ptr %p
  %c15 = load i64, ptr %p
  %c16 = load i64, ptr %p
  %c17 = load i64, ptr %p
  %c18 = load i64, ptr %p
  %c19 = load i64, ptr %p
  %m0 = mul i64 %c0, %c1
  %m1 = mul i64 %m0, %c2
  %m2 = mul i64 %m1, %c3
  %m3 = mul i64 %m2, %c4
  %m4 = mul i64 %m3, %c5
  %m5 = mul i64 %m4, %c6
  %m6 = mul i64 %m5, %c7
  %m7 = mul i64 %m6, %c8
  %m8 = mul i64 %m7, %c9
  %m9 = mul i64 %m8, %c10
  %m10 = mul i64 %m9, %c11
  %m11 = mul i64 %m10, %c12
  %m12 = mul i64 %m11, %c13
  %m13 = mul i64 %m12, %c14
  %m14 = mul i64 %m13, %c15
  %m15 = mul i64 %m14, %c16
  %m16 = mul i64 %m15, %c17
  %m17 = mul i64 %m16, %c18
  %m18 = mul i64 %m17, %c19
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %o = mul i64 %i, %m18
  %g = getelementptr i32, ptr %p, i64 %o
  store i32 1, ptr %g
  %j = add nuw i64 %i, 1
  %k = icmp ult i64 %j, %n
  br i1 %k, label %h, label %x
x:
  ret void
}
; CHECK: ArrayDecl[UnknownSize][
; CHECK: cap delinearization - at most 16 dimensions, and operands of a product
