; RUN: %nvopt -passes='loop(loop-instsimplify)' -verify-each -S %s | FileCheck %s
; What stays: the phi by which a value leaves a loop (LCSSA); undef against what may be poison, and a value that is not there on every way to the phi;
; a volatile load, a barrier and a convergent call whose results nobody uses; code outside of loops.
declare void @use(i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @meet(i32) convergent
define i32 @leaves(i32 %x, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  br label %in
in:
  %k = phi i32 [ 0, %h ], [ %l, %in ]
  %l = add i32 %k, 1
  %ci = icmp slt i32 %l, %n
  br i1 %ci, label %in, label %latch
latch:
  %out = phi i32 [ %l, %in ]
  call void @use(i32 %out)
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  %r = phi i32 [ %j, %latch ]
  %same = add i32 %r, 0
  ret i32 %same
}
define void @undefined_ways(i32 %y, i1 %a, ptr %q, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  br i1 %a, label %yes, label %latch
yes:
  %x = load i32, ptr %q
  br label %latch
latch:
  %p = phi i32 [ poison, %h ], [ %x, %yes ]
  %u = phi i32 [ undef, %h ], [ %y, %yes ]
  call void @use(i32 %p)
  call void @use(i32 %u)
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @effects(ptr %p, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %v = load volatile i32, ptr %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %m = call i32 @meet(i32 %i)
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}

; CHECK: declare void @use(i32)
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: declare i32 @meet(i32) #1
; CHECK-LABEL: define i32 @leaves(i32 %x, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:   br label %in
; CHECK: in:                                               ; preds = %in, %h
; CHECK-NEXT:   %k = phi i32 [ 0, %h ], [ %l, %in ]
; CHECK-NEXT:   %l = add i32 %k, 1
; CHECK-NEXT:   %ci = icmp slt i32 %l, %n
; CHECK-NEXT:   br i1 %ci, label %in, label %latch
; CHECK: latch:                                            ; preds = %in
; CHECK-NEXT:   %out = phi i32 [ %l, %in ]
; CHECK-NEXT:   call void @use(i32 %out)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   %r = phi i32 [ %j, %latch ]
; CHECK-NEXT:   %same = add i32 %r, 0
; CHECK-NEXT:   ret i32 %same
; CHECK-NEXT: }
; CHECK-LABEL: define void @undefined_ways(i32 %y, i1 %a, ptr %q, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:   br i1 %a, label %yes, label %latch
; CHECK: yes:                                              ; preds = %h
; CHECK-NEXT:   %x = load i32, ptr %q, align 4
; CHECK-NEXT:   br label %latch
; CHECK: latch:                                            ; preds = %yes, %h
; CHECK-NEXT:   %p = phi i32 [ poison, %h ], [ %x, %yes ]
; CHECK-NEXT:   %u = phi i32 [ undef, %h ], [ %y, %yes ]
; CHECK-NEXT:   call void @use(i32 %p)
; CHECK-NEXT:   call void @use(i32 %u)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @effects(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %m = call i32 @meet(i32 %i)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #1 = { convergent }
