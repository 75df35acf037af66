; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Copies and fills whose elements are not torn: none, onto itself, and all in one access that is not torn; else as they are.
@g = constant [32 x i8] zeroinitializer
declare void @llvm.memset.element.unordered.atomic.p0.i32(ptr, i8, i32, i32)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
declare void @llvm.memmove.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)

define void @nothing(ptr %p, ptr %q, i32 %n) {
  call void @llvm.memset.element.unordered.atomic.p0.i32(ptr align 4 %p, i8 1, i32 0, i32 4)
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %q, i32 0, i32 4)
  call void @llvm.memmove.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %p, i32 %n, i32 4)
  ret void
}
define void @one(ptr %p, ptr %q) {
  call void @llvm.memset.element.unordered.atomic.p0.i32(ptr align 4 %p, i8 1, i32 4, i32 2)
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 8 %p, ptr align 8 %q, i32 8, i32 8)
  call void @llvm.memmove.element.unordered.atomic.p0.p0.i32(ptr align 1 %p, ptr align 1 %q, i32 1, i32 1)
  ret void
}
define void @several(ptr %p, ptr %q, i8 %c) {
  call void @llvm.memset.element.unordered.atomic.p0.i32(ptr align 4 %p, i8 1, i32 8, i32 4)
  call void @llvm.memset.element.unordered.atomic.p0.i32(ptr align 4 %p, i8 %c, i32 4, i32 4)
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 8 %p, ptr align 4 %q, i32 8, i32 4)
  ret void
}

; CHECK: @g = constant [32 x i8] zeroinitializer
; CHECK: ; Function Attrs: nosync nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.element.unordered.atomic.p0.i32(ptr writeonly captures(none), i8, i32, i32 immarg) #0
; CHECK: ; Function Attrs: nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr writeonly captures(none), ptr readonly captures(none), i32, i32 immarg) #1
; CHECK: ; Function Attrs: nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memmove.element.unordered.atomic.p0.p0.i32(ptr writeonly captures(none), ptr readonly captures(none), i32, i32 immarg) #1
; CHECK-LABEL: define void @nothing(ptr %p, ptr %q, i32 %n) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @one(ptr %p, ptr %q) {
; CHECK-NEXT:   store atomic i32 16843009, ptr %p unordered, align 4
; CHECK-NEXT:   %1 = load atomic i64, ptr %q unordered, align 8
; CHECK-NEXT:   store atomic i64 %1, ptr %p unordered, align 8
; CHECK-NEXT:   %2 = load atomic i8, ptr %q unordered, align 1
; CHECK-NEXT:   store atomic i8 %2, ptr %p unordered, align 1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @several(ptr %p, ptr %q, i8 %c) {
; CHECK-NEXT:   call void @llvm.memset.element.unordered.atomic.p0.i32(ptr align 4 %p, i8 1, i32 8, i32 4)
; CHECK-NEXT:   call void @llvm.memset.element.unordered.atomic.p0.i32(ptr align 4 %p, i8 %c, i32 4, i32 4)
; CHECK-NEXT:   call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 8 %p, ptr align 4 %q, i32 8, i32 4)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nosync nounwind willreturn memory(argmem: write) }
; CHECK-NEXT: attributes #1 = { nosync nounwind willreturn memory(argmem: readwrite) }
