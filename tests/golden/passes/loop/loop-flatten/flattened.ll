; RUN: %nvopt -passes='loop(loop-flatten)' -verify-each -verify-loop-info -verify-dom-info -S %s | FileCheck %s
; The array is walked by one loop: the numbers of rounds are known to fit; the index must stay in its object; a counter of twice the width is legal; the
; counters are extended before they are added; a value goes through both loops; the index of an index.
target datalayout = "e-p:32:32-n32"
define void @fits(ptr %a) {
entry:
  br label %oh
oh:
  %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
  %p = mul i32 %i, 20
  br label %ih
ih:
  %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
  %v = add i32 %p, %j
  %q = getelementptr float, ptr %a, i32 %v
  store volatile float 0.0, ptr %q
  %j.n = add nuw nsw i32 %j, 1
  %cj = icmp ne i32 %j.n, 20
  br i1 %cj, label %ih, label %ol
ol:
  %i.n = add nuw nsw i32 %i, 1
  %ci = icmp ult i32 %i.n, 10
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}
define void @in_object(ptr %a, i32 %n, i32 %m) {
entry:
  br label %oh
oh:
  %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
  br label %ih
ih:
  %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
  %p = mul i32 %m, %i
  %v = add i32 %j, %p
  %q = getelementptr inbounds float, ptr %a, i32 %v
  store float 0.0, ptr %q
  %j.n = add nuw i32 %j, 1
  %cj = icmp eq i32 %j.n, %m
  br i1 %cj, label %ol, label %ih
ol:
  %i.n = add nuw i32 %i, 1
  %ci = icmp eq i32 %i.n, %n
  br i1 %ci, label %exit, label %oh
exit:
  ret void
}
define i16 @wider(i16 %n, i16 %m, i16 %a) {
entry:
  %gn = icmp eq i16 %n, 0
  br i1 %gn, label %exit, label %g
g:
  %gm = icmp eq i16 %m, 0
  br i1 %gm, label %exit, label %pre
pre:
  br label %oh
oh:
  %i = phi i16 [ 0, %pre ], [ %i.n, %ol ]
  %s = phi i16 [ %a, %pre ], [ %t.l, %ol ]
  %p = mul i16 %i, %m
  br label %ih
ih:
  %j = phi i16 [ 0, %oh ], [ %j.n, %ih ]
  %t = phi i16 [ %s, %oh ], [ %t.n, %ih ]
  %v = add i16 %p, %j
  %t.n = xor i16 %t, %v
  %j.n = add i16 %j, 1
  %cj = icmp ne i16 %j.n, %m
  br i1 %cj, label %ih, label %ol
ol:
  %t.l = phi i16 [ %t.n, %ih ]
  %i.n = add i16 %i, 1
  %ci = icmp ne i16 %i.n, %n
  br i1 %ci, label %oh, label %exit
exit:
  %r = phi i16 [ 0, %entry ], [ 0, %g ], [ %t.l, %ol ]
  ret i16 %r
}
define void @extended(ptr %a, i16 %n, i16 %m) {
entry:
  %mx = zext i16 %m to i32
  br label %oh
oh:
  %i = phi i16 [ 0, %entry ], [ %i.n, %ol ]
  %ix = zext i16 %i to i32
  %p = mul i32 %ix, %mx
  br label %ih
ih:
  %j = phi i16 [ 0, %oh ], [ %j.n, %ih ]
  %jx = zext i16 %j to i32
  %v = add i32 %p, %jx
  %q = getelementptr float, ptr %a, i32 %v
  store float 0.0, ptr %q
  %j.n = add nuw i16 %j, 1
  %cj = icmp ne i16 %j.n, %m
  br i1 %cj, label %ih, label %ol
ol:
  %i.n = add nuw i16 %i, 1
  %ci = icmp ne i16 %i.n, %n
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}
define void @index_of_index(ptr %a) {
entry:
  br label %oh
oh:
  %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
  %p = shl i32 %i, 3
  %row = getelementptr float, ptr %a, i32 %p
  br label %ih
ih:
  %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
  %q = getelementptr float, ptr %row, i32 %j
  store float 0.0, ptr %q
  %j.n = add i32 %j, 1
  %cj = icmp ne i32 %j, 7
  br i1 %cj, label %ih, label %ol
ol:
  %i.n = add i32 %i, 1
  %ci = icmp ne i32 %i.n, 5
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}
; A call may end the thread before n is first looked at: n may be poison then, and the first m rounds are made.
declare void @use(i32)
define void @undefined_bound(i8 %n, i8 %m) {
entry:
  %m1 = or i8 %m, 1
  %n1 = or i8 %n, 1
  %mx = zext i8 %m1 to i32
  %nx = zext i8 %n1 to i32
  br label %oh
oh:
  %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
  br label %ih
ih:
  %j = phi i32 [ 0, %oh ], [ %j.n, %ih ]
  %p = mul i32 %i, %mx
  %v = add i32 %p, %j
  call void @use(i32 %v)
  %j.n = add i32 %j, 1
  %cj = icmp ne i32 %j.n, %mx
  br i1 %cj, label %ih, label %ol
ol:
  %i.n = add i32 %i, 1
  %ci = icmp ne i32 %i.n, %nx
  br i1 %ci, label %oh, label %exit
exit:
  ret void
}

