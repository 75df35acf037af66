; RUN: %nvopt -passes=correlated-propagation -S %s | FileCheck %s
; Division by what is known of both sides: signed becomes unsigned, wide becomes narrow, small multiples become comparisons. The least value by -1
; would not fit the width that holds both, and division by what may be anything stays.
define i64 @thread(i32 %t, i32 %n, i32 %d) {
  %above = icmp sge i32 %t, 0
  %below = icmp slt i32 %t, %n
  %in = and i1 %above, %below
  br i1 %in, label %a, label %e
a:
  %x = sext i32 %t to i64
  %small = and i32 %d, 65535
  %y = zext i32 %small to i64
  %q = sdiv i64 %x, %y
  %r = srem i64 %x, %y
  %s = add i64 %q, %r
  ret i64 %s
e:
  ret i64 0
}
define i32 @signs(i32 %x, i32 %y) {
entry:
  %a = icmp slt i32 %x, 1
  br i1 %a, label %b, label %none
b:
  %c = icmp sgt i32 %y, -1
  br i1 %c, label %go, label %none
go:
  %q = sdiv exact i32 %x, %y
  ret i32 %q
none:
  ret i32 0
}
define i32 @once(i32 %x) {
  %c = icmp ult i32 %x, 14
  br i1 %c, label %yes, label %no
yes:
  %r = urem i32 %x, 7
  %q = udiv i32 %x, 7
  %z = urem i32 %x, 20
  %s = add i32 %r, %q
  %t = add i32 %s, %z
  ret i32 %t
no:
  ret i32 -1
}
define i32 @bytes(i8 %a, i8 %b) {
  %x = sext i8 %a to i32
  %y = sext i8 %b to i32
  %q = sdiv i32 %x, %y
  ret i32 %q
}
define i32 @unknown(i32 %x, i32 %y) {
  %q = sdiv i32 %x, %y
  ret i32 %q
}

; CHECK-LABEL: define range(i64 0, 2147549181) i64 @thread(i32 %t, i32 %n, i32 %d) {
; CHECK-NEXT:   %above = icmp sge i32 %t, 0
; CHECK-NEXT:   %below = icmp slt i32 %t, %n
; CHECK-NEXT:   %in = and i1 %above, %below
; CHECK-NEXT:   br i1 %in, label %a, label %e
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   %x = zext nneg i32 %t to i64
; CHECK-NEXT:   %small = and i32 %d, 65535
; CHECK-NEXT:   %y = zext nneg i32 %small to i64
; CHECK-NEXT:   %1 = udiv i32 %t, %small
; CHECK-NEXT:   %q = zext i32 %1 to i64
; CHECK-NEXT:   %2 = urem i32 %t, %small
; CHECK-NEXT:   %r = zext i32 %2 to i64
; CHECK-NEXT:   %s = add nuw nsw i64 %q, %r
; CHECK-NEXT:   ret i64 %s
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret i64 0
; CHECK-NEXT: }
; CHECK-LABEL: define range(i32 -2147483648, 1) i32 @signs(i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = icmp slt i32 %x, 1
; CHECK-NEXT:   br i1 %a, label %b, label %none
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   %c = icmp sgt i32 %y, -1
; CHECK-NEXT:   br i1 %c, label %go, label %none
; CHECK: go:                                               ; preds = %b
; CHECK-NEXT:   %0 = sub i32 0, %x
; CHECK-NEXT:   %1 = udiv exact i32 %0, %y
; CHECK-NEXT:   %q = sub i32 0, %1
; CHECK-NEXT:   ret i32 %q
; CHECK: none:                                             ; preds = %b, %entry
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @once(i32 %x) {
; CHECK-NEXT:   %c = icmp ult i32 %x, 14
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %0
; CHECK-NEXT:   %1 = freeze i32 %x
; CHECK-NEXT:   %2 = sub nuw i32 %1, 7
; CHECK-NEXT:   %3 = icmp ult i32 %1, 7
; CHECK-NEXT:   %r = select i1 %3, i32 %1, i32 %2
; CHECK-NEXT:   %4 = icmp uge i32 %x, 7
; CHECK-NEXT:   %q = zext i1 %4 to i32
; CHECK-NEXT:   %s = add nuw i32 %r, %q
; CHECK-NEXT:   %t = add i32 %s, %x
; CHECK-NEXT:   ret i32 %t
; CHECK: no:                                               ; preds = %0
; CHECK-NEXT:   ret i32 -1
; CHECK-NEXT: }
; CHECK-LABEL: define range(i32 -128, 129) i32 @bytes(i8 %a, i8 %b) {
; CHECK-NEXT:   %x = sext i8 %a to i32
; CHECK-NEXT:   %y = sext i8 %b to i32
; CHECK-NEXT:   %1 = trunc i32 %x to i16
; CHECK-NEXT:   %2 = trunc i32 %y to i16
; CHECK-NEXT:   %3 = sdiv i16 %1, %2
; CHECK-NEXT:   %q = sext i16 %3 to i32
; CHECK-NEXT:   ret i32 %q
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @unknown(i32 %x, i32 %y) {
; CHECK-NEXT:   %q = sdiv i32 %x, %y
; CHECK-NEXT:   ret i32 %q
; CHECK-NEXT: }
