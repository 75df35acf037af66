; RUN: %nvopt -passes='loop(loop-flatten)' -S %s | FileCheck %s
; RUN: %nvopt -passes='loop(loop-flatten)' -loop-flatten-assume-no-overflow -S %s | FileCheck %s --check-prefix=FITS
; RUN: %nvopt -passes='loop(loop-flatten)' -loop-flatten-cost-threshold=3 -S %s | FileCheck %s --check-prefix=COST
; RUN: %nvopt -passes='loop(loop-flatten)' -loop-flatten-widen-iv=0 -S %s | FileCheck %s --check-prefix=NARROW
; The outer loop computes three things that would be computed in every round; the product of two unknown numbers of 32 bits; of 16 bits, where 32 are legal.
target datalayout = "e-p:32:32-n16:32"
declare void @use(i32)
; CHECK-LABEL: define void @costs(
; CHECK: 20
; CHECK-LABEL: define void @may_not_fit(
; CHECK-NOT: flatten
; CHECK-LABEL: define void @wide(
; CHECK: %flatten.tripcount = mul nuw i32
; FITS-LABEL: define void @may_not_fit(
; FITS: %flatten.tripcount = mul i32
; COST-LABEL: define void @costs(
; COST: i32 {{.*}}, 200
; NARROW-LABEL: define void @may_not_fit(
; NARROW-NOT: %flatten.tripcount
define void @costs(i32 %a) {
entry:
  br label %oh
oh:
  %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
  %p = mul i32 %i, 20
  %x = xor i32 %a, 5
  %y = xor i32 %x, %a
  %z = add i32 %y, 9
  br label %ih
ih:
  %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
  %v = add i32 %p, %j
  call void @use(i32 %z)
  call void @use(i32 %v)
  %j.n = add nuw nsw i32 %j, 1
  %cj = icmp ne i32 %j.n, 20
  br i1 %cj, label %ih, label %ol
ol:
  %i.n = add nuw nsw i32 %i, 1
  %ci = icmp ne i32 %i.n, 10
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}
define void @may_not_fit(ptr %a, i32 %n, i32 %m) {
entry:
  br label %oh
oh:
  %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
  %p = mul i32 %i, %m
  br label %ih
ih:
  %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
  %v = add i32 %p, %j
  %q = getelementptr i32, ptr %a, i32 %v
  store i32 0, ptr %q
  %j.n = add nuw nsw i32 %j, 1
  %cj = icmp ne i32 %j.n, %m
  br i1 %cj, label %ih, label %ol
ol:
  %i.n = add nuw nsw i32 %i, 1
  %ci = icmp ne i32 %i.n, %n
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}
define void @wide(ptr %a, i16 %n, i16 %m) {
entry:
  br label %oh
oh:
  %i = phi i16 [ 0, %entry ], [ %i.n, %ol ]
  %p = mul i16 %i, %m
  br label %ih
ih:
  %j = phi i16 [ 0, %oh ], [ %j.n, %ih ]
  %v = add i16 %p, %j
  %q = getelementptr i32, ptr %a, i16 %v
  store i32 0, ptr %q
  %j.n = add nuw nsw i16 %j, 1
  %cj = icmp ne i16 %j.n, %m
  br i1 %cj, label %ih, label %ol
ol:
  %i.n = add nuw nsw i16 %i, 1
  %ci = icmp ne i16 %i.n, %n
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}
