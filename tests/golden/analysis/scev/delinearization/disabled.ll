; RUN: %nvopt -passes='print<delinearization>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes='print<delinearization>' -enable-delinearization=0 -disable-output %s 2>&1 | FileCheck --check-prefix=FLAT %s
; RUN: %nvopt -passes='print<da>' -disable-output %s 2>&1 | FileCheck --check-prefix=DA %s
; RUN: %nvopt -passes='print<da>' -enable-delinearization=0 -disable-output %s 2>&1 | FileCheck --check-prefix=NODA %s
; The master switch: offsets stay flat, for print<delinearization> and for dependence analysis.
; CHECK: ArrayDecl
; FLAT-NOT: ArrayDecl
; DA: da analyze - consistent flow [0 -1]!
; NODA: da analyze - flow [0 >]!
define void @rows(ptr %A) {
entry:
  br label %o
o:
  %i = phi i64 [ 0, %entry ], [ %i1, %ol ]
  br label %l
l:
  %j = phi i64 [ 0, %o ], [ %j1, %l ]
  %a = getelementptr inbounds [100 x [60 x i32]], ptr %A, i64 0, i64 %i, i64 %j
  store i32 0, ptr %a
  %j1 = add nuw nsw i64 %j, 1
  %b = getelementptr inbounds [100 x [60 x i32]], ptr %A, i64 0, i64 %i, i64 %j1
  %v = load i32, ptr %b
  %c = icmp ult i64 %j1, 50
  br i1 %c, label %l, label %ol
ol:
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp ult i64 %i1, 100
  br i1 %d, label %o, label %e
e:
  ret void
}
define void @parametric(ptr %A, i64 %n, i64 %m) {
entry:
  br label %i
i:
  %x = phi i64 [ 0, %entry ], [ %x1, %i.end ]
  br label %j
j:
  %y = phi i64 [ 0, %i ], [ %y1, %j ]
  %row = mul nsw i64 %x, %m
  %at = add nsw i64 %row, %y
  %p = getelementptr inbounds double, ptr %A, i64 %at
  store double 1.0, ptr %p
  %y1 = add nuw nsw i64 %y, 1
  %c = icmp slt i64 %y1, %m
  br i1 %c, label %j, label %i.end
i.end:
  %x1 = add nuw nsw i64 %x, 1
  %d = icmp slt i64 %x1, %n
  br i1 %d, label %i, label %exit
exit:
  ret void
}
