; RUN: %nvopt -passes=indvars -S %s | FileCheck %s
; The rows of a triangle: both counters could be tested, and the one that ends at a constant is. The other ends at what
; it began with and 7 - i, and a copy of the inner loop for one %i would not know how often it runs. Behind it, where
; neither end is a constant, the one that begins at zero is tested, as ever.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @triangle(ptr %a, ptr %o) {
entry:
  br label %row
row:
  %n0 = phi i32 [ 0, %entry ], [ %n.next, %row.end ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %row.end ]
  br label %col
col:
  %n = phi i32 [ %n0, %row ], [ %n.next, %col ]
  %j = phi i32 [ %i, %row ], [ %j.next, %col ]
  %p = getelementptr float, ptr %a, i32 %j
  %x = load float, ptr %p
  %q = getelementptr float, ptr %o, i32 %n
  store float %x, ptr %q
  %n.next = add nsw i32 %n, 1
  %j.next = add nuw nsw i32 %j, 1
  %c = icmp ult i32 %j.next, 7
  br i1 %c, label %col, label %row.end
row.end:
  %i.next = add nuw nsw i32 %i, 1
  %d = icmp ult i32 %i.next, 6
  br i1 %d, label %row, label %exit
exit:
  ret void
}
define void @no_constant(ptr %a, ptr %o, i32 %m) {
entry:
  br label %loop
loop:
  %n = phi i32 [ %m, %entry ], [ %n.next, %loop ]
  %j = phi i32 [ 0, %entry ], [ %j.next, %loop ]
  %p = getelementptr float, ptr %a, i32 %j
  %x = load float, ptr %p
  %q = getelementptr float, ptr %o, i32 %n
  store float %x, ptr %q
  %n.next = add nsw i32 %n, 1
  %j.next = add nuw nsw i32 %j, 1
  %c = icmp slt i32 %j.next, %m
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @triangle(ptr %a, ptr %o) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %row
; CHECK: row:                                              ; preds = %row.end, %entry
; CHECK-NEXT:   %n0 = phi i32 [ 0, %entry ], [ %n.next.lcssa, %row.end ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.next, %row.end ]
; CHECK-NEXT:   br label %col
; CHECK: col:                                              ; preds = %col, %row
; CHECK-NEXT:   %n = phi i32 [ %n0, %row ], [ %n.next, %col ]
; CHECK-NEXT:   %j = phi i32 [ %i, %row ], [ %j.next, %col ]
; CHECK-NEXT:   %p = getelementptr float, ptr %a, i32 %j
; CHECK-NEXT:   %x = load float, ptr %p, align 4
; CHECK-NEXT:   %q = getelementptr float, ptr %o, i32 %n
; CHECK-NEXT:   store float %x, ptr %q, align 4
; CHECK-NEXT:   %n.next = add nsw i32 %n, 1
; CHECK-NEXT:   %j.next = add nuw nsw i32 %j, 1
; CHECK-NEXT:   %exitcond = icmp ne i32 %j.next, 7
; CHECK-NEXT:   br i1 %exitcond, label %col, label %row.end
; CHECK: row.end:                                          ; preds = %col
; CHECK-NEXT:   %n.next.lcssa = phi i32 [ %n.next, %col ]
; CHECK-NEXT:   %i.next = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %exitcond1 = icmp ne i32 %i.next, 6
; CHECK-NEXT:   br i1 %exitcond1, label %row, label %exit
; CHECK: exit:                                             ; preds = %row.end
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @no_constant(ptr %a, ptr %o, i32 %m) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = call i32 @llvm.smax.i32(i32 %m, i32 1)
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %n = phi i32 [ %m, %entry ], [ %n.next, %loop ]
; CHECK-NEXT:   %j = phi i32 [ 0, %entry ], [ %j.next, %loop ]
; CHECK-NEXT:   %p = getelementptr float, ptr %a, i32 %j
; CHECK-NEXT:   %x = load float, ptr %p, align 4
; CHECK-NEXT:   %q = getelementptr float, ptr %o, i32 %n
; CHECK-NEXT:   store float %x, ptr %q, align 4
; CHECK-NEXT:   %n.next = add nsw i32 %n, 1
; CHECK-NEXT:   %j.next = add nuw nsw i32 %j, 1
; CHECK-NEXT:   %exitcond = icmp ne i32 %j.next, %0
; CHECK-NEXT:   br i1 %exitcond, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.smax.i32(i32, i32) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
