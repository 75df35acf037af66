; RUN: %nvopt -passes='early-cse' -S %s | FileCheck %s
; Behind a guard its condition is true, and memory is what it was; the guard may read all of it, so stores before it stay.
declare void @llvm.experimental.guard(i1, ...)

define i32 @memory(ptr %p, i1 %c) {
  store i32 40, ptr %p
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  %v = load i32, ptr %p
  store i32 7, ptr %p
  ret i32 %v
}

define i1 @known(i32 %x) {
  %a = icmp slt i32 %x, 40
  call void (i1, ...) @llvm.experimental.guard(i1 %a) [ "deopt"() ]
  call void (i1, ...) @llvm.experimental.guard(i1 %a) [ "deopt"() ]
  %b = icmp slt i32 %x, 40
  ret i1 %b
}

; CHECK: declare void @llvm.experimental.guard(i1, ...)
; CHECK-LABEL: define i32 @memory(ptr %p, i1 %c) {
; CHECK-NEXT:   store i32 40, ptr %p, align 4
; CHECK-NEXT:   call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
; CHECK-NEXT:   store i32 7, ptr %p, align 4
; CHECK-NEXT:   ret i32 40
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @known(i32 %x) {
; CHECK-NEXT:   %a = icmp slt i32 %x, 40
; CHECK-NEXT:   call void (i1, ...) @llvm.experimental.guard(i1 %a) [ "deopt"() ]
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
