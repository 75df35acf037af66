; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Two ways store to one place before they meet: one store where they meet. Not where something reads the place, or a barrier stands, between.
declare void @llvm.nvvm.barrier0()
define void @diamond(i1 %c, ptr %p, i32 %x) {
  br i1 %c, label %t, label %f
t:
  store i32 %x, ptr %p, align 8
  br label %j
f:
  store i32 7, ptr %p, align 4
  br label %j
j:
  ret void
}
define void @triangle(i1 %c, ptr %p, i32 %x) {
entry:
  store i32 7, ptr %p
  br i1 %c, label %t, label %j
t:
  store i32 %x, ptr %p
  br label %j
j:
  ret void
}
define i32 @read_on_the_way(i1 %c, ptr %p, ptr %q) {
entry:
  store i32 7, ptr %p
  br i1 %c, label %t, label %j
t:
  %x = load i32, ptr %q
  store i32 %x, ptr %p
  br label %j
j:
  ret i32 0
}
define void @behind_a_barrier(i1 %c, ptr %p, i32 %x) {
  br i1 %c, label %t, label %f
t:
  store i32 %x, ptr %p
  br label %j
f:
  store i32 7, ptr %p
  call void @llvm.nvvm.barrier0()
  br label %j
j:
  ret void
}
define void @volatile(i1 %c, ptr %p, i32 %x) {
  br i1 %c, label %t, label %f
t:
  store volatile i32 %x, ptr %p
  br label %j
f:
  store i32 7, ptr %p
  br label %j
j:
  ret void
}
; The other way is the loop's own: what it stores is not stored on the way out.
define void @from_the_loop(ptr %p, i1 %c) {
entry:
  store i32 1, ptr %p
  br label %loop
loop:
  store i32 2, ptr %p
  br i1 %c, label %loop, label %out
out:
  ret void
}

; CHECK-LABEL: define void @diamond(i1 %c, ptr %p, i32 %x) {
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %f, %t
; CHECK-NEXT:   %1 = phi i32 [ %x, %t ], [ 7, %f ]
; CHECK-NEXT:   store i32 %1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @triangle(i1 %c, ptr %p, i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %t, label %j
; CHECK: t:                                                ; preds = %entry
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %t, %entry
; CHECK-NEXT:   %0 = phi i32 [ 7, %entry ], [ %x, %t ]
; CHECK-NEXT:   store i32 %0, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @read_on_the_way(i1 %c, ptr %p, ptr %q) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   store i32 7, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %t, label %j
; CHECK: t:                                                ; preds = %entry
; CHECK-NEXT:   %x = load i32, ptr %q, align 4
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %t, %entry
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define void @behind_a_barrier(i1 %c, ptr %p, i32 %x) {
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   br label %j
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   store i32 7, ptr %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %f, %t
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @volatile(i1 %c, ptr %p, i32 %x) {
; CHECK-NEXT:   br i1 %c, label %t, label %f
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:   br label %j
; CHECK: f:                                                ; preds = %0
; CHECK-NEXT:   store i32 7, ptr %p, align 4
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %f, %t
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @from_the_loop(ptr %p, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %loop, label %out
; CHECK: out:                                              ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: attributes #0 = { convergent nocallback nounwind }
