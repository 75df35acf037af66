; RUN: %nvopt -passes=memcpyopt -verify-each -S %s | FileCheck %s
; A copy overwrites the beginning of a fill whose length is not known: what is filled is what is more than the copy, if it is more.
define void @more(ptr noalias %dst, ptr %src, i64 %n) {
  call void @llvm.memset.p0.i64(ptr align 8 %dst, i8 0, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %dst, ptr %src, i64 80, i1 false)
  ret void
}
; It may be read: it stays.
define void @source_inside(ptr %dst, ptr %src, i64 %n) {
  call void @llvm.memset.p0.i64(ptr align 8 %dst, i8 0, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %dst, ptr %src, i64 80, i1 false)
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: define void @more(ptr noalias %dst, ptr %src, i64 %n) {
; CHECK-NEXT:   %1 = icmp ule i64 %n, 80
; CHECK-NEXT:   %2 = sub i64 %n, 80
; CHECK-NEXT:   %3 = select i1 %1, i64 0, i64 %2
; CHECK-NEXT:   %4 = getelementptr i8, ptr %dst, i64 80
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %3, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %dst, ptr %src, i64 80, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @source_inside(ptr %dst, ptr %src, i64 %n) {
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 8 %dst, i8 0, i64 %n, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %dst, ptr %src, i64 80, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
