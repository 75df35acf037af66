; RUN: %nvopt -passes=globalopt -S %s | FileCheck %s
; A constructor that leaves the address of its own stack, calls what is not here, or accesses volatile memory is not run, nor half of it.
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 1, ptr @stack, ptr null },
  { i32, ptr, ptr } { i32 1, ptr @outside, ptr null },
  { i32, ptr, ptr } { i32 1, ptr @vol, ptr null }]
@p = global ptr null
@x = global i32 0
@y = global i32 0
define internal void @stack() {
  %a = alloca i32
  store ptr %a, ptr @p
  ret void
}
declare void @ext()
define internal void @outside() {
  store i32 1, ptr @x
  call void @ext()
  ret void
}
define internal void @vol() {
  store i32 1, ptr @y
  store volatile i32 2, ptr @y
  ret void
}

; CHECK: @llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @stack, ptr null }, { i32, ptr, ptr } { i32 1, ptr @outside, ptr null }, { i32, ptr, ptr } { i32 1, ptr @vol, ptr null }]
; CHECK-NEXT: @p = local_unnamed_addr global ptr null
; CHECK-NEXT: @x = local_unnamed_addr global i32 0
; CHECK-NEXT: @y = global i32 0
; CHECK-LABEL: define internal void @stack() {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   store ptr %a, ptr @p, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @ext() local_unnamed_addr
; CHECK-LABEL: define internal void @outside() {
; CHECK-NEXT:   store i32 1, ptr @x, align 4
; CHECK-NEXT:   call void @ext()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define internal void @vol() {
; CHECK-NEXT:   store i32 1, ptr @y, align 4
; CHECK-NEXT:   store volatile i32 2, ptr @y, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
