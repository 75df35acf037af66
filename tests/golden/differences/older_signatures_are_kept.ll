; RUN: %nvopt -S %s | FileCheck %s
; xray's intrinsics as LLVM 14 wrote them, which opt-22 rejects.
declare void @llvm.xray.customevent(ptr, i32)
declare void @llvm.xray.typedevent(i16, ptr, i32)
define void @f(ptr %p) {
  call void @llvm.xray.customevent(ptr %p, i32 4)
  call void @llvm.xray.typedevent(i16 1, ptr %p, i32 4)
  ret void
}

; CHECK: declare void @llvm.xray.customevent(ptr, i32)
; CHECK: declare void @llvm.xray.typedevent(i16, ptr, i32)
; CHECK-LABEL: define void @f(ptr %p) {
; CHECK-NEXT:   call void @llvm.xray.customevent(ptr %p, i32 4)
; CHECK-NEXT:   call void @llvm.xray.typedevent(i16 1, ptr %p, i32 4)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
