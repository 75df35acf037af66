; RUN: %nvopt -passes=simplifycfg -S %s | FileCheck %s
; Two conditional stores to one place become one; not where a call that may not return, a volatile access or a barrier is between.
define void @triangles(ptr %p, i32 %a, i32 %b) {
entry:
  %x1 = icmp eq i32 %a, 0
  br i1 %x1, label %fallthrough, label %yes1
yes1:
  store i32 0, ptr %p, align 4
  br label %fallthrough
fallthrough:
  %x2 = icmp eq i32 %b, 0
  br i1 %x2, label %end, label %yes2
yes2:
  store i32 1, ptr %p, align 4
  br label %end
end:
  ret void
}
define i32 @diamond(ptr %p, ptr %q, i32 %a, i32 %b) {
entry:
  %x1 = icmp eq i32 %a, 0
  br i1 %x1, label %no1, label %yes1
yes1:
  %v = add i32 %a, 7
  br label %ft
no1:
  %w = mul i32 %a, %b
  store i32 %w, ptr %p, align 8
  br label %ft
ft:
  %z = phi i32 [ %v, %yes1 ], [ 3, %no1 ]
  %x2 = icmp eq i32 %b, 0
  br i1 %x2, label %yes2, label %end
yes2:
  store i32 %z, ptr %p, align 4
  br label %end
end:
  %r = phi i32 [ %z, %ft ], [ 9, %yes2 ]
  ret i32 %r
}
declare void @g()
define void @call_between(ptr %p, i1 %a, i1 %b) {
entry:
  br i1 %a, label %ft, label %yes1
yes1:
  store i32 0, ptr %p, align 4
  br label %ft
ft:
  call void @g() memory(none)
  br i1 %b, label %end, label %yes2
yes2:
  store i32 1, ptr %p, align 4
  br label %end
end:
  ret void
}
define void @vol(ptr %p, i1 %a, i1 %b) {
entry:
  br i1 %a, label %ft, label %yes1
yes1:
  store volatile i32 0, ptr %p
  br label %ft
ft:
  br i1 %b, label %end, label %yes2
yes2:
  store i32 1, ptr %p, align 4
  br label %end
end:
  ret void
}
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define void @barrier_between(ptr %p, i1 %a, i1 %b) {
entry:
  br i1 %a, label %yes1, label %ft
yes1:
  store i32 0, ptr %p
  br label %ft
ft:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %b, label %yes2, label %end
yes2:
  store i32 1, ptr %p
  br label %end
end:
  ret void
}
define void @loop_keeps_one_latch(ptr %p, i32 %a, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i2, %ft ], [ %i2, %yes2 ]
  %c = icmp eq i32 %i, %a
  br i1 %c, label %yes1, label %ft
yes1:
  store i32 %i, ptr %p
  br label %ft
ft:
  %i2 = add i32 %i, 1
  %d = icmp slt i32 %i2, %n
  br i1 %d, label %yes2, label %head
yes2:
  store i32 1, ptr %p
  br label %head
}

; CHECK-LABEL: define void @triangles(ptr %p, i32 %a, i32 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x1 = icmp eq i32 %a, 0
; CHECK-NEXT:   %x2 = icmp eq i32 %b, 0
; CHECK-NEXT:   %spec.select = select i1 %x2, i32 0, i32 1
; CHECK-NEXT:   %x1.not = xor i1 %x1, true
; CHECK-NEXT:   %x2.not = xor i1 %x2, true
; CHECK-NEXT:   %0 = or i1 %x1.not, %x2.not
; CHECK-NEXT:   br i1 %0, label %end.store, label %end
; CHECK: end.store:                                        ; preds = %entry
; CHECK-NEXT:   store i32 %spec.select, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: end:                                              ; preds = %end.store, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @diamond(ptr %p, ptr %q, i32 %a, i32 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x1 = icmp eq i32 %a, 0
; CHECK-NEXT:   %v = add i32 %a, 7
; CHECK-NEXT:   %w = mul i32 %a, %b
; CHECK-NEXT:   %simplifycfg.merge = select i1 %x1, i32 %w, i32 poison
; CHECK-NEXT:   %z = select i1 %x1, i32 3, i32 %v
; CHECK-NEXT:   %x2 = icmp eq i32 %b, 0
; CHECK-NEXT:   %simplifycfg.merge1 = select i1 %x2, i32 %z, i32 %simplifycfg.merge
; CHECK-NEXT:   %r.split = select i1 %x2, i32 9, i32 %z
; CHECK-NEXT:   %0 = or i1 %x1, %x2
; CHECK-NEXT:   br i1 %0, label %end.store, label %end
; CHECK: end.store:                                        ; preds = %entry
; CHECK-NEXT:   store i32 %simplifycfg.merge1, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: end:                                              ; preds = %end.store, %entry
; CHECK-NEXT:   ret i32 %r.split
; CHECK-NEXT: }
; CHECK: declare void @g()
; CHECK-LABEL: define void @call_between(ptr %p, i1 %a, i1 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %a, label %ft, label %yes1
; CHECK: yes1:                                             ; preds = %entry
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   br label %ft
; CHECK: ft:                                               ; preds = %yes1, %entry
; CHECK-NEXT:   call void @g() #1
; CHECK-NEXT:   br i1 %b, label %end, label %yes2
; CHECK: yes2:                                             ; preds = %ft
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: end:                                              ; preds = %yes2, %ft
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @vol(ptr %p, i1 %a, i1 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %a, label %ft, label %yes1
; CHECK: yes1:                                             ; preds = %entry
; CHECK-NEXT:   store volatile i32 0, ptr %p, align 4
; CHECK-NEXT:   br label %ft
; CHECK: ft:                                               ; preds = %yes1, %entry
; CHECK-NEXT:   br i1 %b, label %end, label %yes2
; CHECK: yes2:                                             ; preds = %ft
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: end:                                              ; preds = %yes2, %ft
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK-LABEL: define void @barrier_between(ptr %p, i1 %a, i1 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %a, label %yes1, label %ft
; CHECK: yes1:                                             ; preds = %entry
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   br label %ft
; CHECK: ft:                                               ; preds = %yes1, %entry
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br i1 %b, label %yes2, label %end
; CHECK: yes2:                                             ; preds = %ft
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK: end:                                              ; preds = %yes2, %ft
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @loop_keeps_one_latch(ptr %p, i32 %a, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %head
; CHECK: head:                                             ; preds = %yes2, %ft, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i2, %ft ], [ %i2, %yes2 ]
; CHECK-NEXT:   %c = icmp eq i32 %i, %a
; CHECK-NEXT:   br i1 %c, label %yes1, label %ft
; CHECK: yes1:                                             ; preds = %head
; CHECK-NEXT:   store i32 %i, ptr %p, align 4
; CHECK-NEXT:   br label %ft
; CHECK: ft:                                               ; preds = %yes1, %head
; CHECK-NEXT:   %i2 = add i32 %i, 1
; CHECK-NEXT:   %d = icmp slt i32 %i2, %n
; CHECK-NEXT:   br i1 %d, label %yes2, label %head
; CHECK: yes2:                                             ; preds = %ft
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %head
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #1 = { memory(none) }
