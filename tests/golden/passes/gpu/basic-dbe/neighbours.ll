; RUN: %nvopt -passes=basic-dbe -S %s | FileCheck %s
; Of barriers in a row in a block the first without a use goes, and those at the begin and the end of a kernel; a block that others lead to says nothing of what is above it.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef


define ptx_kernel void @row(ptr addrspace(1) %g) {
  call void @llvm.nvvm.barrier0()
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  ret void
}
define ptx_kernel void @top_of_a_block(i1 %c) {
  store i32 1, ptr addrspace(3) @s
  br i1 %c, label %a, label %out
a:
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  br label %out
out:
  ret void
}
define ptx_kernel void @with_result(ptr addrspace(1) %g) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  %n = call i32 @llvm.nvvm.barrier0.popc(i32 1)
  call void @llvm.nvvm.barrier0()
  store i32 %n, ptr addrspace(3) @s
  ret void
}
define void @no_kernel() {
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier0()
  ret void
}
; Which lanes are there is asked behind the first, which lets them come together: that one stays.
define ptx_kernel void @lanes_between(ptr addrspace(1) %g) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  %m = call i32 @llvm.nvvm.activemask()
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  store i32 %m, ptr addrspace(1) %g
  ret void
}
declare i32 @llvm.nvvm.activemask()
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.barrier0.popc(i32)

; CHECK: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @s = internal addrspace(3) global [1024 x i32] undef
; CHECK-NEXT: @t = internal addrspace(3) global [1024 x i32] undef
; CHECK-LABEL: define ptx_kernel void @row(ptr addrspace(1) %g) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @top_of_a_block(i1 %c) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   br i1 %c, label %a, label %out
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   br label %out
; CHECK: out:                                              ; preds = %a, %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @with_result(ptr addrspace(1) %g) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   %1 = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 true)
; CHECK-NEXT:   store i32 %1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @no_kernel() {
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @lanes_between(ptr addrspace(1) %g) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %m = call i32 @llvm.nvvm.activemask()
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   store i32 %m, ptr addrspace(1) %g, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.activemask() #0
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #1
; CHECK: attributes #0 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #1 = { convergent nocallback nounwind }
