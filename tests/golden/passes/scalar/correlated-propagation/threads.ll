; RUN: %nvopt -passes=correlated-propagation -S %s | FileCheck %s
; Facts hold across barriers, as values do; barriers and exchanges stay where they are, under the conditions they are under. A volatile access proves no
; pointer.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) convergent {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 8
  br i1 %c, label %a, label %e
a:
  call void @llvm.nvvm.bar.warp.sync(i32 255)
  %in = icmp ult i32 %t, 9
  br i1 %in, label %b, label %e
b:
  %w = sext i32 %t to i64
  %q = sdiv i64 %w, 3
  store i64 %q, ptr addrspace(1) %p, align 8
  call void @llvm.nvvm.bar.warp.sync(i32 255)
  br label %e
e:
  ret void
}
define i1 @volatile(ptr %p) {
  %v = load volatile i32, ptr %p, align 4
  %c = icmp eq ptr %p, null
  ret i1 %c
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.bar.warp.sync(i32)

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) #0 {
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %c = icmp ult i32 %t, 8
; CHECK-NEXT:   br i1 %c, label %a, label %e
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   call void @llvm.nvvm.bar.warp.sync(i32 255)
; CHECK-NEXT:   br i1 true, label %b, label %e
; CHECK: b:                                                ; preds = %a
; CHECK-NEXT:   %w = zext nneg i32 %t to i64
; CHECK-NEXT:   %1 = trunc i64 %w to i8
; CHECK-NEXT:   %2 = udiv i8 %1, 3
; CHECK-NEXT:   %q = zext i8 %2 to i64
; CHECK-NEXT:   store i64 %q, ptr addrspace(1) %p, align 8
; CHECK-NEXT:   call void @llvm.nvvm.bar.warp.sync(i32 255)
; CHECK-NEXT:   br label %e
; CHECK: e:                                                ; preds = %b, %a, %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @volatile(ptr %p) {
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %c = icmp eq ptr %p, null
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.bar.warp.sync(i32) #2
; CHECK: attributes #0 = { convergent }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #2 = { convergent nocallback nounwind }
