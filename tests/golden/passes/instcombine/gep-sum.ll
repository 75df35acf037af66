; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; An index that is a sum with a constant becomes two steps, the second of them a constant offset. The first may leave the object, so inbounds
; goes, but where both go up. Steps that go up from an address that does not wrap are nuw.

define ptr @sext(ptr %p, i32 %x) {
  %i = add nsw i32 %x, 3
  %s = sext i32 %i to i64
  %g = getelementptr inbounds float, ptr %p, i64 %s
  ret ptr %g
}

define ptr @may_wrap(ptr %p, i32 %x) {
  %i = add i32 %x, 3
  %s = sext i32 %i to i64
  %g = getelementptr inbounds float, ptr %p, i64 %s
  ret ptr %g
}

define ptr @disjoint(ptr %p, i32 %x) {
  %i = or disjoint i32 %x, 3
  %s = zext nneg i32 %i to i64
  %g = getelementptr inbounds float, ptr %p, i64 %s
  ret ptr %g
}

define ptr @zext_that_may_be_negative(ptr %p, i32 %x) {
  %i = add nuw i32 %x, 3
  %s = zext i32 %i to i64
  %g = getelementptr inbounds float, ptr %p, i64 %s
  ret ptr %g
}

define ptr @full_width(ptr %p, i64 %x) {
  %i = add i64 %x, -1
  %g = getelementptr inbounds i16, ptr %p, i64 %i
  ret ptr %g
}

define ptr @full_width_upwards(ptr %p, i64 %x) {
  %i = add nuw i64 %x, 2
  %g = getelementptr nuw i16, ptr %p, i64 %i
  ret ptr %g
}

define ptr @used_elsewhere(ptr %p, i64 %x, ptr %q) {
  %i = add i64 %x, -1
  store i64 %i, ptr %q
  %g = getelementptr inbounds i16, ptr %p, i64 %i
  ret ptr %g
}

define ptr @steps_that_go_up(ptr %p, i32 %x, i16 %y) {
  %a = zext i32 %x to i64
  %b = zext i16 %y to i64
  %g = getelementptr inbounds [8 x i16], ptr %p, i64 %a, i64 %b
  ret ptr %g
}

define ptr @nothing_says_that_it_does_not_wrap(ptr %p, i32 %x) {
  %a = zext i32 %x to i64
  %g = getelementptr i16, ptr %p, i64 %a
  ret ptr %g
}

; CHECK-LABEL: define ptr @sext(ptr %p, i32 %x) {
; CHECK-NEXT:   %1 = sext i32 %x to i64
; CHECK-NEXT:   %2 = getelementptr float, ptr %p, i64 %1
; CHECK-NEXT:   %g = getelementptr i8, ptr %2, i64 12
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @may_wrap(ptr %p, i32 %x) {
; CHECK-NEXT:   %i = add i32 %x, 3
; CHECK-NEXT:   %s = sext i32 %i to i64
; CHECK-NEXT:   %g = getelementptr inbounds float, ptr %p, i64 %s
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @disjoint(ptr %p, i32 %x) {
; CHECK-NEXT:   %1 = sext i32 %x to i64
; CHECK-NEXT:   %2 = getelementptr inbounds nuw float, ptr %p, i64 %1
; CHECK-NEXT:   %g = getelementptr inbounds nuw i8, ptr %2, i64 12
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @zext_that_may_be_negative(ptr %p, i32 %x) {
; CHECK-NEXT:   %i = add nuw i32 %x, 3
; CHECK-NEXT:   %s = zext i32 %i to i64
; CHECK-NEXT:   %g = getelementptr inbounds nuw float, ptr %p, i64 %s
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @full_width(ptr %p, i64 %x) {
; CHECK-NEXT:   %1 = getelementptr i16, ptr %p, i64 %x
; CHECK-NEXT:   %g = getelementptr i8, ptr %1, i64 -2
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @full_width_upwards(ptr %p, i64 %x) {
; CHECK-NEXT:   %1 = getelementptr nuw i16, ptr %p, i64 %x
; CHECK-NEXT:   %g = getelementptr nuw i8, ptr %1, i64 4
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @used_elsewhere(ptr %p, i64 %x, ptr %q) {
; CHECK-NEXT:   %i = add i64 %x, -1
; CHECK-NEXT:   store i64 %i, ptr %q, align 4
; CHECK-NEXT:   %g = getelementptr inbounds i16, ptr %p, i64 %i
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @steps_that_go_up(ptr %p, i32 %x, i16 %y) {
; CHECK-NEXT:   %a = zext i32 %x to i64
; CHECK-NEXT:   %b = zext i16 %y to i64
; CHECK-NEXT:   %1 = getelementptr inbounds nuw [8 x i16], ptr %p, i64 %a
; CHECK-NEXT:   %g = getelementptr inbounds nuw i16, ptr %1, i64 %b
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @nothing_says_that_it_does_not_wrap(ptr %p, i32 %x) {
; CHECK-NEXT:   %a = zext i32 %x to i64
; CHECK-NEXT:   %g = getelementptr i16, ptr %p, i64 %a
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