; CHECK: target datalayout = "e-p:32:32-n32"
; CHECK-LABEL: define void @fits(ptr %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %oh
; CHECK: oh:                                               ; preds = %ol, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
; CHECK-NEXT:   br label %ih
; CHECK: ih:                                               ; preds = %oh
; CHECK-NEXT:   %q = getelementptr float, ptr %a, i32 %i
; CHECK-NEXT:   store volatile float 0.000000e+00, ptr %q, align 4
; CHECK-NEXT:   br label %ol
; CHECK: ol:                                               ; preds = %ih
; CHECK-NEXT:   %i.n = add nuw i32 %i, 1
; CHECK-NEXT:   %ci = icmp ne i32 %i.n, 200
; CHECK-NEXT:   br i1 %ci, label %oh, label %exit
; CHECK: exit:                                             ; preds = %ol
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @in_object(ptr %a, i32 %n, i32 %m) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %flatten.tripcount = mul i32 %n, %m
; CHECK-NEXT:   br label %oh
; CHECK: oh:                                               ; preds = %ol, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
; CHECK-NEXT:   br label %ih
; CHECK: ih:                                               ; preds = %oh
; CHECK-NEXT:   %q = getelementptr inbounds float, ptr %a, i32 %i
; CHECK-NEXT:   store float 0.000000e+00, ptr %q, align 4
; CHECK-NEXT:   br label %ol
; CHECK: ol:                                               ; preds = %ih
; CHECK-NEXT:   %i.n = add i32 %i, 1
; CHECK-NEXT:   %ci = icmp eq i32 %i.n, %flatten.tripcount
; CHECK-NEXT:   br i1 %ci, label %exit, label %oh
; CHECK: exit:                                             ; preds = %ol
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @wider(i16 %n, i16 %m, i16 %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %gn = icmp eq i16 %n, 0
; CHECK-NEXT:   br i1 %gn, label %exit, label %g
; CHECK: g:                                                ; preds = %entry
; CHECK-NEXT:   %gm = icmp eq i16 %m, 0
; CHECK-NEXT:   br i1 %gm, label %exit, label %pre
; CHECK: pre:                                              ; preds = %g
; CHECK-NEXT:   %0 = zext i16 %n to i32
; CHECK-NEXT:   %1 = zext i16 %m to i32
; CHECK-NEXT:   %flatten.tripcount = mul nuw i32 %0, %1
; CHECK-NEXT:   br label %oh
; CHECK: oh:                                               ; preds = %ol, %pre
; CHECK-NEXT:   %i = phi i32 [ 0, %pre ], [ %i.n, %ol ]
; CHECK-NEXT:   %s = phi i16 [ %a, %pre ], [ %t.l, %ol ]
; CHECK-NEXT:   %2 = trunc i32 %i to i16
; CHECK-NEXT:   br label %ih
; CHECK: ih:                                               ; preds = %oh
; CHECK-NEXT:   %t.n = xor i16 %s, %2
; CHECK-NEXT:   br label %ol
; CHECK: ol:                                               ; preds = %ih
; CHECK-NEXT:   %t.l = phi i16 [ %t.n, %ih ]
; CHECK-NEXT:   %i.n = add nuw i32 %i, 1
; CHECK-NEXT:   %ci = icmp ne i32 %i.n, %flatten.tripcount
; CHECK-NEXT:   br i1 %ci, label %oh, label %exit.loopexit
; CHECK: exit.loopexit:                                    ; preds = %ol
; CHECK-NEXT:   %t.l.lcssa = phi i16 [ %t.l, %ol ]
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit, %g, %entry
; CHECK-NEXT:   %r = phi i16 [ 0, %entry ], [ 0, %g ], [ %t.l.lcssa, %exit.loopexit ]
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @extended(ptr %a, i16 %n, i16 %m) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = zext i16 %n to i32
; CHECK-NEXT:   %1 = zext i16 %m to i32
; CHECK-NEXT:   %flatten.tripcount = mul nuw i32 %0, %1
; CHECK-NEXT:   br label %oh
; CHECK: oh:                                               ; preds = %ol, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
; CHECK-NEXT:   br label %ih
; CHECK: ih:                                               ; preds = %oh
; CHECK-NEXT:   %q = getelementptr float, ptr %a, i32 %i
; CHECK-NEXT:   store float 0.000000e+00, ptr %q, align 4
; CHECK-NEXT:   br label %ol
; CHECK: ol:                                               ; preds = %ih
; CHECK-NEXT:   %i.n = add nuw i32 %i, 1
; CHECK-NEXT:   %ci = icmp ne i32 %i.n, %flatten.tripcount
; CHECK-NEXT:   br i1 %ci, label %oh, label %exit
; CHECK: exit:                                             ; preds = %ol
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @index_of_index(ptr %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %oh
; CHECK: oh:                                               ; preds = %ol, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
; CHECK-NEXT:   %q = getelementptr float, ptr %a, i32 %i
; CHECK-NEXT:   br label %ih
; CHECK: ih:                                               ; preds = %oh
; CHECK-NEXT:   store float 0.000000e+00, ptr %q, align 4
; CHECK-NEXT:   br label %ol
; CHECK: ol:                                               ; preds = %ih
; CHECK-NEXT:   %i.n = add nuw i32 %i, 1
; CHECK-NEXT:   %ci = icmp ne i32 %i.n, 40
; CHECK-NEXT:   br i1 %ci, label %oh, label %exit
; CHECK: exit:                                             ; preds = %ol
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @use(i32)
; CHECK-LABEL: define void @undefined_bound(i8 %n, i8 %m) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %m1 = or i8 %m, 1
; CHECK-NEXT:   %n1 = or i8 %n, 1
; CHECK-NEXT:   %mx = zext i8 %m1 to i32
; CHECK-NEXT:   %nx = zext i8 %n1 to i32
; CHECK-NEXT:   %0 = mul nuw i32 %nx, %mx
; CHECK-NEXT:   %1 = freeze i32 %0
; CHECK-NEXT:   %flatten.tripcount = call i32 @llvm.umax.i32(i32 %1, i32 %mx)
; CHECK-NEXT:   br label %oh
; CHECK: oh:                                               ; preds = %ol, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.n, %ol ]
; CHECK-NEXT:   br label %ih
; CHECK: ih:                                               ; preds = %oh
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   br label %ol
; CHECK: ol:                                               ; preds = %ih
; CHECK-NEXT:   %i.n = add nuw i32 %i, 1
; CHECK-NEXT:   %ci = icmp ne i32 %i.n, %flatten.tripcount
; CHECK-NEXT:   br i1 %ci, label %oh, label %exit
; CHECK: exit:                                             ; preds = %ol
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umax.i32(i32, i32) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
