; RUN: %nvopt -passes=sccp -S %s | FileCheck %s
; An interval of a vector holds in each element; one lane that is undefined may be anything, one that is poison says nothing.
define <2 x i32> @shifted(<2 x i32> %a) {
  %v = lshr <2 x i32> %a, <i32 1, i32 7>
  ret <2 x i32> %v
}
define <2 x i64> @signs(<2 x i32> %a) {
  %v = lshr <2 x i32> %a, <i32 1, i32 7>
  %w = sext <2 x i32> %v to <2 x i64>
  %x = add <2 x i64> %w, <i64 1, i64 2>
  ret <2 x i64> %x
}
define <2 x i1> @compared(<2 x i32> %a) {
  %v = and <2 x i32> %a, <i32 3, i32 9>
  %c = icmp ult <2 x i32> %v, <i32 11, i32 10>
  ret <2 x i1> %c
}
define <2 x i1> @one_lane(<2 x i32> %a) {
  %v = and <2 x i32> %a, <i32 3, i32 9>
  %c = icmp ult <2 x i32> %v, <i32 4, i32 10>
  ret <2 x i1> %c
}
define <2 x i32> @undefined(<2 x i32> %a) {
  %v = and <2 x i32> %a, <i32 3, i32 undef>
  %w = ashr <2 x i32> %v, splat (i32 1)
  ret <2 x i32> %w
}
define <2 x i32> @poison(<2 x i32> %a) {
  %v = and <2 x i32> %a, <i32 3, i32 poison>
  %w = ashr <2 x i32> %v, splat (i32 1)
  ret <2 x i32> %w
}
define <2 x i32> @joined(i1 %c, <2 x i32> %a) {
  br i1 %c, label %x, label %y
x:
  br label %join
y:
  br label %join
join:
  %p = phi <2 x i32> [ <i32 1, i32 2>, %x ], [ <i32 5, i32 3>, %y ]
  ret <2 x i32> %p
}
define <2 x float> @converted(<2 x i32> %a) {
  %v = lshr <2 x i32> %a, splat (i32 1)
  %f = uitofp <2 x i32> %v to <2 x float>
  ret <2 x float> %f
}
; Bits that are clear already.
define i32 @masked(i8 %x) {
  %y = zext i8 %x to i32
  %z = and i32 %y, 255
  %w = and i32 %y, 254
  %s = add i32 %z, %w
  ret i32 %s
}
define i32 @masked_undefined(i1 %c, i8 %x) {
  %y = zext i8 %x to i32
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ %y, %a ], [ undef, %0 ]
  %z = and i32 %p, 255
  ret i32 %z
}

; CHECK-LABEL: define range(i32 0, -2147483648) <2 x i32> @shifted(<2 x i32> %a) {
; CHECK-NEXT:   %v = lshr <2 x i32> %a, <i32 1, i32 7>
; CHECK-NEXT:   ret <2 x i32> %v
; CHECK-NEXT: }
; CHECK-LABEL: define range(i64 1, 2147483650) <2 x i64> @signs(<2 x i32> %a) {
; CHECK-NEXT:   %v = lshr <2 x i32> %a, <i32 1, i32 7>
; CHECK-NEXT:   %w = zext nneg <2 x i32> %v to <2 x i64>
; CHECK-NEXT:   %x = add nuw nsw <2 x i64> %w, <i64 1, i64 2>
; CHECK-NEXT:   ret <2 x i64> %x
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i1> @compared(<2 x i32> %a) {
; CHECK-NEXT:   %v = and <2 x i32> %a, <i32 3, i32 9>
; CHECK-NEXT:   ret <2 x i1> splat (i1 true)
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i1> @one_lane(<2 x i32> %a) {
; CHECK-NEXT:   %v = and <2 x i32> %a, <i32 3, i32 9>
; CHECK-NEXT:   %c = icmp ult <2 x i32> %v, <i32 4, i32 10>
; CHECK-NEXT:   ret <2 x i1> %c
; CHECK-NEXT: }
; CHECK-LABEL: define range(i32 -1073741824, 1073741824) <2 x i32> @undefined(<2 x i32> %a) {
; CHECK-NEXT:   %v = and <2 x i32> %a, <i32 3, i32 undef>
; CHECK-NEXT:   %w = ashr <2 x i32> %v, splat (i32 1)
; CHECK-NEXT:   ret <2 x i32> %w
; CHECK-NEXT: }
; CHECK-LABEL: define range(i32 0, 2) <2 x i32> @poison(<2 x i32> %a) {
; CHECK-NEXT:   %v = and <2 x i32> %a, <i32 3, i32 poison>
; CHECK-NEXT:   %w = lshr <2 x i32> %v, splat (i32 1)
; CHECK-NEXT:   ret <2 x i32> %w
; CHECK-NEXT: }
; CHECK-LABEL: define range(i32 1, 6) <2 x i32> @joined(i1 %c, <2 x i32> %a) {
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:                                                ; preds = %0
; CHECK-NEXT:   br label %join
; CHECK: y:                                                ; preds = %0
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %y, %x
; CHECK-NEXT:   %p = phi <2 x i32> [ <i32 1, i32 2>, %x ], [ <i32 5, i32 3>, %y ]
; CHECK-NEXT:   ret <2 x i32> %p
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x float> @converted(<2 x i32> %a) {
; CHECK-NEXT:   %v = lshr <2 x i32> %a, splat (i32 1)
; CHECK-NEXT:   %f = uitofp nneg <2 x i32> %v to <2 x float>
; CHECK-NEXT:   ret <2 x float> %f
; CHECK-NEXT: }
; CHECK-LABEL: define range(i32 0, 510) i32 @masked(i8 %x) {
; CHECK-NEXT:   %y = zext i8 %x to i32
; CHECK-NEXT:   %w = and i32 %y, 254
; CHECK-NEXT:   %s = add nuw nsw i32 %y, %w
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define range(i32 0, 256) i32 @masked_undefined(i1 %c, i8 %x) {
; CHECK-NEXT:   %y = zext i8 %x to i32
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %a, %0
; CHECK-NEXT:   %p = phi i32 [ %y, %a ], [ undef, %0 ]
; CHECK-NEXT:   %z = and i32 %p, 255
; CHECK-NEXT:   ret i32 %z
; CHECK-NEXT: }
