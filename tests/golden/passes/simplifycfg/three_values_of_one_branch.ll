; RUN: %nvopt -passes=simplifycfg -S %s | FileCheck %s
; Up to three values that a branch decides become selects, within the cost of what is then computed always; four stay.
define void @three(i1 %c, ptr %p, i32 %x, i32 %y, i32 %z) {
entry:
  br i1 %c, label %flip, label %join
flip:
  %a = xor i32 %x, -1
  %b = xor i32 %y, -1
  %d = xor i32 %z, -1
  br label %join
join:
  %u = phi i32 [ %x, %entry ], [ %a, %flip ]
  %v = phi i32 [ %y, %entry ], [ %b, %flip ]
  %w = phi i32 [ %z, %entry ], [ %d, %flip ]
  store volatile i32 %u, ptr %p
  store volatile i32 %v, ptr %p
  store volatile i32 %w, ptr %p
  ret void
}
define void @four_stay(i1 %c, ptr %p, i32 %x, i32 %y, i32 %z, i32 %t) {
entry:
  br i1 %c, label %flip, label %join
flip:
  %a = xor i32 %x, -1
  br label %join
join:
  %u = phi i32 [ %x, %entry ], [ %a, %flip ]
  %v = phi i32 [ %y, %entry ], [ 1, %flip ]
  %w = phi i32 [ %z, %entry ], [ 2, %flip ]
  %s = phi i32 [ %t, %entry ], [ 3, %flip ]
  store volatile i32 %u, ptr %p
  store volatile i32 %v, ptr %p
  store volatile i32 %w, ptr %p
  store volatile i32 %s, ptr %p
  ret void
}

; CHECK-LABEL: define void @three(i1 %c, ptr %p, i32 %x, i32 %y, i32 %z) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = xor i32 %x, -1
; CHECK-NEXT:   %b = xor i32 %y, -1
; CHECK-NEXT:   %d = xor i32 %z, -1
; CHECK-NEXT:   %u = select i1 %c, i32 %a, i32 %x
; CHECK-NEXT:   %v = select i1 %c, i32 %b, i32 %y
; CHECK-NEXT:   %w = select i1 %c, i32 %d, i32 %z
; CHECK-NEXT:   store volatile i32 %u, ptr %p, align 4
; CHECK-NEXT:   store volatile i32 %v, ptr %p, align 4
; CHECK-NEXT:   store volatile i32 %w, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @four_stay(i1 %c, ptr %p, i32 %x, i32 %y, i32 %z, i32 %t) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %flip, label %join
; CHECK: flip:                                             ; preds = %entry
; CHECK-NEXT:   %a = xor i32 %x, -1
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %flip, %entry
; CHECK-NEXT:   %u = phi i32 [ %x, %entry ], [ %a, %flip ]
; CHECK-NEXT:   %v = phi i32 [ %y, %entry ], [ 1, %flip ]
; CHECK-NEXT:   %w = phi i32 [ %z, %entry ], [ 2, %flip ]
; CHECK-NEXT:   %s = phi i32 [ %t, %entry ], [ 3, %flip ]
; CHECK-NEXT:   store volatile i32 %u, ptr %p, align 4
; CHECK-NEXT:   store volatile i32 %v, ptr %p, align 4
; CHECK-NEXT:   store volatile i32 %w, ptr %p, align 4
; CHECK-NEXT:   store volatile i32 %s, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
