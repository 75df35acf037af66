; RUN: %nvopt -passes=correlated-propagation -S %s | FileCheck %s
; Intervals of products and shifts that do not wrap; of neither sign they have none either way.
; CHECK-LABEL: @product
; CHECK: %m = mul nuw nsw i32 %n, %k
; CHECK: zext nneg i32 %m to i64
define i64 @product(i32 %n, i32 %k) {
  %a = icmp sgt i32 %n, 0
  %b = icmp sgt i32 %k, 0
  %c = and i1 %a, %b
  br i1 %c, label %t, label %e
t:
  %m = mul nsw i32 %n, %k
  %x = sext i32 %m to i64
  ret i64 %x
e:
  ret i64 0
}
; CHECK-LABEL: @shift
; CHECK: %m = shl nuw nsw i32 %n, %k
; CHECK-NEXT: store i1 true, ptr %p
; CHECK: zext nneg i32 %m to i64
define i64 @shift(i32 %n, i32 %k, ptr %p) {
  %a = icmp sgt i32 %n, 7
  br i1 %a, label %t, label %e
t:
  %m = shl nsw i32 %n, %k
  %c = icmp ne i32 %m, 7
  store i1 %c, ptr %p
  %x = sext i32 %m to i64
  ret i64 %x
e:
  ret i64 0
}
; May be negative: as it was.
; CHECK-LABEL: @either
; CHECK: %m = mul nsw i32 %n, %k
; CHECK: sext i32 %m to i64
define i64 @either(i32 %n, i32 %k) {
  %a = icmp sgt i32 %n, -2
  %b = icmp sgt i32 %k, 0
  %c = and i1 %a, %b
  br i1 %c, label %t, label %e
t:
  %m = mul nsw i32 %n, %k
  %x = sext i32 %m to i64
  ret i64 %x
e:
  ret i64 0
}
