; RUN: %nvopt -passes='loop(loop-unroll-full)' -verify-each -S %s | FileCheck %s
; All rounds are written out, and nothing is left of the loop: counted up, by a shift, tested at the top; what they compute of constants is folded.
@table = internal constant [4 x i32] [i32 3, i32 1, i32 4, i32 1]
define i32 @sum_of_four(ptr %a) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %s = phi i32 [ 0, %entry ], [ %t, %h ]
  %p = getelementptr i32, ptr %a, i32 %i
  %v = load i32, ptr %p
  %t = add i32 %s, %v
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, 4
  br i1 %c, label %h, label %exit
exit:
  ret i32 %t
}
define i32 @halving_tested_at_the_top(i32 %x) {
entry:
  br label %h
h:
  %d = phi i32 [ 4, %entry ], [ %half, %b ]
  %s = phi i32 [ %x, %entry ], [ %t, %b ]
  %c = icmp ne i32 %d, 0
  br i1 %c, label %b, label %exit
b:
  %u = shl i32 %s, %d
  %t = xor i32 %u, %s
  %half = lshr i32 %d, 1
  br label %h
exit:
  ret i32 %s
}
define i32 @table_that_is_known() {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %s = phi i32 [ 0, %entry ], [ %t, %h ]
  %p = getelementptr i32, ptr @table, i64 %i
  %v = load i32, ptr %p
  %t = add i32 %s, %v
  %j = add i64 %i, 1
  %c = icmp eq i64 %j, 4
  br i1 %c, label %exit, label %h
exit:
  ret i32 %t
}
; Every thread meets the barrier as often as before.
define void @barriers(ptr %p) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, 2
  br i1 %c, label %exit, label %h
exit:
  ret void
}
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; CHECK: @table = internal constant [4 x i32] [i32 3, i32 1, i32 4, i32 1]
; CHECK-LABEL: define i32 @sum_of_four(ptr %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %entry
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   %p.1 = getelementptr i32, ptr %a, i32 1
; CHECK-NEXT:   %v.1 = load i32, ptr %p.1, align 4
; CHECK-NEXT:   %t.1 = add i32 %v, %v.1
; CHECK-NEXT:   %p.2 = getelementptr i32, ptr %a, i32 2
; CHECK-NEXT:   %v.2 = load i32, ptr %p.2, align 4
; CHECK-NEXT:   %t.2 = add i32 %t.1, %v.2
; CHECK-NEXT:   %p.3 = getelementptr i32, ptr %a, i32 3
; CHECK-NEXT:   %v.3 = load i32, ptr %p.3, align 4
; CHECK-NEXT:   %t.3 = add i32 %t.2, %v.3
; CHECK-NEXT:   ret i32 %t.3
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @halving_tested_at_the_top(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %entry
; CHECK-NEXT:   %u = shl i32 %x, 4
; CHECK-NEXT:   %t = xor i32 %u, %x
; CHECK-NEXT:   %u.1 = shl i32 %t, 2
; CHECK-NEXT:   %t.1 = xor i32 %u.1, %t
; CHECK-NEXT:   %u.2 = shl i32 %t.1, 1
; CHECK-NEXT:   %t.2 = xor i32 %u.2, %t.1
; CHECK-NEXT:   ret i32 %t.2
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @table_that_is_known() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %entry
; CHECK-NEXT:   ret i32 9
; CHECK-NEXT: }
; CHECK-LABEL: define void @barriers(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %entry
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   store volatile i32 0, ptr %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: attributes #0 = { convergent nocallback nounwind }
