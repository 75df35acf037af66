; RUN: %nvopt -passes=common-base-elim -S %s | FileCheck %s
; The least address of the three, %h, is computed from another of them, %g: it is %g that the others are a constant away
; from when both come to stand above. (With %h as the anchor, %g would be computed from what it computes.)
target datalayout = "e-p:64:64-i64:64-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, i32 %n, i1 %c) {
entry:
  br label %loop
loop:
; CHECK-LABEL: loop:
; CHECK: %g = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT: %h = getelementptr i8, ptr %g, i32 -4
; CHECK-NEXT: br i1 %c
  %i = phi i32 [ 0, %entry ], [ %j, %end ]
  br i1 %c, label %left, label %right
left:
; CHECK: store i32 1, ptr %g
  %g = getelementptr i32, ptr %p, i32 %i
  %h = getelementptr i8, ptr %g, i32 -4
  store i32 1, ptr %g
  store i32 2, ptr %h
  br label %end
; CHECK: store i32 2, ptr %h
right:
; CHECK: right:
; CHECK-NEXT: store i32 3, ptr %g
  %k = getelementptr i32, ptr %p, i32 %i
  store i32 3, ptr %k
  br label %end
end:
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %loop, label %out
out:
  ret void
}
