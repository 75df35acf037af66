; RUN: %nvopt -passes='sccp' -S %s | FileCheck %s
; Ranges come from masks and branches: the comparison is decided, the sign extension of what is not negative zeroes.
define i64 @f(i32 %x) {
  %m = and i32 %x, 255
  %c = icmp ult i32 %m, 256
  br i1 %c, label %a, label %b
a:
  %e = sext i32 %m to i64
  ret i64 %e
b:
  ret i64 -1
}

; CHECK-LABEL: define range(i64 0, 256) i64 @f(i32 %x) {
; CHECK-NEXT:   %m = and i32 %x, 255
; CHECK-NEXT:   br label %a
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   %e = zext nneg i32 %m to i64
; CHECK-NEXT:   ret i64 %e
; CHECK-NEXT: }
