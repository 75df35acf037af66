; RUN: %nvopt -passes=verify -S %s | FileCheck %s
; What must not change: intrinsics that LLVM 22 knows under the same name, older ones it has nothing for, a function that only looks like one.
define i32 @f(i32 %x, float %y, i64 %z) {
  %a = call i32 @llvm.ctlz.i32(i32 %x, i1 true) #0
  %b = call i16 @llvm.nvvm.f2bf16.rn(float %y)
  %c = call i64 @llvm.nvvm.match.any.sync.i64(i32 %x, i64 %z)
  %d = call i32 @nvvm.clz.i(i32 %x)
  ret i32 %a
}
define i32 @nvvm.clz.i(i32 %x) {
  ret i32 %x
}
declare i32 @llvm.ctlz.i32(i32, i1)
declare i16 @llvm.nvvm.f2bf16.rn(float)
declare i64 @llvm.nvvm.match.any.sync.i64(i32, i64)
declare void @llvm.nvvm.not.one(i32)
attributes #0 = { "kept" }

; CHECK-LABEL: define i32 @f(i32 %x, float %y, i64 %z) {
; CHECK-NEXT:   %a = call i32 @llvm.ctlz.i32(i32 %x, i1 true) #1
; CHECK-NEXT:   %b = call i16 @llvm.nvvm.f2bf16.rn(float %y)
; CHECK-NEXT:   %c = call i64 @llvm.nvvm.match.any.sync.i64(i32 %x, i64 %z)
; CHECK-NEXT:   %d = call i32 @nvvm.clz.i(i32 %x)
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @nvvm.clz.i(i32 %x) {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.ctlz.i32(i32, i1 immarg) #0
; CHECK: declare i16 @llvm.nvvm.f2bf16.rn(float)
; CHECK: declare i64 @llvm.nvvm.match.any.sync.i64(i32, i64)
; CHECK: ; Unknown intrinsic
; CHECK-NEXT: declare void @llvm.nvvm.not.one(i32)
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { "kept" }
