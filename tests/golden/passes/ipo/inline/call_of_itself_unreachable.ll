; RUN: %nvopt -passes='cgscc(inline)' -S %s | FileCheck %s
; Code that is never reached may give a call its own result.
define i8 @same(i8 %x) {
  ret i8 %x
}

define void @f() {
entry:
  ret void

never:
  %r = call i8 @same(i8 %r)
  br label %never
}

; CHECK-LABEL: define i8 @same(i8 %x) {
; CHECK-NEXT:   ret i8 %x
; CHECK-NEXT: }
; CHECK-LABEL: define void @f() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   ret void
; CHECK: never:                                            ; preds = %never
; CHECK-NEXT:   br label %never
; CHECK-NEXT: }
