; RUN: %nvopt -passes=lower-constant-intrinsics -S %s | FileCheck %s

; The fourth argument allows an answer computed at run time; -1, not known, is one without it.
define i64 @f(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 true)
  ret i64 %s
}
declare ptr @malloc(i64) allocsize(0)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)

; CHECK-LABEL: define i64 @f(i64 %n) {
; CHECK-NEXT:   %p = call ptr @malloc(i64 %n)
; CHECK-NEXT:   ret i64 -1
; CHECK-NEXT: }
; CHECK: ; Function Attrs: allocsize(0)
; CHECK-NEXT: declare ptr @malloc(i64) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #1
; CHECK: attributes #0 = { allocsize(0) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
