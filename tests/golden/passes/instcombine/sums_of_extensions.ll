; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; What two values extended alike add up to, differ by or multiply to is computed before the extension where it fits.
define i64 @thread_and_half(i32 range(i32 0, 1024) %t, i32 range(i32 0, 1024) %h, ptr %p) {
  %a = zext i32 %t to i64
  store i64 %a, ptr %p
  %b = zext i32 %h to i64
  %s = add i64 %a, %b
  ret i64 %s
}
define i64 @may_wrap_stays(i32 %t, i32 range(i32 0, 1024) %h) {
  %a = zext i32 %t to i64
  %b = zext i32 %h to i64
  %s = add i64 %a, %b
  ret i64 %s
}
define i64 @product(i32 range(i32 -8, 1024) %t, i32 range(i32 0, 1024) %h) {
  %a = sext i32 %t to i64
  %b = sext i32 %h to i64
  %s = mul i64 %a, %b
  ret i64 %s
}
define i64 @difference(i32 range(i32 2048, 4096) %t, i32 range(i32 0, 1024) %h, ptr %p) {
  %a = zext i32 %t to i64
  %b = zext i32 %h to i64
  store i64 %a, ptr %p
  %s = sub i64 %a, %b
  ret i64 %s
}
define i64 @both_used_elsewhere_stay(i32 range(i32 0, 1024) %t, i32 range(i32 0, 1024) %h, ptr %p) {
  %a = zext i32 %t to i64
  %b = zext i32 %h to i64
  store volatile i64 %a, ptr %p
  store volatile i64 %b, ptr %p
  %s = add i64 %a, %b
  ret i64 %s
}

; CHECK-LABEL: define i64 @thread_and_half(i32 range(i32 0, 1024) %t, i32 range(i32 0, 1024) %h, ptr %p) {
; CHECK-NEXT:   %a = zext nneg i32 %t to i64
; CHECK-NEXT:   store i64 %a, ptr %p, align 4
; CHECK-NEXT:   %1 = add nuw nsw i32 %t, %h
; CHECK-NEXT:   %s = zext nneg i32 %1 to i64
; CHECK-NEXT:   ret i64 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @may_wrap_stays(i32 %t, i32 range(i32 0, 1024) %h) {
; CHECK-NEXT:   %a = zext i32 %t to i64
; CHECK-NEXT:   %b = zext nneg i32 %h to i64
; CHECK-NEXT:   %s = add nuw nsw i64 %a, %b
; CHECK-NEXT:   ret i64 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @product(i32 range(i32 -8, 1024) %t, i32 range(i32 0, 1024) %h) {
; CHECK-NEXT:   %a = sext i32 %t to i64
; CHECK-NEXT:   %b = zext nneg i32 %h to i64
; CHECK-NEXT:   %s = mul nsw i64 %a, %b
; CHECK-NEXT:   ret i64 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @difference(i32 range(i32 2048, 4096) %t, i32 range(i32 0, 1024) %h, ptr %p) {
; CHECK-NEXT:   %a = zext nneg i32 %t to i64
; CHECK-NEXT:   store i64 %a, ptr %p, align 4
; CHECK-NEXT:   %1 = sub nuw nsw i32 %t, %h
; CHECK-NEXT:   %s = zext nneg i32 %1 to i64
; CHECK-NEXT:   ret i64 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @both_used_elsewhere_stay(i32 range(i32 0, 1024) %t, i32 range(i32 0, 1024) %h, ptr %p) {
; CHECK-NEXT:   %a = zext nneg i32 %t to i64
; CHECK-NEXT:   %b = zext nneg i32 %h to i64
; CHECK-NEXT:   store volatile i64 %a, ptr %p, align 4
; CHECK-NEXT:   store volatile i64 %b, ptr %p, align 4
; CHECK-NEXT:   %s = add nuw nsw i64 %a, %b
; CHECK-NEXT:   ret i64 %s
; CHECK-NEXT: }
