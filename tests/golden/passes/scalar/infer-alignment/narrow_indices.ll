; RUN: %nvopt -passes=infer-alignment -S %s | FileCheck %s
; Indices are signed, whatever their width: 257 - 1 bytes on, not 257 + 255.
define i8 @f(ptr align 512 %p) {
  %q = getelementptr [257 x i8], ptr %p, i64 1, i8 -1
  %v = load i8, ptr %q, align 1
  ret i8 %v
}

; CHECK-LABEL: define i8 @f(ptr align 512 %p) {
; CHECK-NEXT:   %q = getelementptr [257 x i8], ptr %p, i64 1, i8 -1
; CHECK-NEXT:   %v = load i8, ptr %q, align 256
; CHECK-NEXT:   ret i8 %v
; CHECK-NEXT: }
