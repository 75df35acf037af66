; RUN: %nvopt -passes=sinking2 -sink-into-texture=3 -verify-each -S %s | FileCheck %s
; Loads past a store or a barrier, what is convergent, and what would come into a loop stay, even where everything is wanted lower.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) convergent
define i32 @past_barrier(ptr addrspace(3) %s, i1 %c) {
  %v = load i32, ptr addrspace(3) %s, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %c, label %t, label %e
t:
  ret i32 %v
e:
  ret i32 0
}
define i32 @convergent(i32 %x, i1 %c) {
  %v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %x, i32 0, i32 31)
  br i1 %c, label %t, label %e
t:
  ret i32 %v
e:
  ret i32 0
}
define i32 @into_loop(i32 %x, i32 %n, ptr %p) {
entry:
  %v = mul i32 %x, %x
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  store i32 %v, ptr %p, align 4
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %e
e:
  ret i32 %j
}
define i32 @goes(i32 %x, i1 %c) {
  %v = mul i32 %x, %x
  br i1 %c, label %t, label %e
t:
  ret i32 %v
e:
  ret i32 0
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #1
; CHECK-LABEL: define i32 @past_barrier(ptr addrspace(3) %s, i1 %c) {
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   ret i32 %v
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @convergent(i32 %x, i1 %c) {
; CHECK-NEXT:   %v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %x, i32 0, i32 31)
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   ret i32 %v
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @into_loop(i32 %x, i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %v = mul i32 %x, %x
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   store i32 %v, ptr %p, align 4
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %e
; CHECK: e:                                                ; preds = %h
; CHECK-NEXT:   ret i32 %j
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @goes(i32 %x, i1 %c) {
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %v = mul i32 %x, %x
; CHECK-NEXT:   ret i32 %v
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
