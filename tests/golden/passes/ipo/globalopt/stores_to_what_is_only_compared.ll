; RUN: %nvopt -passes='globalopt,verify' -S %s | FileCheck %s
; An address that is only compared leads nobody to the contents: stores go, the variable stays; a constructor's
; zeros over zeros are nothing.
@a = internal global i32 0, align 4
@kept = internal global i32 3, align 4
@z = global [100 x i32] zeroinitializer, align 4
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr null }]

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define internal void @init() {
  call void @llvm.memset.p0.i64(ptr @z, i8 0, i64 400, i1 false)
  ret void
}
define void @writes(i32 %x) {
  store i32 %x, ptr @a
  ret void
}
define i1 @is_it(ptr %p) {
  %c = icmp eq ptr %p, @a
  ret i1 %c
}
define i32 @constant_and_compared(ptr %p) {
  %c = icmp eq ptr %p, @kept
  %v = load i32, ptr @kept
  %r = select i1 %c, i32 0, i32 %v
  ret i32 %r
}

; CHECK: @a = internal global i32 0, align 4
; CHECK-NEXT: @kept = internal constant i32 3, align 4
; CHECK-NEXT: @z = local_unnamed_addr global [100 x i32] zeroinitializer, align 4
; CHECK-NEXT: @llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
; CHECK-LABEL: define void @writes(i32 %x) local_unnamed_addr {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @is_it(ptr %p) local_unnamed_addr {
; CHECK-NEXT:   %c = icmp eq ptr %p, @a
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @constant_and_compared(ptr %p) local_unnamed_addr {
; CHECK-NEXT:   %c = icmp eq ptr %p, @kept
; CHECK-NEXT:   %r = select i1 %c, i32 0, i32 3
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
