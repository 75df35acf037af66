; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; What only one other block uses, to which nothing else leads, is computed there: threads that do not come there save it.
declare i32 @use(i32)
declare void @write()
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
define i32 @tree(i32 %a, i32 %b, i1 %c) {
  %x = mul i32 %a, %b
  %y = add i32 %x, 7
  br i1 %c, label %then, label %else
then:
  %r = call i32 @use(i32 %y)
  ret i32 %r
else:
  ret i32 0
}
define i32 @load(ptr %p, i1 %c) {
  %x = load i32, ptr %p
  br i1 %c, label %then, label %else
then:
  %r = call i32 @use(i32 %x)
  ret i32 %r
else:
  ret i32 0
}
define i32 @load_stays_above_a_call_that_may_write(ptr %p, i1 %c) {
  %x = load i32, ptr %p
  call void @write()
  br i1 %c, label %then, label %else
then:
  %r = call i32 @use(i32 %x)
  ret i32 %r
else:
  ret i32 0
}
define i32 @join_that_returns(i32 %a, i1 %c) {
  %x = mul i32 %a, 77
  br i1 %c, label %then, label %join
then:
  call void @write()
  br label %join
join:
  %r = call i32 @use(i32 %x)
  ret i32 %r
}
define i32 @not_into_a_loop(i32 %a, i32 %n) {
entry:
  %x = mul i32 %a, 77
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %t = xor i32 %s, %x
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %t
}
define i32 @convergent_operations_stay(i32 %a, i1 %c) {
  %x = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)
  br i1 %c, label %then, label %else
then:
  %r = call i32 @use(i32 %x)
  ret i32 %r
else:
  ret i32 0
}
define i32 @used_on_both_sides(i32 %a, i32 %b, i1 %c) {
  %x = mul i32 %a, %b
  br i1 %c, label %then, label %else
then:
  %r = call i32 @use(i32 %x)
  ret i32 %r
else:
  ret i32 %x
}

; CHECK: declare i32 @use(i32)
; CHECK: declare void @write()
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #0
; CHECK-LABEL: define i32 @tree(i32 %a, i32 %b, i1 %c) {
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:                                             ; preds = %0
; CHECK-NEXT:   %x = mul i32 %a, %b
; CHECK-NEXT:   %y = add i32 %x, 7
; CHECK-NEXT:   %r = call i32 @use(i32 %y)
; CHECK-NEXT:   ret i32 %r
; CHECK: else:                                             ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @load(ptr %p, i1 %c) {
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:                                             ; preds = %0
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   %r = call i32 @use(i32 %x)
; CHECK-NEXT:   ret i32 %r
; CHECK: else:                                             ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @load_stays_above_a_call_that_may_write(ptr %p, i1 %c) {
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   call void @write()
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:                                             ; preds = %0
; CHECK-NEXT:   %r = call i32 @use(i32 %x)
; CHECK-NEXT:   ret i32 %r
; CHECK: else:                                             ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @join_that_returns(i32 %a, i1 %c) {
; CHECK-NEXT:   br i1 %c, label %then, label %join
; CHECK: then:                                             ; preds = %0
; CHECK-NEXT:   call void @write()
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %then, %0
; CHECK-NEXT:   %x = mul i32 %a, 77
; CHECK-NEXT:   %r = call i32 @use(i32 %x)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @not_into_a_loop(i32 %a, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x = mul i32 %a, 77
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %s = phi i32 [ 0, %entry ], [ %t, %loop ]
; CHECK-NEXT:   %t = xor i32 %s, %x
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %more = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %more, label %loop, label %done
; CHECK: done:                                             ; preds = %loop
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @convergent_operations_stay(i32 %a, i1 %c) {
; CHECK-NEXT:   %x = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:                                             ; preds = %0
; CHECK-NEXT:   %r = call i32 @use(i32 %x)
; CHECK-NEXT:   ret i32 %r
; CHECK: else:                                             ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @used_on_both_sides(i32 %a, i32 %b, i1 %c) {
; CHECK-NEXT:   %x = mul i32 %a, %b
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:                                             ; preds = %0
; CHECK-NEXT:   %r = call i32 @use(i32 %x)
; CHECK-NEXT:   ret i32 %r
; CHECK: else:                                             ; preds = %0
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
