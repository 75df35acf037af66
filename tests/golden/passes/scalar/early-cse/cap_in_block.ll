; RUN: %nvopt -passes='early-cse<memssa>' -earlycse-mssa-optimization-cap=1 -S %s | FileCheck %s
; The cap is one of each block: one query in the first, one in the second.
define i32 @f(ptr noalias %p, ptr noalias %q, i1 %c) {
  %a = load i32, ptr %p
  store i32 1, ptr %q
  %b = load i32, ptr %p
  br i1 %c, label %then, label %end
then:
  store i32 2, ptr %q
  %d = load i32, ptr %p
  %r = mul i32 %b, %d
  ret i32 %r
end:
  ret i32 %b
}

; CHECK-LABEL: define i32 @f(ptr noalias %p, ptr noalias %q, i1 %c) {
; CHECK-NEXT:   store i32 1, ptr %q, align 4
; CHECK-NEXT:   %b = load i32, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %then, label %end
; CHECK: then:                                             ; preds = %0
; CHECK-NEXT:   store i32 2, ptr %q, align 4
; CHECK-NEXT:   %r = mul i32 %b, %b
; CHECK-NEXT:   ret i32 %r
; CHECK: end:                                              ; preds = %0
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
