; RUN: %nvopt -passes=codegenprepare -S %s | FileCheck %s
; RUN: %nvopt -passes=codegenprepare -force-split-store -stress-cgp-store-extract -S %s | FileCheck %s --check-prefix=SPLIT
; RUN: %nvopt -passes=codegenprepare -stress-cgp-store-extract -disable-cgp-store-extract -S %s | FileCheck %s
; Stores of two halves, and of an element that an operation with a constant went over.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @halves(ptr %p, i32 %a, i16 %b) {
  %l = zext i32 %a to i64
  %h = zext i16 %b to i64
  %s = shl i64 %h, 32
  %o = or i64 %l, %s
  store i64 %o, ptr %p, align 8
  ret void
}
; Seen by others as one, or used otherwise.
define i64 @whole(ptr %p, i32 %a, i32 %b) {
  %l = zext i32 %a to i64
  %h = zext i32 %b to i64
  %s = shl i64 %h, 32
  %o = or i64 %l, %s
  store atomic i64 %o, ptr %p monotonic, align 8
  %l2 = zext i32 %a to i64
  %h2 = zext i32 %b to i64
  %s2 = shl i64 %h2, 32
  %o2 = or i64 %l2, %s2
  store volatile i64 %o2, ptr %p, align 8
  %l3 = zext i32 %a to i64
  %h3 = zext i32 %b to i64
  %s3 = shl i64 %h3, 32
  %o3 = or i64 %l3, %s3
  store i64 %o3, ptr %p, align 8
  ret i64 %s3
}
define void @element(<2 x i32> %v, ptr %p) {
  %e = extractelement <2 x i32> %v, i32 1
  %o = or i32 %e, 7
  %d = udiv i32 %o, 3
  store i32 %d, ptr %p
  ret void
}
; What would trap in another lane stays.
define void @trap(<2 x i32> %v, ptr %p, ptr %q) {
  %e = extractelement <2 x i32> %v, i32 1
  %d = sdiv i32 %e, -1
  store i32 %d, ptr %p
  %f = extractelement <2 x i32> %v, i32 0
  %r = urem i32 9, %f
  store i32 %r, ptr %q
  ret void
}

; CHECK-LABEL: define void @halves(ptr %p, i32 %a, i16 %b) {
; CHECK-NEXT:   %l = zext i32 %a to i64
; CHECK-NEXT:   %h = zext i16 %b to i64
; CHECK-NEXT:   %s = shl i64 %h, 32
; CHECK-NEXT:   %o = or i64 %l, %s
; CHECK-NEXT:   store i64 %o, ptr %p, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @whole(ptr %p, i32 %a, i32 %b) {
; CHECK-NEXT:   %l = zext i32 %a to i64
; CHECK-NEXT:   %h = zext i32 %b to i64
; CHECK-NEXT:   %s = shl i64 %h, 32
; CHECK-NEXT:   %o = or i64 %l, %s
; CHECK-NEXT:   store atomic i64 %o, ptr %p monotonic, align 8
; CHECK-NEXT:   %l2 = zext i32 %a to i64
; CHECK-NEXT:   %h2 = zext i32 %b to i64
; CHECK-NEXT:   %s2 = shl i64 %h2, 32
; CHECK-NEXT:   %o2 = or i64 %l2, %s2
; CHECK-NEXT:   store volatile i64 %o2, ptr %p, align 8
; CHECK-NEXT:   %l3 = zext i32 %a to i64
; CHECK-NEXT:   %h3 = zext i32 %b to i64
; CHECK-NEXT:   %s3 = shl i64 %h3, 32
; CHECK-NEXT:   %o3 = or i64 %l3, %s3
; CHECK-NEXT:   store i64 %o3, ptr %p, align 8
; CHECK-NEXT:   ret i64 %s3
; CHECK-NEXT: }
; CHECK-LABEL: define void @element(<2 x i32> %v, ptr %p) {
; CHECK-NEXT:   %e = extractelement <2 x i32> %v, i32 1
; CHECK-NEXT:   %o = or i32 %e, 7
; CHECK-NEXT:   %d = udiv i32 %o, 3
; CHECK-NEXT:   store i32 %d, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @trap(<2 x i32> %v, ptr %p, ptr %q) {
; CHECK-NEXT:   %e = extractelement <2 x i32> %v, i32 1
; CHECK-NEXT:   %d = sdiv i32 %e, -1
; CHECK-NEXT:   store i32 %d, ptr %p, align 4
; CHECK-NEXT:   %f = extractelement <2 x i32> %v, i32 0
; CHECK-NEXT:   %r = urem i32 9, %f
; CHECK-NEXT:   store i32 %r, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; SPLIT-LABEL: define void @halves(ptr %p, i32 %a, i16 %b) {
; SPLIT-NEXT:   store i32 %a, ptr %p, align 8
; SPLIT-NEXT:   %1 = zext i16 %b to i32
; SPLIT-NEXT:   %2 = getelementptr i8, ptr %p, i64 4
; SPLIT-NEXT:   store i32 %1, ptr %2, align 4
; SPLIT-NEXT:   ret void
; SPLIT-NEXT: }
; SPLIT-LABEL: define void @element(<2 x i32> %v, ptr %p) {
; SPLIT-NEXT:   %o = or <2 x i32> %v, splat (i32 7)
; SPLIT-NEXT:   %d = udiv <2 x i32> %o, splat (i32 3)
; SPLIT-NEXT:   %e = extractelement <2 x i32> %d, i32 1
; SPLIT-NEXT:   store i32 %e, ptr %p, align 4
; SPLIT-NEXT:   ret void
; SPLIT-NEXT: }
