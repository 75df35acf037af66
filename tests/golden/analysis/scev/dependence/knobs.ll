; RUN: %nvopt -passes='print<da>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes='print<da>' -da-delinearize=0 -disable-output %s 2>&1 | FileCheck %s --check-prefix=FLAT
; RUN: %nvopt -passes='print<da>' -da-miv-max-level-threshold=1 -disable-output %s 2>&1 | FileCheck %s --check-prefix=LEVEL
; Without subscripts the offset of the whole array decides: the order of rounds is known, the distance is not. Orders of two loops together are explored up to a number of loops.
; CHECK-LABEL: function 'rows'
; CHECK: da analyze - consistent flow [0 -1]!
; FLAT-LABEL: function 'rows'
; FLAT: da analyze - flow [0 >]!
; CHECK-LABEL: function 'sums'
; CHECK: da analyze - flow [> >]!
; LEVEL-LABEL: function 'sums'
; LEVEL: da analyze - flow [* *|<]!
define void @rows(ptr %A, i64 %n, i64 %m) {
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
define void @sums(ptr %A) {
entry:
  br label %o
o:
  %i = phi i64 [ 0, %entry ], [ %i1, %ol ]
  br label %l
l:
  %j = phi i64 [ 0, %o ], [ %j1, %l ]
  %s = add nuw nsw i64 %i, %j
  %a = getelementptr inbounds i32, ptr %A, i64 %s
  store i32 0, ptr %a
  %j1 = add nuw nsw i64 %j, 1
  %t = add nuw nsw i64 %s, 150
  %b = getelementptr inbounds i32, ptr %A, i64 %t
  %v = load i32, ptr %b
  %c = icmp ult i64 %j1, 100
  br i1 %c, label %l, label %ol
ol:
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp ult i64 %i1, 100
  br i1 %d, label %o, label %e
e:
  ret void
}
