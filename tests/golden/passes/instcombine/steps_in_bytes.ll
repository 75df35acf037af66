; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; An index that is a multiple or an exact part by a constant is a number of bytes; flags that the product and the step had stay.
define ptr @shifted(ptr %p, i64 %i) {
  %s = shl i64 %i, 4
  %g = getelementptr inbounds i32, ptr %p, i64 %s
  ret ptr %g
}
define ptr @shifted_with_flags(ptr %p, i64 %i) {
  %s = shl nuw nsw i64 %i, 4
  %g = getelementptr inbounds nuw i32, ptr %p, i64 %s
  ret ptr %g
}
define ptr @step_with_flags_of_its_own(ptr %p, i64 %i) {
  %s = shl nuw nsw i64 %i, 4
  %g = getelementptr i32, ptr %p, i64 %s
  ret ptr %g
}
define ptr @multiplied(ptr %p, i64 %i) {
  %s = mul nsw i64 %i, 12
  %g = getelementptr inbounds [3 x i32], ptr %p, i64 %s
  ret ptr %g
}
define ptr @factor_wraps(ptr %p, i64 %i) {
  %s = mul nsw i64 %i, 6148914691236517206
  %g = getelementptr inbounds i32, ptr %p, i64 %s
  ret ptr %g
}
define ptr @exact_part(ptr %p, i64 %i) {
  %s = lshr exact i64 %i, 3
  %g = getelementptr i32, ptr %p, i64 %s
  ret ptr %g
}
define ptr @too_small_a_part(ptr %p, i64 %i) {
  %s = ashr exact i64 %i, 2
  %g = getelementptr i64, ptr %p, i64 %s
  ret ptr %g
}
define ptr @out_of_the_width(ptr %p, i64 %i) {
  %s = shl i64 %i, 62
  %g = getelementptr i32, ptr %p, i64 %s
  ret ptr %g
}
define ptr @chosen(ptr %p, i64 %i, i1 %c) {
  %g = getelementptr inbounds i32, ptr %p, i64 %i
  %s = select i1 %c, ptr %g, ptr %p
  ret ptr %s
}
declare void @use(i64)
define ptr @index_used(ptr %p, i64 %i) {
  %s = shl i64 %i, 4
  call void @use(i64 %s)
  %g = getelementptr i32, ptr %p, i64 %s
  ret ptr %g
}
; differences of addresses that go away with it
define i64 @difference(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr i32, ptr %p, i64 %i
  %b = getelementptr i8, ptr %a, i64 %j
  %c = getelementptr i64, ptr %p, i64 %i
  %x = ptrtoint ptr %b to i64
  %y = ptrtoint ptr %c to i64
  %d = sub i64 %x, %y
  ret i64 %d
}

; CHECK-LABEL: define ptr @shifted(ptr %p, i64 %i) {
; CHECK-NEXT:   %1 = shl i64 %i, 6
; CHECK-NEXT:   %g = getelementptr inbounds i8, ptr %p, i64 %1
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @shifted_with_flags(ptr %p, i64 %i) {
; CHECK-NEXT:   %1 = shl nuw nsw i64 %i, 6
; CHECK-NEXT:   %g = getelementptr inbounds nuw i8, ptr %p, i64 %1
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @step_with_flags_of_its_own(ptr %p, i64 %i) {
; CHECK-NEXT:   %1 = shl i64 %i, 6
; CHECK-NEXT:   %g = getelementptr i8, ptr %p, i64 %1
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @multiplied(ptr %p, i64 %i) {
; CHECK-NEXT:   %1 = mul nsw i64 %i, 144
; CHECK-NEXT:   %g = getelementptr inbounds i8, ptr %p, i64 %1
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @factor_wraps(ptr %p, i64 %i) {
; CHECK-NEXT:   %1 = mul i64 %i, 6148914691236517208
; CHECK-NEXT:   %g = getelementptr inbounds i8, ptr %p, i64 %1
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @exact_part(ptr %p, i64 %i) {
; CHECK-NEXT:   %1 = lshr exact i64 %i, 1
; CHECK-NEXT:   %g = getelementptr i8, ptr %p, i64 %1
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @too_small_a_part(ptr %p, i64 %i) {
; CHECK-NEXT:   %s = ashr exact i64 %i, 2
; CHECK-NEXT:   %g = getelementptr i64, ptr %p, i64 %s
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @out_of_the_width(ptr %p, i64 %i) {
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @chosen(ptr %p, i64 %i, i1 %c) {
; CHECK-NEXT:   %1 = select i1 %c, i64 %i, i64 0
; CHECK-NEXT:   %s = getelementptr inbounds i32, ptr %p, i64 %1
; CHECK-NEXT:   ret ptr %s
; CHECK-NEXT: }
; CHECK: declare void @use(i64)
; CHECK-LABEL: define ptr @index_used(ptr %p, i64 %i) {
; CHECK-NEXT:   %s = shl i64 %i, 4
; CHECK-NEXT:   call void @use(i64 %s)
; CHECK-NEXT:   %g = getelementptr i32, ptr %p, i64 %s
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @difference(ptr %p, i64 %i, i64 %j) {
; CHECK-NEXT:   %1 = shl i64 %i, 2
; CHECK-NEXT:   %2 = add i64 %1, %j
; CHECK-NEXT:   %3 = shl i64 %i, 3
; CHECK-NEXT:   %d = sub i64 %2, %3
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
