; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Operand bundles of assumptions: the alignment of memory that is copied (of the pointer, minus an offset), non-null, and dereferenceable memory that may be
; read before the choice; not after something that may have freed it.
declare void @llvm.assume(i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @other()
define void @aligned(ptr %p, ptr %q) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 64, i1 false)
  ret void
}
define void @aligned_from(ptr %p, ptr %q) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16, i64 4) ]
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 64, i1 false)
  ret void
}
define void @aligned_base(ptr %p, ptr %q) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  %g = getelementptr i8, ptr %p, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %g, i64 64, i1 false)
  ret void
}
define void @aligned_later(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 64, i1 false)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  ret void
}
define i1 @nonnull(ptr %p) {
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p) ]
  %c = icmp eq ptr %p, null
  ret i1 %c
}
define i32 @readable(ptr %p, ptr %q, i1 %c) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 8), "align"(ptr %p, i64 8), "dereferenceable"(ptr %q, i64 4), "align"(ptr %q, i64 4) ]
  %g = getelementptr inbounds i8, ptr %p, i64 4
  %s = select i1 %c, ptr %g, ptr %q
  %r = load i32, ptr %s, align 4
  ret i32 %r
}
define i32 @perhaps_freed(ptr %p, ptr %q, i1 %c) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 8), "align"(ptr %p, i64 8), "dereferenceable"(ptr %q, i64 4), "align"(ptr %q, i64 4) ]
  call void @other()
  %s = select i1 %c, ptr %p, ptr %q
  %r = load i32, ptr %s, align 4
  ret i32 %r
}

; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; CHECK-NEXT: declare void @llvm.assume(i1 noundef) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
; CHECK: declare void @other()
; CHECK-LABEL: define void @aligned(ptr %p, ptr %q) {
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(64) %q, ptr noundef nonnull align 16 dereferenceable(64) %p, i64 64, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @aligned_from(ptr %p, ptr %q) {
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16, i64 4) ]
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(64) %q, ptr noundef nonnull align 4 dereferenceable(64) %p, i64 64, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @aligned_base(ptr %p, ptr %q) {
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
; CHECK-NEXT:   %g = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(64) %q, ptr noundef nonnull align 8 dereferenceable(64) %g, i64 64, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @aligned_later(ptr %p, ptr %q) {
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(64) %q, ptr noundef nonnull align 1 dereferenceable(64) %p, i64 64, i1 false)
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @nonnull(ptr %p) {
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "nonnull"(ptr %p) ]
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @readable(ptr %p, ptr %q, i1 %c) {
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 8), "align"(ptr %p, i64 8), "dereferenceable"(ptr %q, i64 4), "align"(ptr %q, i64 4) ]
; CHECK-NEXT:   %g = getelementptr inbounds nuw i8, ptr %p, i64 4
; CHECK-NEXT:   %1 = load i32, ptr %g, align 4
; CHECK-NEXT:   %2 = load i32, ptr %q, align 4
; CHECK-NEXT:   %r = select i1 %c, i32 %1, i32 %2
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @perhaps_freed(ptr %p, ptr %q, i1 %c) {
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 8), "align"(ptr %p, i64 8), "dereferenceable"(ptr %q, i64 4), "align"(ptr %q, i64 4) ]
; CHECK-NEXT:   call void @other()
; CHECK-NEXT:   %s = select i1 %c, ptr %p, ptr %q
; CHECK-NEXT:   %r = load i32, ptr %s, align 4
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
