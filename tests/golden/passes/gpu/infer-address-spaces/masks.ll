; RUN: %nvopt -passes='infer-address-spaces' -S %s | FileCheck %s
; Aligning a generic pointer aligns the offset in its space; other masks change bits that say which space it is.
target datalayout = "e-p3:32:32-i64:64-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare ptr @llvm.ptrmask.p0.i64(ptr, i64)

define i32 @aligns(ptr addrspace(3) %p) {
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %k = call ptr @llvm.ptrmask.p0.i64(ptr %g, i64 -16)
  %v = load i32, ptr %k
  ret i32 %v
}

define i32 @any(ptr addrspace(3) %p, i64 %m) {
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %k = call ptr @llvm.ptrmask.p0.i64(ptr %g, i64 %m)
  %v = load i32, ptr %k
  ret i32 %v
}

define i32 @high(ptr addrspace(3) %p) {
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %k = call ptr @llvm.ptrmask.p0.i64(ptr %g, i64 4294967295)
  %v = load i32, ptr %k
  ret i32 %v
}

; CHECK: target datalayout = "e-p3:32:32-i64:64-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #0
; CHECK-LABEL: define i32 @aligns(ptr addrspace(3) %p) {
; CHECK-NEXT:   %k = call ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3) %p, i32 -16)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %k, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @any(ptr addrspace(3) %p, i64 %m) {
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) %p to ptr
; CHECK-NEXT:   %k = call ptr @llvm.ptrmask.p0.i64(ptr %g, i64 %m)
; CHECK-NEXT:   %v = load i32, ptr %k, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @high(ptr addrspace(3) %p) {
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) %p to ptr
; CHECK-NEXT:   %k = call ptr @llvm.ptrmask.p0.i64(ptr %g, i64 4294967295)
; CHECK-NEXT:   %v = load i32, ptr %k, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3), i32) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
