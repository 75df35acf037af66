; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
declare void @llvm.assume(i1)
define i1 @twice(i1 %k, ptr %p) {
  call void @llvm.assume(i1 %k)
  call void @llvm.assume(i1 %k)
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 16)]
  call void @llvm.assume(i1 true) ["nonnull"(ptr %p)]
  ret i1 %k
}

; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; CHECK-NEXT: declare void @llvm.assume(i1 noundef) #0
; CHECK-LABEL: define i1 @twice(i1 %k, ptr %p) {
; CHECK-NEXT:   call void @llvm.assume(i1 %k)
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "nonnull"(ptr %p) ]
; CHECK-NEXT:   ret i1 %k
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
