; RUN: %nvopt -passes='deadargelim' -S %s | FileCheck %s
; What a call says of its result goes with the result: fast-math flags, !fpmath. Profiles stay.
define internal float @unused(float %x) noinline {
  ret float %x
}

define internal { float, i32 } @pair(float %x, i32 %y) noinline {
  %a = insertvalue { float, i32 } poison, float %x, 0
  %b = insertvalue { float, i32 } %a, i32 %y, 1
  ret { float, i32 } %b
}

define i32 @f(float %x) {
  %r = call fast float @unused(float %x), !fpmath !0, !prof !1
  %q = call { float, i32 } @pair(float %x, i32 3)
  %e = extractvalue { float, i32 } %q, 1
  ret i32 %e
}

!0 = !{float 2.5}
!1 = !{!"branch_weights", i32 7}

; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal void @unused() #0 {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal i32 @pair(i32 %y) #0 {
; CHECK-NEXT:   %a = insertvalue { float, i32 } poison, float poison, 0
; CHECK-NEXT:   %b = insertvalue { float, i32 } %a, i32 %y, 1
; CHECK-NEXT:   %1 = extractvalue { float, i32 } %b, 1
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @f(float %x) {
; CHECK-NEXT:   call void @unused(), !prof !0
; CHECK-NEXT:   %q = call i32 @pair(i32 3)
; CHECK-NEXT:   ret i32 %q
; CHECK-NEXT: }
; CHECK: attributes #0 = { noinline }
; CHECK: !0 = !{!"branch_weights", i32 7}
