; RUN: %nvopt -passes=dse -S %s | FileCheck %s
; RUN: %nvopt -passes=dse -dse-memoryssa-walklimit=2 -S %s | FileCheck %s --check-prefix=KEPT
; RUN: %nvopt -passes=dse -dse-memoryssa-samebb-cost=40 -S %s | FileCheck %s --check-prefix=KEPT
; RUN: %nvopt -passes=dse -dse-memoryssa-defs-per-block-limit=2 -S %s | FileCheck %s --check-prefix=KEPT
; RUN: %nvopt -passes=dse -dse-memoryssa=false -S %s | FileCheck %s --check-prefix=KEPT
; RUN: %nvopt -passes=dse -dse-memoryssa-scanlimit=1 -S %s | FileCheck %s --check-prefix=FAR
; RUN: %nvopt -passes=dse -dse-memoryssa-path-check-limit=1 -S %s | FileCheck %s --check-prefix=FAR
; RUN: %nvopt -passes=dse -dse-memoryssa-otherbb-cost=90 -S %s | FileCheck %s --check-prefix=FAR
; RUN: %nvopt -passes=dse -dse-memoryssa-partial-store-limit=1 -S %s | FileCheck %s --check-prefix=PART
; RUN: %nvopt -passes=dse -enable-dse-initializes-attr-improvement=false -S %s | FileCheck %s --check-prefix=INIT
; RUN: %nvopt -passes=dse -dse-memoryssa-walklimit=2 -pass-remarks-analysis=dse -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK
; Each cap from both sides.

; REMARK: dse-memoryssa-walklimit=2 reached: further stores stay

; CHECK-LABEL: define void @near(
; CHECK-NOT:     store i32 1
; KEPT-LABEL:  define void @near(
; KEPT:          store i32 1
define void @near(ptr noalias %p, ptr noalias %q, ptr noalias %r) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  store i32 3, ptr %r
  store i32 4, ptr %p
  ret void
}

; CHECK-LABEL: define void @far(
; CHECK-NOT:     store i32 1
; FAR-LABEL:   define void @far(
; FAR:           store i32 1
define void @far(ptr noalias %p, i1 %c) {
  store i32 1, ptr %p
  br i1 %c, label %a, label %b
a:
  store i32 2, ptr %p
  br label %a2
a2:
  br label %j
b:
  store i32 3, ptr %p
  br label %j
j:
  ret void
}

; CHECK-LABEL: define void @parts(
; CHECK-NOT:     store i32 %x
; PART-LABEL:  define void @parts(
; PART:          store i32 %x
define void @parts(ptr %p, i32 %x, i16 %a, i16 %b) {
  %q = getelementptr i8, ptr %p, i64 2
  store i32 %x, ptr %p
  store i16 %a, ptr %p
  store i16 %b, ptr %q
  ret void
}

; CHECK-LABEL: define void @callee(
; CHECK-NOT:     store
; INIT-LABEL:  define void @callee(
; INIT:          store
define void @callee(ptr %p) {
  store i32 1, ptr %p
  call void @init(ptr %p)
  ret void
}
declare void @init(ptr initializes((0, 4)) captures(none)) nounwind willreturn
