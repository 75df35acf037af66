; RUN: %nvopt -passes=dse -S %s | FileCheck %s
; What is read from constant memory is not what was stored, whatever the pointer of the store.
target triple = "nvptx64-nvidia-cuda"
@t = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define i32 @space(ptr %p, ptr addrspace(4) %c) {
  store i64 1, ptr %p, align 8
  %l = load i32, ptr addrspace(4) %c, align 4
  store i64 0, ptr %p, align 8
  ret i32 %l
}
define i32 @table(ptr %p, i64 %i) {
  store i64 1, ptr %p, align 8
  %q = getelementptr i32, ptr @t, i64 %i
  %l = load i32, ptr %q
  store i64 0, ptr %p, align 8
  ret i32 %l
}
define i32 @may_be_it(ptr %p, ptr %c) {
  store i64 1, ptr %p, align 8
  %l = load i32, ptr %c, align 4
  store i64 0, ptr %p, align 8
  ret i32 %l
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @t = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
; CHECK-LABEL: define i32 @space(ptr %p, ptr addrspace(4) %c) {
; CHECK-NEXT:   %l = load i32, ptr addrspace(4) %c, align 4
; CHECK-NEXT:   store i64 0, ptr %p, align 8
; CHECK-NEXT:   ret i32 %l
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @table(ptr %p, i64 %i) {
; CHECK-NEXT:   %q = getelementptr i32, ptr @t, i64 %i
; CHECK-NEXT:   %l = load i32, ptr %q, align 4
; CHECK-NEXT:   store i64 0, ptr %p, align 8
; CHECK-NEXT:   ret i32 %l
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @may_be_it(ptr %p, ptr %c) {
; CHECK-NEXT:   store i64 1, ptr %p, align 8
; CHECK-NEXT:   %l = load i32, ptr %c, align 4
; CHECK-NEXT:   store i64 0, ptr %p, align 8
; CHECK-NEXT:   ret i32 %l
; CHECK-NEXT: }
