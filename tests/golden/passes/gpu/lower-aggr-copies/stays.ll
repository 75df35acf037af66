; RUN: %nvopt -passes=lower-aggr-copies -verify-each -S %s | FileCheck %s
; Short copies, volatile ones, inline ones, aggregates that something is written between.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %d, ptr %s, {i32, i64} %a) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 127, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 1024, i1 true)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 1024, i1 false)
  %v = load [64 x i32], ptr %s, align 4
  store i32 0, ptr %s, align 4
  store [64 x i32] %v, ptr %d, align 4
  store {i32, i64} %a, ptr %d
  ret void
}

; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.inline.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
; CHECK-LABEL: define void @f(ptr %d, ptr %s, { i32, i64 } %a) {
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 127, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 1024, i1 true)
; CHECK-NEXT:   call void @llvm.memcpy.inline.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 1024, i1 false)
; CHECK-NEXT:   %v = load [64 x i32], ptr %s, align 4
; CHECK-NEXT:   store i32 0, ptr %s, align 4
; CHECK-NEXT:   store [64 x i32] %v, ptr %d, align 4
; CHECK-NEXT:   store { i32, i64 } %a, ptr %d, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
