; Three phis of an arm become selects, as in opt; four stay.
; RUN: %nvopt -passes=simplifycfg -S %s | FileCheck %s

define i32 @three(i1 %c, i32 %a, i32 %b, i32 %d, i32 %e, ptr %q) {
  br i1 %c, label %arm, label %join
arm:
  %k = add i32 %b, 1
  br label %join
join:
  %x = phi i32 [ %a, %0 ], [ %k, %arm ]
  %y = phi i32 [ %b, %0 ], [ %d, %arm ]
  %z = phi i32 [ %d, %0 ], [ %e, %arm ]
  store i32 %x, ptr %q
  %s = xor i32 %y, %z
  ret i32 %s
}

define i32 @four(i1 %c, i32 %a, i32 %b, i32 %d, i32 %e, ptr %q) {
  br i1 %c, label %arm, label %join
arm:
  %k = add i32 %b, 1
  br label %join
join:
  %x = phi i32 [ %a, %0 ], [ %k, %arm ]
  %y = phi i32 [ %b, %0 ], [ %d, %arm ]
  %z = phi i32 [ %d, %0 ], [ %e, %arm ]
  %w = phi i32 [ %e, %0 ], [ %a, %arm ]
  store i32 %x, ptr %q
  %s = xor i32 %y, %z
  %t = xor i32 %s, %w
  ret i32 %t
}

; CHECK-LABEL: define i32 @three(i1 %c, i32 %a, i32 %b, i32 %d, i32 %e, ptr %q) {
; CHECK-NEXT:   %k = add i32 %b, 1
; CHECK-NEXT:   %x = select i1 %c, i32 %k, i32 %a
; CHECK-NEXT:   %y = select i1 %c, i32 %d, i32 %b
; CHECK-NEXT:   %z = select i1 %c, i32 %e, i32 %d
; CHECK-NEXT:   store i32 %x, ptr %q, align 4
; CHECK-NEXT:   %s = xor i32 %y, %z
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @four(i1 %c, i32 %a, i32 %b, i32 %d, i32 %e, ptr %q) {
; CHECK-NEXT:   br i1 %c, label %arm, label %join
; CHECK: arm:                                              ; preds = %0
; CHECK-NEXT:   %k = add i32 %b, 1
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %arm, %0
; CHECK-NEXT:   %x = phi i32 [ %a, %0 ], [ %k, %arm ]
; CHECK-NEXT:   %y = phi i32 [ %b, %0 ], [ %d, %arm ]
; CHECK-NEXT:   %z = phi i32 [ %d, %0 ], [ %e, %arm ]
; CHECK-NEXT:   %w = phi i32 [ %e, %0 ], [ %a, %arm ]
; CHECK-NEXT:   store i32 %x, ptr %q, align 4
; CHECK-NEXT:   %s = xor i32 %y, %z
; CHECK-NEXT:   %t = xor i32 %s, %w
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
