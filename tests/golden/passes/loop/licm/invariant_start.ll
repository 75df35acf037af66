; RUN: %nvopt -passes='loop-mssa(licm)' -S %s | FileCheck %s
; A place that an invariant.start before the loop covers is read before the loop; one that ends, or covers less, is not.
target triple = "nvptx64-nvidia-cuda"
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @unknown() willreturn nounwind
define void @covered(ptr %p, ptr %q, i32 %n) {
entry:
  %s = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = load i32, ptr %p, align 4
  call void @unknown()
  store i32 %x, ptr %q, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @smaller(ptr %p, ptr %q, i32 %n) {
entry:
  %s = call ptr @llvm.invariant.start.p0(i64 2, ptr %p)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = load i32, ptr %p, align 4
  call void @unknown()
  store i32 %x, ptr %q, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #0
; CHECK: ; Function Attrs: nounwind willreturn
; CHECK-NEXT: declare void @unknown() #1
; CHECK-LABEL: define void @covered(ptr %p, ptr %q, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %s = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   call void @unknown()
; CHECK-NEXT:   store i32 %x, ptr %q, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @smaller(ptr %p, ptr %q, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %s = call ptr @llvm.invariant.start.p0(i64 2, ptr %p)
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   call void @unknown()
; CHECK-NEXT:   store i32 %x, ptr %q, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #1 = { nounwind willreturn }
