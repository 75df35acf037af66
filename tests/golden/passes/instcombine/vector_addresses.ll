; One address of a vector of addresses; steps of one stride whose indices cancel.
; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

define ptr @splat(ptr %p, i64 %i) {
  %1 = insertelement <2 x ptr> poison, ptr %p, i64 0
  %v = shufflevector <2 x ptr> %1, <2 x ptr> poison, <2 x i32> zeroinitializer
  %g = getelementptr i32, <2 x ptr> %v, i64 %i
  %e = extractelement <2 x ptr> %g, i64 1
  ret ptr %e
}
define ptr @indices(ptr %p, <2 x i64> %i) {
  %g = getelementptr i32, ptr %p, <2 x i64> %i
  %e = extractelement <2 x ptr> %g, i64 1
  ret ptr %e
}
; two elements for one
define ptr @both(<2 x ptr> %p, <2 x i64> %i) {
  %g = getelementptr i32, <2 x ptr> %p, <2 x i64> %i
  %e = extractelement <2 x ptr> %g, i64 1
  ret ptr %e
}
define ptr @cancel(ptr %p, i64 %i, i64 %j) {
  %d = sub i64 %j, %i
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  %b = getelementptr inbounds i32, ptr %a, i64 %d
  ret ptr %b
}
define ptr @one_back(ptr %p, i64 %i) {
  %n = xor i64 %i, -1
  %a = getelementptr i32, ptr %p, i64 %i
  %b = getelementptr i32, ptr %a, i64 %n
  ret ptr %b
}

; CHECK-LABEL: define ptr @splat(ptr %p, i64 %i) {
; CHECK-NEXT:   %e = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT:   ret ptr %e
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @indices(ptr %p, <2 x i64> %i) {
; CHECK-NEXT:   %1 = extractelement <2 x i64> %i, i64 1
; CHECK-NEXT:   %e = getelementptr i32, ptr %p, i64 %1
; CHECK-NEXT:   ret ptr %e
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @both(<2 x ptr> %p, <2 x i64> %i) {
; CHECK-NEXT:   %g = getelementptr i32, <2 x ptr> %p, <2 x i64> %i
; CHECK-NEXT:   %e = extractelement <2 x ptr> %g, i64 1
; CHECK-NEXT:   ret ptr %e
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @cancel(ptr %p, i64 %i, i64 %j) {
; CHECK-NEXT:   %b = getelementptr i32, ptr %p, i64 %j
; CHECK-NEXT:   ret ptr %b
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @one_back(ptr %p, i64 %i) {
; CHECK-NEXT:   %b = getelementptr i8, ptr %p, i64 -4
; CHECK-NEXT:   ret ptr %b
; CHECK-NEXT: }
