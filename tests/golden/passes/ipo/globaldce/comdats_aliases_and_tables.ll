; RUN: %nvopt -passes='globaldce' -S %s | FileCheck %s
; The members of a comdat stay or go together; an alias keeps what it stands for; a constructor and what it reaches stay; a table nobody reads goes with the functions it names, and
; so does a chain of variables that only name each other.
$kept = comdat any
$gone = comdat any
@kept.data = linkonce_odr global i32 1, comdat($kept)
@gone.data = linkonce_odr global i32 1, comdat($gone)
@table = internal constant [2 x ptr] [ptr @in.table, ptr null]
@chain1 = internal global ptr @chain2
@chain2 = internal global ptr @chain1
@by.alias = internal global i32 3
@name = alias i32, ptr @by.alias
@unused.name = internal alias i32, ptr @gone.by.alias
@gone.by.alias = internal global i32 4
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @setup, ptr null }]
define linkonce_odr void @kept() comdat {
  ret void
}
define linkonce_odr void @gone() comdat {
  ret void
}
define internal void @in.table() {
  ret void
}
define internal void @setup() {
  call void @helper()
  ret void
}
define internal void @helper() {
  ret void
}
define available_externally void @copy() {
  ret void
}
define ptx_kernel void @k() {
  call void @kept()
  ret void
}

; CHECK: $kept = comdat any
; CHECK: @kept.data = linkonce_odr global i32 1, comdat($kept)
; CHECK-NEXT: @by.alias = internal global i32 3
; CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @setup, ptr null }]
; CHECK: @name = alias i32, ptr @by.alias
; CHECK-LABEL: define linkonce_odr void @kept() comdat {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define internal void @setup() {
; CHECK-NEXT:   call void @helper()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define internal void @helper() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @kept()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
