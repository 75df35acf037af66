; RUN: %nvopt -passes='globaldce' -S %s | FileCheck %s
; Two internal functions that only call each other go, with the variable and the declaration they use; what llvm.used names stays.
@v = internal global i32 0
@kept = internal global i32 1
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
declare void @ext()

define internal void @a() {
  call void @ext()
  call void @b()
  ret void
}

define internal void @b() {
  store i32 1, ptr @v
  call void @a()
  ret void
}

define linkonce_odr void @unused() {
  ret void
}

define void @f() {
  ret void
}

; CHECK: @kept = internal global i32 1
; CHECK-NEXT: @llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
; CHECK-LABEL: define void @f() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
