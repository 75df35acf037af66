; RUN: %nvopt -passes='early-cse<memssa>' -verify-memoryssa -S %s | FileCheck %s

; The second load was found to be written by the store of an integer, past that of a float. Its twin does not say that it
; is an integer, so what stays does not either, and what was found of it is forgotten.
define i32 @weaker(ptr %p, ptr %q, ptr %r) {
  %a = load i32, ptr %p, !tbaa !3
  store i32 0, ptr %r, !tbaa !3
  store float 1.0, ptr %q, !tbaa !1
  %b = load i32, ptr %p, !tbaa !3
  %c = load i32, ptr %p
  %s = add i32 %a, %b
  %t = add i32 %s, %c
  ret i32 %t
}
!0 = !{!"root"}
!1 = !{!2, !2, i64 0}
!2 = !{!"float", !0}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !0}

; CHECK-LABEL: define i32 @weaker(ptr %p, ptr %q, ptr %r) {
; CHECK-NEXT:   %a = load i32, ptr %p, align 4, !tbaa !0
; CHECK-NEXT:   store i32 0, ptr %r, align 4, !tbaa !0
; CHECK-NEXT:   store float 1.000000e+00, ptr %q, align 4, !tbaa !3
; CHECK-NEXT:   %b = load i32, ptr %p, align 4
; CHECK-NEXT:   %s = add i32 %a, %b
; CHECK-NEXT:   %t = add i32 %s, %b
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
; CHECK: !0 = !{!1, !1, i64 0}
; CHECK-NEXT: !1 = !{!"int", !2}
; CHECK-NEXT: !2 = !{!"root"}
; CHECK-NEXT: !3 = !{!4, !4, i64 0}
; CHECK-NEXT: !4 = !{!"float", !2}
