; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; for (s = n / 2; s > 0; s /= 2), rotated: the phi takes halves, of n and of itself. The halving stays where it is: behind the phi the value before it
; and the one after it would live through the loop.

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @use(i32)
define void @reduction(i32 %n) {
entry:
  %h = lshr i32 %n, 1
  %some = icmp ne i32 %h, 0
  br i1 %some, label %loop, label %exit
loop:
  %s = phi i32 [ %h, %entry ], [ %half, %latch ]
  call void @use(i32 %s)
  br label %latch
latch:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %half = lshr i32 %s, 1
  %more = icmp ne i32 %half, 0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
; Of two different values it goes behind the phi.
define i32 @joined(i32 %a, i32 %b, i1 %c) {
entry:
  br i1 %c, label %then, label %else
then:
  %x = lshr i32 %a, 1
  br label %end
else:
  %y = lshr i32 %b, 1
  br label %end
end:
  %p = phi i32 [ %x, %then ], [ %y, %else ]
  ret i32 %p
}

; CHECK-LABEL: define void @reduction(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %h = lshr i32 %n, 1
; CHECK-NEXT:   %some = icmp eq i32 %h, 0
; CHECK-NEXT:   br i1 %some, label %exit, label %loop
; CHECK: loop:
; CHECK-NEXT:   %s = phi i32 [ %h, %entry ], [ %half, %latch ]
; CHECK-NEXT:   call void @use(i32 %s)
; CHECK-NEXT:   br label %latch
; CHECK: latch:
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %half = lshr i32 %s, 1
; CHECK-NEXT:   %more = icmp eq i32 %half, 0
; CHECK-NEXT:   br i1 %more, label %exit, label %loop
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @joined(i32 %a, i32 %b, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   br label %end
; CHECK: else:
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %0 = phi i32 [ %a, %then ], [ %b, %else ]
; CHECK-NEXT:   %p = lshr i32 %0, 1
; CHECK-NEXT:   ret i32 %p
; CHECK-NEXT: }
