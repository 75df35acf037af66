; RUN: %nvopt -passes=inline -S %s | FileCheck %s
; Where nobody comes to, an address may be computed from itself.

define internal void @set(ptr %p) {
  store i32 1, ptr %p
  ret void
}

define void @f() {
  ret void
never:
  %x = getelementptr i8, ptr %x, i64 1
  call void @set(ptr %x)
  br label %never
}

; CHECK-LABEL: define void @f() {
; CHECK-NEXT:   ret void
; CHECK: never:                                            ; preds = %never
; CHECK-NEXT:   %x = getelementptr i8, ptr %x, i64 1
; CHECK-NEXT:   store i32 1, ptr %x, align 4
; CHECK-NEXT:   br label %never
; CHECK-NEXT: }
