; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; What is loaded from memory just filled; what is left alone: bytes beyond, volatile fills, what another thread may have written since.
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define i32 @filled(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 3, i64 24, i1 false)
  %q = getelementptr i8, ptr %p, i64 20
  %v = load i32, ptr %q
  ret i32 %v
}
define float @zero(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 24, i1 false)
  %v = load float, ptr %p
  ret float %v
}
define ptr @null(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 24, i1 false)
  %v = load ptr, ptr %p
  ret ptr %v
}
define i32 @beyond(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 3, i64 24, i1 false)
  %q = getelementptr i8, ptr %p, i64 21
  %v = load i32, ptr %q, align 1
  ret i32 %v
}
define i32 @before(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 3, i64 24, i1 false)
  %q = getelementptr i8, ptr %p, i64 -1
  %v = load i32, ptr %q, align 1
  ret i32 %v
}
define i32 @volatile(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 3, i64 24, i1 true)
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @barrier(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 3, i64 24, i1 false)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr %p
  ret i32 %v
}
define i1 @padded(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 3, i64 24, i1 false)
  %v = load i1, ptr %p
  ret i1 %v
}

; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
; CHECK-LABEL: define i32 @filled(ptr %p) {
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(24) %p, i8 3, i64 24, i1 false)
; CHECK-NEXT:   ret i32 50529027
; CHECK-NEXT: }
; CHECK-LABEL: define float @zero(ptr %p) {
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(24) %p, i8 0, i64 24, i1 false)
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @null(ptr %p) {
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(24) %p, i8 0, i64 24, i1 false)
; CHECK-NEXT:   ret ptr null
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @beyond(ptr %p) {
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(24) %p, i8 3, i64 24, i1 false)
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 21
; CHECK-NEXT:   %v = load i32, ptr %q, align 1
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @before(ptr %p) {
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(24) %p, i8 3, i64 24, i1 false)
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 -1
; CHECK-NEXT:   %v = load i32, ptr %q, align 1
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @volatile(ptr %p) {
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %p, i8 3, i64 24, i1 true)
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @barrier(ptr %p) {
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(24) %p, i8 3, i64 24, i1 false)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @padded(ptr %p) {
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(24) %p, i8 3, i64 24, i1 false)
; CHECK-NEXT:   %v = load i1, ptr %p, align 1
; CHECK-NEXT:   ret i1 %v
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; CHECK-NEXT: attributes #1 = { convergent nocallback nounwind }
