; RUN: %nvopt -passes=sccp -S %s | FileCheck %s
; The sum of a counter grows with every round, as the counter does: the loop ends.
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare void @trap()
declare void @use(i32)
define void @f() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %on ]
  call void @use(i32 %i)
  %sum = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 1)
  %over = extractvalue { i32, i1 } %sum, 1
  br i1 %over, label %out, label %on
on:
  %next = extractvalue { i32, i1 } %sum, 0
  %more = icmp slt i32 %next, 16
  br i1 %more, label %loop, label %exit
exit:
  ret void
out:
  call void @trap()
  ret void
}
define i1 @never(i8 %x, i1 %c) {
  %a = and i8 %x, 15
  %p = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %a, i8 17)
  %o = extractvalue { i8, i1 } %p, 1
  ret i1 %o
}
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8)

; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #0
; CHECK: declare void @trap()
; CHECK: declare void @use(i32)
; CHECK-LABEL: define void @f() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %on, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %next, %on ]
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   %sum = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 1)
; CHECK-NEXT:   %over = extractvalue { i32, i1 } %sum, 1
; CHECK-NEXT:   br i1 %over, label %out, label %on
; CHECK: on:                                               ; preds = %loop
; CHECK-NEXT:   %next = extractvalue { i32, i1 } %sum, 0
; CHECK-NEXT:   %more = icmp slt i32 %next, 16
; CHECK-NEXT:   br i1 %more, label %loop, label %exit
; CHECK: exit:                                             ; preds = %on
; CHECK-NEXT:   ret void
; CHECK: out:                                              ; preds = %loop
; CHECK-NEXT:   call void @trap()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @never(i8 %x, i1 %c) {
; CHECK-NEXT:   %a = and i8 %x, 15
; CHECK-NEXT:   %p = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %a, i8 17)
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
