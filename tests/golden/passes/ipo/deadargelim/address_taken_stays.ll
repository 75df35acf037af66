; RUN: %nvopt -passes='deadargelim' -S %s | FileCheck %s
; The signature is someone else's matter where the address is taken or the function is external; a struct loses only the fields nobody extracts.
@p = global ptr @taken

define internal i32 @taken(i32 %dead) {
  ret i32 1
}

define internal { i32, i32 } @pair(i32 %x) {
  %a = insertvalue { i32, i32 } poison, i32 %x, 0
  %b = insertvalue { i32, i32 } %a, i32 9, 1
  ret { i32, i32 } %b
}

define i32 @f(i32 %x) {
  %t = call i32 @taken(i32 %x)
  %r = call { i32, i32 } @pair(i32 %x)
  %e = extractvalue { i32, i32 } %r, 0
  %s = add i32 %t, %e
  ret i32 %s
}

; CHECK: @p = global ptr @taken
; CHECK-LABEL: define internal i32 @taken(i32 %dead) {
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; CHECK-LABEL: define internal i32 @pair(i32 %x) {
; CHECK-NEXT:   %a = insertvalue { i32, i32 } poison, i32 %x, 0
; CHECK-NEXT:   %b = insertvalue { i32, i32 } %a, i32 9, 1
; CHECK-NEXT:   %1 = extractvalue { i32, i32 } %b, 0
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @f(i32 %x) {
; CHECK-NEXT:   %t = call i32 @taken(i32 poison)
; CHECK-NEXT:   %r = call i32 @pair(i32 %x)
; CHECK-NEXT:   %s = add i32 %t, %r
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
