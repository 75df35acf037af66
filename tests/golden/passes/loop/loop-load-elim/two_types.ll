; RUN: %nvopt -passes=loop-load-elim -S %s | FileCheck %s
; RUN: %nvopt -passes=loop-load-elim,gvn -S %s | FileCheck %s --check-prefix=GVN
; Two loads of one place, of which one runs in no round, become one before the loop: of the type that its tag names, it would not see what is
; stored as another.
; CHECK: %load_initial = load i32, ptr %A, align 4{{$}}
; CHECK-NOT: = load
; GVN: %load_initial = load
define i32 @f(i32 %x, i64 %idx) {
entry:
  %A = alloca [64 x i32]
  store i32 5, ptr %A, !tbaa !3
  %z = and i64 %idx, 3
  %Az = getelementptr inbounds i32, ptr %A, i64 %z
  store i32 %x, ptr %Az, !tbaa !3
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.n, %j ]
  %s = phi i32 [ 0, %entry ], [ %s.n, %j ]
  %q = getelementptr inbounds i32, ptr %A, i64 %i
  %c = icmp eq i64 %i, 77
  br i1 %c, label %y, label %j
y:
  %l1 = load i32, ptr %q, !tbaa !4
  br label %j
j:
  %m = phi i32 [ 0, %loop ], [ %l1, %y ]
  %l = load i32, ptr %q, !tbaa !3
  %s1 = add i32 %s, %m
  %s.n = add i32 %s1, %l
  %i.n = add nuw nsw i64 %i, 1
  %q1 = getelementptr inbounds i32, ptr %A, i64 %i.n
  %w = mul i32 %l, 3
  store i32 %w, ptr %q1, !tbaa !3
  %e = icmp eq i64 %i.n, 9
  br i1 %e, label %out, label %loop
out:
  ret i32 %s.n
}
!0 = !{!"root"}
!1 = !{!"int", !0}
!2 = !{!"enum", !0}
!3 = !{!1, !1, i64 0}
!4 = !{!2, !2, i64 0}
