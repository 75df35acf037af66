; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; What never runs goes, but terminators, pads and tokens; what comes from there is poison, so others decide.
declare void @use(i32)
declare void @llvm.nvvm.barrier0()
define i32 @not_taken(i32 %x) {
  br i1 false, label %a, label %b
a:
  %y = add i32 %x, 1
  call void @use(i32 %y)
  br label %b
b:
  %r = phi i32 [ %x, %0 ], [ %y, %a ]
  ret i32 %r
}
define i32 @other_case(i32 %x) {
  switch i32 7, label %d [
    i32 7, label %a
    i32 8, label %b
  ]
a:
  br label %j
b:
  br label %j
d:
  br label %j
j:
  %r = phi i32 [ %x, %a ], [ 1, %b ], [ 2, %d ]
  ret i32 %r
}
define i32 @learned(i32 %x) {
  %m = and i32 %x, 3
  %c = icmp ugt i32 %m, 5
  br i1 %c, label %a, label %b
a:
  call void @llvm.nvvm.barrier0()
  br label %b
b:
  %r = phi i32 [ %x, %0 ], [ 9, %a ]
  ret i32 %r
}
; A loop that nothing enters.
define i32 @loop(i32 %x) {
  br i1 true, label %out, label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %n, %loop ]
  %n = add i32 %i, 1
  %c = icmp ult i32 %n, %x
  br i1 %c, label %loop, label %out
out:
  %r = phi i32 [ %x, %0 ], [ %n, %loop ]
  ret i32 %r
}
define i32 @unreachable_blocks(i32 %x) {
  ret i32 %x
u:
  %a = add i32 %a, 1
  call void @use(i32 %a)
  br label %u
}
define i32 @behind_null(i32 %x) {
  store i32 1, ptr null
  call void @use(i32 %x)
  call void @llvm.nvvm.barrier0()
  ret i32 %x
}
define void @before_unreachable(ptr %p, ptr %q) {
  store i32 1, ptr %p
  call void @llvm.nvvm.barrier0()
  store i32 2, ptr %p
  unreachable
}
; What may not come to its end, and what is volatile, stays.
define void @stays(ptr %p) {
  call void @use(i32 1)
  store volatile i32 2, ptr %p
  store i32 2, ptr %p
  unreachable
}
define i32 @null_where_it_is_valid(i32 %x) null_pointer_is_valid {
  store i32 1, ptr null
  call void @use(i32 %x)
  ret i32 %x
}

; CHECK: declare void @use(i32)
; CHECK-LABEL: define i32 @not_taken(i32 %x) {
; CHECK-NEXT:   br i1 false, label %a, label %b
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %a, %0
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @other_case(i32 %x) {
; CHECK-NEXT:   switch i32 7, label %d [
; CHECK-NEXT:     i32 7, label %a
; CHECK-NEXT:     i32 8, label %b
; CHECK-NEXT:   ]
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: d:                                                ; preds = %0
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %d, %b, %a
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @learned(i32 %x) {
; CHECK-NEXT:   br i1 false, label %a, label %b
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %a, %0
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @loop(i32 %x) {
; CHECK-NEXT:   br i1 true, label %out, label %loop
; CHECK: loop:                                             ; preds = %loop, %0
; CHECK-NEXT:   br i1 poison, label %loop, label %out
; CHECK: out:                                              ; preds = %loop, %0
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @unreachable_blocks(i32 %x) {
; CHECK-NEXT:   ret i32 %x
; CHECK: u:                                                ; preds = %u
; CHECK-NEXT:   br label %u
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @behind_null(i32 %x) {
; CHECK-NEXT:   store i32 poison, ptr null, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define void @before_unreachable(ptr %p, ptr %q) {
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   unreachable
; CHECK-NEXT: }
; CHECK-LABEL: define void @stays(ptr %p) {
; CHECK-NEXT:   call void @use(i32 1)
; CHECK-NEXT:   store volatile i32 2, ptr %p, align 4
; CHECK-NEXT:   unreachable
; CHECK-NEXT: }
; CHECK: ; Function Attrs: null_pointer_is_valid
; CHECK-NEXT: define i32 @null_where_it_is_valid(i32 %x) #0 {
; CHECK-NEXT:   store i32 1, ptr null, align 4
; CHECK-NEXT:   call void @use(i32 %x)
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
; CHECK: attributes #0 = { null_pointer_is_valid }
; CHECK-NEXT: attributes #1 = { convergent nocallback nounwind }
