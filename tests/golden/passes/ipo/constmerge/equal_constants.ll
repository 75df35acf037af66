; RUN: %nvopt -passes='constmerge' -S %s | FileCheck %s
; Two private constants with equal bytes and no significant address are one; where both addresses are significant both stay.
@a = private unnamed_addr constant [2 x i32] [i32 1, i32 2]
@b = private unnamed_addr constant [2 x i32] [i32 1, i32 2]
@c = internal constant i32 7
@d = internal constant i32 7

define void @f(ptr %p) {
  store volatile ptr @a, ptr %p
  store volatile ptr @b, ptr %p
  store volatile ptr @c, ptr %p
  store volatile ptr @d, ptr %p
  ret void
}

; CHECK: @a = private unnamed_addr constant [2 x i32] [i32 1, i32 2]
; CHECK-NEXT: @c = internal constant i32 7
; CHECK-NEXT: @d = internal constant i32 7
; CHECK-LABEL: define void @f(ptr %p) {
; CHECK-NEXT:   store volatile ptr @a, ptr %p, align 8
; CHECK-NEXT:   store volatile ptr @a, ptr %p, align 8
; CHECK-NEXT:   store volatile ptr @c, ptr %p, align 8
; CHECK-NEXT:   store volatile ptr @d, ptr %p, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
