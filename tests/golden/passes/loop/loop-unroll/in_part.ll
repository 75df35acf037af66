; RUN: %nvopt -passes='loop-unroll<O3>' -verify-each -S %s | FileCheck %s
; So many copies that they divide the rounds: the test is left in the last one. What the source asks for is done where the length is unknown too, with a copy for the rest.
define i32 @by_eight(ptr %a) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %s = phi i32 [ 0, %entry ], [ %t, %h ]
  %p = getelementptr i32, ptr %a, i64 %i
  %v = load i32, ptr %p
  %m = mul i32 %v, %v
  %t = add i32 %s, %m
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, 128
  br i1 %c, label %exit, label %h
exit:
  ret i32 %t
}
define void @asked_for_two(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  call void @work(i32 %i)
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %exit, label %h, !llvm.loop !0
exit:
  ret void
}
declare void @work(i32)
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.unroll.count", i32 2}
!2 = !{!"llvm.loop.mustprogress"}

; CHECK-LABEL: define i32 @by_eight(ptr %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j.7, %h ]
; CHECK-NEXT:   %s = phi i32 [ 0, %entry ], [ %t.7, %h ]
; CHECK-NEXT:   %p = getelementptr i32, ptr %a, i64 %i
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %m = mul i32 %v, %v
; CHECK-NEXT:   %t = add i32 %s, %m
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %p.1 = getelementptr i32, ptr %a, i64 %j
; CHECK-NEXT:   %v.1 = load i32, ptr %p.1, align 4
; CHECK-NEXT:   %m.1 = mul i32 %v.1, %v.1
; CHECK-NEXT:   %t.1 = add i32 %t, %m.1
; CHECK-NEXT:   %j.1 = add nuw nsw i64 %j, 1
; CHECK-NEXT:   %p.2 = getelementptr i32, ptr %a, i64 %j.1
; CHECK-NEXT:   %v.2 = load i32, ptr %p.2, align 4
; CHECK-NEXT:   %m.2 = mul i32 %v.2, %v.2
; CHECK-NEXT:   %t.2 = add i32 %t.1, %m.2
; CHECK-NEXT:   %j.2 = add nuw nsw i64 %j.1, 1
; CHECK-NEXT:   %p.3 = getelementptr i32, ptr %a, i64 %j.2
; CHECK-NEXT:   %v.3 = load i32, ptr %p.3, align 4
; CHECK-NEXT:   %m.3 = mul i32 %v.3, %v.3
; CHECK-NEXT:   %t.3 = add i32 %t.2, %m.3
; CHECK-NEXT:   %j.3 = add nuw nsw i64 %j.2, 1
; CHECK-NEXT:   %p.4 = getelementptr i32, ptr %a, i64 %j.3
; CHECK-NEXT:   %v.4 = load i32, ptr %p.4, align 4
; CHECK-NEXT:   %m.4 = mul i32 %v.4, %v.4
; CHECK-NEXT:   %t.4 = add i32 %t.3, %m.4
; CHECK-NEXT:   %j.4 = add nuw nsw i64 %j.3, 1
; CHECK-NEXT:   %p.5 = getelementptr i32, ptr %a, i64 %j.4
; CHECK-NEXT:   %v.5 = load i32, ptr %p.5, align 4
; CHECK-NEXT:   %m.5 = mul i32 %v.5, %v.5
; CHECK-NEXT:   %t.5 = add i32 %t.4, %m.5
; CHECK-NEXT:   %j.5 = add nuw nsw i64 %j.4, 1
; CHECK-NEXT:   %p.6 = getelementptr i32, ptr %a, i64 %j.5
; CHECK-NEXT:   %v.6 = load i32, ptr %p.6, align 4
; CHECK-NEXT:   %m.6 = mul i32 %v.6, %v.6
; CHECK-NEXT:   %t.6 = add i32 %t.5, %m.6
; CHECK-NEXT:   %j.6 = add nuw nsw i64 %j.5, 1
; CHECK-NEXT:   %p.7 = getelementptr i32, ptr %a, i64 %j.6
; CHECK-NEXT:   %v.7 = load i32, ptr %p.7, align 4
; CHECK-NEXT:   %m.7 = mul i32 %v.7, %v.7
; CHECK-NEXT:   %t.7 = add i32 %t.6, %m.7
; CHECK-NEXT:   %j.7 = add nuw nsw i64 %j.6, 1
; CHECK-NEXT:   %c.7 = icmp eq i64 %j.7, 128
; CHECK-NEXT:   br i1 %c.7, label %exit, label %h, !llvm.loop !0
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   %t.lcssa = phi i32 [ %t.7, %h ]
; CHECK-NEXT:   ret i32 %t.lcssa
; CHECK-NEXT: }
; CHECK-LABEL: define void @asked_for_two(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %n.fr = freeze i32 %n
; CHECK-NEXT:   %0 = add i32 %n.fr, -1
; CHECK-NEXT:   %1 = icmp uge i32 %0, 1
; CHECK-NEXT:   %2 = trunc i32 %n.fr to i1
; CHECK-NEXT:   %3 = zext i1 %2 to i32
; CHECK-NEXT:   %4 = icmp ne i32 %3, 0
; CHECK-NEXT:   %5 = lshr i32 %n.fr, 1
; CHECK-NEXT:   %6 = shl nuw i32 %5, 1
; CHECK-NEXT:   %7 = freeze i1 %1
; CHECK-NEXT:   br i1 %7, label %8, label %11
; CHECK: 8:                                                ; preds = %entry
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %8
; CHECK-NEXT:   %i = phi i32 [ 0, %8 ], [ %j.1, %h ]
; CHECK-NEXT:   call void @work(i32 %i)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   call void @work(i32 %j)
; CHECK-NEXT:   %j.1 = add i32 %j, 1
; CHECK-NEXT:   %9 = icmp eq i32 %j.1, %6
; CHECK-NEXT:   br i1 %9, label %10, label %h, !llvm.loop !2
; CHECK: 10:                                               ; preds = %h
; CHECK-NEXT:   %j.lcssa = phi i32 [ %j.1, %h ]
; CHECK-NEXT:   br i1 %4, label %11, label %exit
; CHECK: 11:                                               ; preds = %10, %entry
; CHECK-NEXT:   %i.unr = phi i32 [ %j.lcssa, %10 ], [ 0, %entry ]
; CHECK-NEXT:   br label %h.rest
; CHECK: h.rest:                                           ; preds = %h.rest, %11
; CHECK-NEXT:   %i.rest = phi i32 [ %i.unr, %11 ], [ %j.rest, %h.rest ]
; CHECK-NEXT:   call void @work(i32 %i.rest)
; CHECK-NEXT:   %j.rest = add i32 %i.rest, 1
; CHECK-NEXT:   %c.rest = icmp eq i32 %j.rest, %n
; CHECK-NEXT:   br i1 %c.rest, label %exit.loopexit, label %h.rest, !llvm.loop !4
; CHECK: exit.loopexit:                                    ; preds = %h.rest
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit, %10
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @work(i32)
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.loop.unroll.disable"}
; CHECK-NEXT: !2 = distinct !{!2, !3, !1}
; CHECK-NEXT: !3 = !{!"llvm.loop.mustprogress"}
; CHECK-NEXT: !4 = distinct !{!4, !3, !1}
