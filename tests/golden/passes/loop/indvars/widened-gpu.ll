; RUN: %nvopt -passes='loop(indvars)' -S %s | FileCheck %s

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; An addition of 64 bits is two.
define void @narrow(ptr %a, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %x
  store i32 1, ptr %p, align 4
  %next = add nsw i32 %i, 1
  %go = icmp slt i32 %next, %n
  br i1 %go, label %loop, label %out

out:
  ret void
}

; One of 32 bits is not dearer than one of 16.
define void @to-a-register(ptr %a) {
entry:
  br label %loop

loop:
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %x = zext i16 %i to i32
  %p = getelementptr inbounds i32, ptr %a, i16 %i
  store i32 %x, ptr %p, align 4
  %next = add nuw nsw i16 %i, 1
  %go = icmp ult i16 %next, 1000
  br i1 %go, label %loop, label %out

out:
  ret void
}

; CHECK: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @narrow(ptr %a, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = call i32 @llvm.smax.i32(i32 %n, i32 1)
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK-NEXT:   %x = sext i32 %i to i64
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr %a, i64 %x
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %next = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %exitcond = icmp ne i32 %next, %0
; CHECK-NEXT:   br i1 %exitcond, label %loop, label %out
; CHECK: out:                                              ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @to-a-register(ptr %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %indvars.iv = phi i32 [ 0, %entry ], [ %indvars.iv.next, %loop ]
; CHECK-NEXT:   %0 = trunc nuw nsw i32 %indvars.iv to i16
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr %a, i16 %0
; CHECK-NEXT:   store i32 %indvars.iv, ptr %p, align 4
; CHECK-NEXT:   %indvars.iv.next = add nuw nsw i32 %indvars.iv, 1
; CHECK-NEXT:   %exitcond = icmp ne i32 %indvars.iv.next, 1000
; CHECK-NEXT:   br i1 %exitcond, label %loop, label %out
; CHECK: out:                                              ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.smax.i32(i32, i32) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
