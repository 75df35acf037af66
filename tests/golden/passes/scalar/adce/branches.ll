; RUN: %nvopt -passes=adce -S %s | FileCheck %s
; A branch that decides nothing goes; one around a barrier, a store or an endless loop stays.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent

define i32 @diamond(i1 %c, i32 %n) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = add i32 %n, 1
  br label %m
b:
  br label %m
m:
  %p = phi i32 [ %x, %a ], [ 0, %b ]
  ret i32 %n
}

; Dead cycles of phis.
define void @cycle(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %s = phi i32 [ 0, %entry ], [ %s1, %h ]
  %s1 = add i32 %s, %i
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %h, label %e
e:
  ret void
}

define void @barrier(i1 %c) {
entry:
  br i1 %c, label %a, label %m
a:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %m
m:
  ret void
}

define void @store(i1 %c, i1 %d, ptr %p) {
entry:
  br i1 %c, label %a, label %m
a:
  br i1 %d, label %b, label %k
b:
  br label %k
k:
  store i32 1, ptr %p
  br label %m
m:
  ret void
}

define void @endless(i1 %c) {
entry:
  br i1 %c, label %h, label %e
h:
  br label %h
e:
  ret void
}

; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK-LABEL: define i32 @diamond(i1 %c, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %b
; CHECK-NEXT:   ret i32 %n
; CHECK-NEXT: }
; CHECK-LABEL: define void @cycle(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %h ]
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %h, label %e
; CHECK: e:                                                ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @barrier(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %m
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %a, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @store(i1 %c, i1 %d, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %m
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   br label %k
; CHECK: k:                                                ; preds = %a
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %k, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @endless(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %h, label %e
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   br label %h
; CHECK: e:                                                ; preds = %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
