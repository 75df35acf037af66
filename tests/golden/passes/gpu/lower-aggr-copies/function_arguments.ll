; RUN: %nvopt -passes='lower-aggr-copies<lower-aggr-func-args>' -verify-each -S %s | FileCheck %s
define void @f(ptr %d, {i32, i64, [2 x i8]} %a) {
  store {i32, i64, [2 x i8]} %a, ptr %d, align 4
  ret void
}

; CHECK-LABEL: define void @f(ptr %d, { i32, i64, [2 x i8] } %a) {
; CHECK-NEXT:   %1 = extractvalue { i32, i64, [2 x i8] } %a, 0
; CHECK-NEXT:   %2 = getelementptr inbounds { i32, i64, [2 x i8] }, ptr %d, i32 0, i32 0
; CHECK-NEXT:   store i32 %1, ptr %2, align 4
; CHECK-NEXT:   %3 = extractvalue { i32, i64, [2 x i8] } %a, 1
; CHECK-NEXT:   %4 = getelementptr inbounds { i32, i64, [2 x i8] }, ptr %d, i32 0, i32 1
; CHECK-NEXT:   store i64 %3, ptr %4, align 4
; CHECK-NEXT:   %5 = extractvalue { i32, i64, [2 x i8] } %a, 2
; CHECK-NEXT:   %6 = getelementptr inbounds { i32, i64, [2 x i8] }, ptr %d, i32 0, i32 2
; CHECK-NEXT:   store [2 x i8] %5, ptr %6, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
