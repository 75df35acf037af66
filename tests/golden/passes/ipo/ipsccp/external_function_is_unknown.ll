; RUN: %nvopt -passes='ipsccp' -S %s | FileCheck %s
; A kernel or an external function may be called by others with anything; an internal one whose address escapes, too.
@table = global ptr @taken

define ptx_kernel void @k(i32 %x, ptr %p) {
  store i32 %x, ptr %p
  ret void
}

define internal i32 @taken(i32 %x) {
  ret i32 %x
}

define i32 @f() {
  %a = call i32 @taken(i32 3)
  ret i32 %a
}

; CHECK: @table = global ptr @taken
; CHECK-LABEL: define ptx_kernel void @k(i32 %x, ptr %p) {
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define internal i32 @taken(i32 %x) {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @f() {
; CHECK-NEXT:   %a = call i32 @taken(i32 3)
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
