; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Where a branch says that two values are equal, operations on both are known; so are comparisons of floats that another one decides.
define i4 @ops(i4 %a, i4 %b, ptr %p) {
  %same = icmp eq i4 %a, %b
  br i1 %same, label %here, label %there
here:
  %s = sub i4 %a, %b
  store i4 %s, ptr %p
  %x = xor i4 %b, %a
  store i4 %x, ptr %p
  %n = and i4 %a, %b
  store i4 %n, ptr %p
  %o = or i4 %a, %b
  store i4 %o, ptr %p
  %q = udiv i4 %a, %b
  store i4 %q, ptr %p
  %e = sdiv i4 %b, %a
  store i4 %e, ptr %p
  %m = urem i4 %a, %b
  store i4 %m, ptr %p
  %t = srem i4 %a, %b
  ret i4 %t
there:
  %d = sub i4 %a, %b
  ret i4 %d
}
define i1 @floats(half %a, half %b) {
  %g = fcmp ogt half %a, %b
  br i1 %g, label %yes, label %no
yes:
  %u = fcmp ule half %a, %b
  ret i1 %u
no:
  %l = fcmp olt half %a, %b
  ret i1 %l
}
; Where both ways meet nothing is said.
define i4 @joined(i4 %a, i4 %b, i1 %c) {
  %same = icmp eq i4 %a, %b
  br i1 %same, label %here, label %join
here:
  br label %join
join:
  %s = sub i4 %a, %b
  ret i4 %s
}

; CHECK-LABEL: define i4 @ops(i4 %a, i4 %b, ptr %p) {
; CHECK-NEXT:   %same = icmp eq i4 %a, %b
; CHECK-NEXT:   br i1 %same, label %here, label %there
; CHECK: here:                                             ; preds = %0
; CHECK-NEXT:   store i4 0, ptr %p, align 1
; CHECK-NEXT:   ret i4 0
; CHECK: there:                                            ; preds = %0
; CHECK-NEXT:   %d = sub i4 %a, %b
; CHECK-NEXT:   ret i4 %d
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @floats(half %a, half %b) {
; CHECK-NEXT:   %g = fcmp ogt half %a, %b
; CHECK-NEXT:   br i1 %g, label %yes, label %no
; CHECK: yes:                                              ; preds = %0
; CHECK-NEXT:   ret i1 false
; CHECK: no:                                               ; preds = %0
; CHECK-NEXT:   %l = fcmp olt half %a, %b
; CHECK-NEXT:   ret i1 %l
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @joined(i4 %a, i4 %b, i1 %c) {
; CHECK-NEXT:   %same = icmp eq i4 %a, %b
; CHECK-NEXT:   br i1 %same, label %here, label %join
; CHECK: here:                                             ; preds = %0
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %here, %0
; CHECK-NEXT:   %s = sub i4 %a, %b
; CHECK-NEXT:   ret i4 %s
; CHECK-NEXT: }
