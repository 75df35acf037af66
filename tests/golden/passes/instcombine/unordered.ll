; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Accesses that are only not torn are as free as plain ones, where what stands for them is not torn either; a stronger or volatile load before
; gives its value to a weaker one, never the other way.
@a = global i32 0
@b = global i32 0

define i32 @stronger_first(ptr %p) {
  %x = load atomic i32, ptr %p seq_cst, align 4
  %y = load atomic i32, ptr %p unordered, align 4
  %z = load i32, ptr %p, align 4
  %s = add i32 %x, %y
  %t = mul i32 %s, %z
  ret i32 %t
}
define i32 @weaker_first(ptr %p) {
  %x = load i32, ptr %p, align 4
  %y = load atomic i32, ptr %p unordered, align 4
  %z = load atomic i32, ptr %p monotonic, align 4
  %s = xor i32 %x, %y
  %t = mul i32 %s, %z
  ret i32 %t
}
define i32 @stored(ptr %p, i32 %x) {
  store atomic i32 %x, ptr %p unordered, align 4
  %y = load atomic i32, ptr %p unordered, align 4
  ret i32 %y
}
define i32 @stored_plain(ptr %p, i32 %x) {
  store i32 %x, ptr %p, align 4
  %y = load atomic i32, ptr %p unordered, align 4
  ret i32 %y
}
define i32 @either(i1 %c) {
  %p = select i1 %c, ptr @a, ptr @b
  %x = load atomic i32, ptr %p unordered, align 4
  ret i32 %x
}
define i32 @nowhere() {
  %x = load atomic i32, ptr null unordered, align 4
  ret i32 %x
}
define void @merged(i1 %c) {
  br i1 %c, label %t, label %f
t:
  store atomic i32 1, ptr @a unordered, align 4
  br label %j
f:
  store atomic i32 2, ptr @a unordered, align 4
  br label %j
j:
  ret void
}
define void @one_is_plain(i1 %c) {
  br i1 %c, label %t, label %f
t:
  store atomic i32 1, ptr @a unordered, align 4
  br label %j
f:
  store i32 2, ptr @a, align 4
  br label %j
j:
  ret void
}

; CHECK: @a = global i32 0
; CHECK-NEXT: @b = global i32 0
; CHECK-LABEL: define i32 @stronger_first(ptr %p) {
; CHECK-NEXT:   %x = load atomic i32, ptr %p seq_cst, align 4
; CHECK-NEXT:   %s = shl i32 %x, 1
; CHECK-NEXT:   %t = mul i32 %s, %x
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @weaker_first(ptr %p) {
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   %y = load atomic i32, ptr %p unordered, align 4
; CHECK-NEXT:   %z = load atomic i32, ptr %p monotonic, align 4
; CHECK-NEXT:   %s = xor i32 %x, %y
; CHECK-NEXT:   %t = mul i32 %s, %z
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @stored(ptr %p, i32 %x) {
; CHECK-NEXT:   store atomic i32 %x, ptr %p unordered, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @stored_plain(ptr %p, i32 %x) {
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   %y = load atomic i32, ptr %p unordered, align 4
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @either(i1 %c) {
; CHECK-NEXT:   %1 = load atomic i32, ptr @a unordered, align 4
; CHECK-NEXT:   %2 = load atomic i32, ptr @b unordered, align 4
; CHECK-NEXT:   %x = select i1 %c, i32 %1, i32 %2
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nowhere() {
; CHECK-NEXT:   store i1 true, ptr poison, align 1
; CHECK-NEXT:   ret i32 poison
; CHECK-NEXT: }
; CHECK-LABEL: define void @merged(i1 %c) {
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %f, %t
; CHECK-NEXT:   %1 = phi i32 [ 1, %t ], [ 2, %f ]
; CHECK-NEXT:   store atomic i32 %1, ptr @a unordered, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @one_is_plain(i1 %c) {
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   store atomic i32 1, ptr @a unordered, align 4
; CHECK-NEXT:   br label %j
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   store i32 2, ptr @a, align 4
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %f, %t
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
