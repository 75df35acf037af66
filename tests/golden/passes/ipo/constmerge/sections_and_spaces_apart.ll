; RUN: %nvopt -passes='constmerge' -S %s | FileCheck %s
; Another address space or section is another constant.
@a = private unnamed_addr constant i32 1
@b = private unnamed_addr addrspace(4) constant i32 1
@c = private unnamed_addr constant i32 1, section "x"

define void @f(ptr %p) {
  store volatile ptr @a, ptr %p
  store volatile ptr addrspace(4) @b, ptr %p
  store volatile ptr @c, ptr %p
  ret void
}

; CHECK: @a = private unnamed_addr constant i32 1
; CHECK-NEXT: @b = private unnamed_addr addrspace(4) constant i32 1
; CHECK-NEXT: @c = private unnamed_addr constant i32 1, section "x"
; CHECK-LABEL: define void @f(ptr %p) {
; CHECK-NEXT:   store volatile ptr @a, ptr %p, align 8
; CHECK-NEXT:   store volatile ptr addrspace(4) @b, ptr %p, align 8
; CHECK-NEXT:   store volatile ptr @c, ptr %p, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
