; RUN: %nvopt -passes=tailcallelim -S %s | FileCheck %s

define i32 @factorial(i32 %x) {
entry:
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %then, label %else
then:
  %m = add i32 %x, -1
  %r = call i32 @factorial(i32 %m)
  %a = mul nsw i32 %r, %x
  ret i32 %a
else:
  ret i32 1
}

; Another value is returned on the way back: it is kept.
define i32 @other_value(i32 %x) {
entry:
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %then, label %else
then:
  %m = add i32 %x, -1
  %r = call i32 @other_value(i32 %m)
  ret i32 18
else:
  ret i32 1
}

; The division after the call does not run if the call never returns.
define i32 @division(i32 %x, i32 %y) {
entry:
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %then, label %else
then:
  %m = add i32 %x, -1
  %r = call i32 @division(i32 %m, i32 %y)
  %q = udiv i32 7, %y
  ret i32 %q
else:
  ret i32 1
}

; A barrier at every depth of the recursion stays there.
declare void @llvm.nvvm.barrier0() convergent
define void @barrier(i32 %x) {
entry:
  call void @llvm.nvvm.barrier0()
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %then, label %else
then:
  %m = add i32 %x, -1
  call void @barrier(i32 %m)
  ret void
else:
  ret void
}

; The stack object is passed: no tail call, and none after it has escaped.
declare void @use(ptr)
declare void @quiet()
define void @escape() {
  call void @quiet()
  %p = alloca i32
  call void @use(ptr %p)
  call void @quiet()
  ret void
}

; CHECK-LABEL: define i32 @factorial(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %tailrecurse
; CHECK: tailrecurse:                                      ; preds = %then, %entry
; CHECK-NEXT:   %accumulator.tr = phi i32 [ 1, %entry ], [ %a, %then ]
; CHECK-NEXT:   %x.tr = phi i32 [ %x, %entry ], [ %m, %then ]
; CHECK-NEXT:   %c = icmp sgt i32 %x.tr, 0
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:                                             ; preds = %tailrecurse
; CHECK-NEXT:   %m = add i32 %x.tr, -1
; CHECK-NEXT:   %a = mul i32 %accumulator.tr, %x.tr
; CHECK-NEXT:   br label %tailrecurse
; CHECK: else:                                             ; preds = %tailrecurse
; CHECK-NEXT:   %accumulator.ret.tr = mul i32 %accumulator.tr, 1
; CHECK-NEXT:   ret i32 %accumulator.ret.tr
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @other_value(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %tailrecurse
; CHECK: tailrecurse:                                      ; preds = %then, %entry
; CHECK-NEXT:   %x.tr = phi i32 [ %x, %entry ], [ %m, %then ]
; CHECK-NEXT:   %ret.tr = phi i32 [ poison, %entry ], [ %current.ret.tr, %then ]
; CHECK-NEXT:   %ret.known.tr = phi i1 [ false, %entry ], [ true, %then ]
; CHECK-NEXT:   %c = icmp sgt i32 %x.tr, 0
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:                                             ; preds = %tailrecurse
; CHECK-NEXT:   %m = add i32 %x.tr, -1
; CHECK-NEXT:   %current.ret.tr = select i1 %ret.known.tr, i32 %ret.tr, i32 18
; CHECK-NEXT:   br label %tailrecurse
; CHECK: else:                                             ; preds = %tailrecurse
; CHECK-NEXT:   %current.ret.tr1 = select i1 %ret.known.tr, i32 %ret.tr, i32 1
; CHECK-NEXT:   ret i32 %current.ret.tr1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @division(i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp sgt i32 %x, 0
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:                                             ; preds = %entry
; CHECK-NEXT:   %m = add i32 %x, -1
; CHECK-NEXT:   %r = tail call i32 @division(i32 %m, i32 %y)
; CHECK-NEXT:   %q = udiv i32 7, %y
; CHECK-NEXT:   ret i32 %q
; CHECK: else:                                             ; preds = %entry
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; CHECK-LABEL: define void @barrier(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %c = icmp sgt i32 %x, 0
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:                                             ; preds = %entry
; CHECK-NEXT:   %m = add i32 %x, -1
; CHECK-NEXT:   tail call void @barrier(i32 %m)
; CHECK-NEXT:   ret void
; CHECK: else:                                             ; preds = %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @use(ptr)
; CHECK: declare void @quiet()
; CHECK-LABEL: define void @escape() {
; CHECK-NEXT:   tail call void @quiet()
; CHECK-NEXT:   %p = alloca i32, align 4
; CHECK-NEXT:   call void @use(ptr %p)
; CHECK-NEXT:   call void @quiet()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: attributes #0 = { convergent nocallback nounwind }
