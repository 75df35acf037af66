; RUN: %nvopt -passes=loop-load-elim -verify-loop-info -verify-dom-info -verify-pass-claims -S %s | FileCheck %s
; A test before the loop says whether a store may be in the way; in that case the loop runs as it was.
target triple = "nvptx64-nvidia-cuda"
declare i32 @ends(i32) memory(none) nounwind nosync

; The store to b may write what goes round in a.
define void @one_test(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  store i32 %y, ptr %pb, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Two values go round; one needs a test, for the other store comes last.
define void @two_loads(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  %z = mul i32 %x, %y
  %qb = getelementptr inbounds i32, ptr %b, i64 %k
  store i32 %z, ptr %qb, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Three places, two tests for one load: more than one for each.
define void @too_many(ptr %a, ptr %b, ptr %d, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  store i32 %y, ptr %pb, align 4
  store i32 0, ptr %d, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; One of two loads: the other one, in another space, needs two tests more.
define void @one_of_two(ptr addrspace(3) %a, ptr addrspace(3) %b, ptr addrspace(1) %d, ptr addrspace(1) %e, ptr addrspace(1) %f, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr addrspace(3) %a, i64 %i
  %x = load i32, ptr addrspace(3) %pa, align 4
  %pd = getelementptr inbounds i32, ptr addrspace(1) %d, i64 %i
  %u = load i32, ptr addrspace(1) %pd, align 4
  %i1 = add nuw nsw i64 %i, 1
  %s = add i32 %x, %u
  %qa = getelementptr inbounds i32, ptr addrspace(3) %a, i64 %i1
  store i32 %s, ptr addrspace(3) %qa, align 4
  %qd = getelementptr inbounds i32, ptr addrspace(1) %d, i64 %i1
  store i32 %s, ptr addrspace(1) %qd, align 4
  %pb = getelementptr inbounds i32, ptr addrspace(3) %b, i64 %i
  store i32 1, ptr addrspace(3) %pb, align 4
  %pe = getelementptr inbounds i32, ptr addrspace(1) %e, i64 %i
  store i32 2, ptr addrspace(1) %pe, align 4
  store i32 3, ptr addrspace(1) %f, align 4
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; How many rounds there are is not known.
define void @no_count(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  store i32 %y, ptr %pb, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ne i32 %y, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; It is also left elsewhere.
define void @two_exits(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  store i32 %y, ptr %pb, align 4
  %t = icmp eq i32 %y, 0
  br i1 %t, label %exit, label %latch
latch:
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; What is in the way is not stored in each round: its place may mean nothing.
define void @sometimes(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  %t = icmp eq i32 %y, 0
  br i1 %t, label %then, label %latch
then:
  store i32 %y, ptr %pb, align 4
  br label %latch
latch:
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; A round may end in the middle.
define void @may_exit(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  %o = call i32 @ends(i32 %y)
  store i32 %y, ptr %pb, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The function is to be small.
define void @small(ptr %a, ptr %b, i64 %n) optsize {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  store i32 %y, ptr %pb, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The place is loaded from, by steps that are not known.
define void @unknown_place(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  %v = sext i32 %y to i64
  %pv = getelementptr inbounds i32, ptr %b, i64 %v
  store i32 0, ptr %pv, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Of two spaces, whose addresses are not compared.
define void @two_spaces(ptr %a, ptr noalias %b, ptr addrspace(1) %d, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %pb, align 4
  %s = add i32 %x, %y
  %k = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %k
  store i32 %s, ptr %qa, align 4
  %g = addrspacecast ptr addrspace(1) %d to ptr
  %pd = getelementptr inbounds i32, ptr addrspace(1) %d, i64 %i
  store i32 1, ptr addrspace(1) %pd, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: nosync nounwind memory(none)
; CHECK-NEXT: declare i32 @ends(i32) #0
; CHECK-LABEL: define void @one_test(ptr %a, ptr %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = call i64 @llvm.umax.i64(i64 %n, i64 1)
; CHECK-NEXT:   %1 = shl i64 %0, 2
; CHECK-NEXT:   %2 = add i64 %1, -1
; CHECK-NEXT:   %3 = getelementptr i8, ptr %b, i64 %2
; CHECK-NEXT:   %4 = getelementptr i8, ptr %a, i64 4
; CHECK-NEXT:   %5 = add nuw nsw i64 %1, 3
; CHECK-NEXT:   %6 = getelementptr i8, ptr %a, i64 %5
; CHECK-NEXT:   %7 = icmp ule ptr %b, %6
; CHECK-NEXT:   %8 = icmp ule ptr %4, %3
; CHECK-NEXT:   %found.conflict = and i1 %7, %8
; CHECK-NEXT:   br i1 %found.conflict, label %10, label %9
; CHECK: 9:                                                ; preds = %entry
; CHECK-NEXT:   %load_initial = load i32, ptr %a, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %9
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial, %9 ], [ %s, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %9 ], [ %i1, %loop ]
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %s = add i32 %store_forwarded, %y
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   store i32 %y, ptr %pb, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit.loopexit, !llvm.loop !0
; CHECK: 10:                                               ; preds = %entry
; CHECK-NEXT:   br label %loop.lver.orig
; CHECK: loop.lver.orig:                                   ; preds = %loop.lver.orig, %10
; CHECK-NEXT:   %i.lver.orig = phi i64 [ 0, %10 ], [ %i1.lver.orig, %loop.lver.orig ]
; CHECK-NEXT:   %pa.lver.orig = getelementptr inbounds i32, ptr %a, i64 %i.lver.orig
; CHECK-NEXT:   %x.lver.orig = load i32, ptr %pa.lver.orig, align 4
; CHECK-NEXT:   %pb.lver.orig = getelementptr inbounds i32, ptr %b, i64 %i.lver.orig
; CHECK-NEXT:   %y.lver.orig = load i32, ptr %pb.lver.orig, align 4
; CHECK-NEXT:   %s.lver.orig = add i32 %x.lver.orig, %y.lver.orig
; CHECK-NEXT:   %k.lver.orig = add nuw nsw i64 %i.lver.orig, 1
; CHECK-NEXT:   %qa.lver.orig = getelementptr inbounds i32, ptr %a, i64 %k.lver.orig
; CHECK-NEXT:   store i32 %s.lver.orig, ptr %qa.lver.orig, align 4
; CHECK-NEXT:   store i32 %y.lver.orig, ptr %pb.lver.orig, align 4
; CHECK-NEXT:   %i1.lver.orig = add nuw nsw i64 %i.lver.orig, 1
; CHECK-NEXT:   %c.lver.orig = icmp ult i64 %i1.lver.orig, %n
; CHECK-NEXT:   br i1 %c.lver.orig, label %loop.lver.orig, label %exit.loopexit1, !llvm.loop !2
; CHECK: exit.loopexit:                                    ; preds = %loop
; CHECK-NEXT:   br label %exit
; CHECK: exit.loopexit1:                                   ; preds = %loop.lver.orig
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit1, %exit.loopexit
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @two_loads(ptr %a, ptr %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = getelementptr i8, ptr %b, i64 4
; CHECK-NEXT:   %1 = call i64 @llvm.umax.i64(i64 %n, i64 1)
; CHECK-NEXT:   %2 = shl i64 %1, 2
; CHECK-NEXT:   %3 = add nuw nsw i64 %2, 3
; CHECK-NEXT:   %4 = getelementptr i8, ptr %b, i64 %3
; CHECK-NEXT:   %5 = getelementptr i8, ptr %a, i64 4
; CHECK-NEXT:   %6 = getelementptr i8, ptr %a, i64 %3
; CHECK-NEXT:   %7 = icmp ule ptr %0, %6
; CHECK-NEXT:   %8 = icmp ule ptr %5, %4
; CHECK-NEXT:   %found.conflict = and i1 %7, %8
; CHECK-NEXT:   %load_initial = load i32, ptr %b, align 4
; CHECK-NEXT:   br i1 %found.conflict, label %10, label %9
; CHECK: 9:                                                ; preds = %entry
; CHECK-NEXT:   %load_initial1 = load i32, ptr %a, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %9
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial1, %9 ], [ %s, %loop ]
; CHECK-NEXT:   %store_forwarded2 = phi i32 [ %load_initial, %9 ], [ %z, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %9 ], [ %i1, %loop ]
; CHECK-NEXT:   %s = add i32 %store_forwarded, %store_forwarded2
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   %z = mul i32 %store_forwarded, %store_forwarded2
; CHECK-NEXT:   %qb = getelementptr inbounds i32, ptr %b, i64 %k
; CHECK-NEXT:   store i32 %z, ptr %qb, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit.loopexit, !llvm.loop !3
; CHECK: 10:                                               ; preds = %entry
; CHECK-NEXT:   br label %loop.lver.orig
; CHECK: loop.lver.orig:                                   ; preds = %loop.lver.orig, %10
; CHECK-NEXT:   %store_forwarded.lver.orig = phi i32 [ %load_initial, %10 ], [ %z.lver.orig, %loop.lver.orig ]
; CHECK-NEXT:   %i.lver.orig = phi i64 [ 0, %10 ], [ %i1.lver.orig, %loop.lver.orig ]
; CHECK-NEXT:   %pa.lver.orig = getelementptr inbounds i32, ptr %a, i64 %i.lver.orig
; CHECK-NEXT:   %x.lver.orig = load i32, ptr %pa.lver.orig, align 4
; CHECK-NEXT:   %pb.lver.orig = getelementptr inbounds i32, ptr %b, i64 %i.lver.orig
; CHECK-NEXT:   %s.lver.orig = add i32 %x.lver.orig, %store_forwarded.lver.orig
; CHECK-NEXT:   %k.lver.orig = add nuw nsw i64 %i.lver.orig, 1
; CHECK-NEXT:   %qa.lver.orig = getelementptr inbounds i32, ptr %a, i64 %k.lver.orig
; CHECK-NEXT:   store i32 %s.lver.orig, ptr %qa.lver.orig, align 4
; CHECK-NEXT:   %z.lver.orig = mul i32 %x.lver.orig, %store_forwarded.lver.orig
; CHECK-NEXT:   %qb.lver.orig = getelementptr inbounds i32, ptr %b, i64 %k.lver.orig
; CHECK-NEXT:   store i32 %z.lver.orig, ptr %qb.lver.orig, align 4
; CHECK-NEXT:   %i1.lver.orig = add nuw nsw i64 %i.lver.orig, 1
; CHECK-NEXT:   %c.lver.orig = icmp ult i64 %i1.lver.orig, %n
; CHECK-NEXT:   br i1 %c.lver.orig, label %loop.lver.orig, label %exit.loopexit3, !llvm.loop !4
; CHECK: exit.loopexit:                                    ; preds = %loop
; CHECK-NEXT:   br label %exit
; CHECK: exit.loopexit3:                                   ; preds = %loop.lver.orig
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit3, %exit.loopexit
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @too_many(ptr %a, ptr %b, ptr %d, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %pa = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:   %x = load i32, ptr %pa, align 4
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %s = add i32 %x, %y
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   store i32 %y, ptr %pb, align 4
; CHECK-NEXT:   store i32 0, ptr %d, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @one_of_two(ptr addrspace(3) %a, ptr addrspace(3) %b, ptr addrspace(1) %d, ptr addrspace(1) %e, ptr addrspace(1) %f, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = call i64 @llvm.umax.i64(i64 %n, i64 1)
; CHECK-NEXT:   %1 = shl i64 %0, 2
; CHECK-NEXT:   %2 = add i64 %1, -1
; CHECK-NEXT:   %3 = getelementptr i8, ptr addrspace(3) %b, i64 %2
; CHECK-NEXT:   %4 = getelementptr i8, ptr addrspace(3) %a, i64 4
; CHECK-NEXT:   %5 = add nuw nsw i64 %1, 3
; CHECK-NEXT:   %6 = getelementptr i8, ptr addrspace(3) %a, i64 %5
; CHECK-NEXT:   %7 = icmp ule ptr addrspace(3) %b, %6
; CHECK-NEXT:   %8 = icmp ule ptr addrspace(3) %4, %3
; CHECK-NEXT:   %found.conflict = and i1 %7, %8
; CHECK-NEXT:   br i1 %found.conflict, label %10, label %9
; CHECK: 9:                                                ; preds = %entry
; CHECK-NEXT:   %load_initial = load i32, ptr addrspace(3) %a, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %9
; CHECK-NEXT:   %store_forwarded = phi i32 [ %load_initial, %9 ], [ %s, %loop ]
; CHECK-NEXT:   %i = phi i64 [ 0, %9 ], [ %i1, %loop ]
; CHECK-NEXT:   %pd = getelementptr inbounds i32, ptr addrspace(1) %d, i64 %i
; CHECK-NEXT:   %u = load i32, ptr addrspace(1) %pd, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %s = add i32 %store_forwarded, %u
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr addrspace(3) %a, i64 %i1
; CHECK-NEXT:   store i32 %s, ptr addrspace(3) %qa, align 4
; CHECK-NEXT:   %qd = getelementptr inbounds i32, ptr addrspace(1) %d, i64 %i1
; CHECK-NEXT:   store i32 %s, ptr addrspace(1) %qd, align 4
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr addrspace(3) %b, i64 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %pb, align 4
; CHECK-NEXT:   %pe = getelementptr inbounds i32, ptr addrspace(1) %e, i64 %i
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %pe, align 4
; CHECK-NEXT:   store i32 3, ptr addrspace(1) %f, align 4
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit.loopexit, !llvm.loop !5
; CHECK: 10:                                               ; preds = %entry
; CHECK-NEXT:   br label %loop.lver.orig
; CHECK: loop.lver.orig:                                   ; preds = %loop.lver.orig, %10
; CHECK-NEXT:   %i.lver.orig = phi i64 [ 0, %10 ], [ %i1.lver.orig, %loop.lver.orig ]
; CHECK-NEXT:   %pa.lver.orig = getelementptr inbounds i32, ptr addrspace(3) %a, i64 %i.lver.orig
; CHECK-NEXT:   %x.lver.orig = load i32, ptr addrspace(3) %pa.lver.orig, align 4
; CHECK-NEXT:   %pd.lver.orig = getelementptr inbounds i32, ptr addrspace(1) %d, i64 %i.lver.orig
; CHECK-NEXT:   %u.lver.orig = load i32, ptr addrspace(1) %pd.lver.orig, align 4
; CHECK-NEXT:   %i1.lver.orig = add nuw nsw i64 %i.lver.orig, 1
; CHECK-NEXT:   %s.lver.orig = add i32 %x.lver.orig, %u.lver.orig
; CHECK-NEXT:   %qa.lver.orig = getelementptr inbounds i32, ptr addrspace(3) %a, i64 %i1.lver.orig
; CHECK-NEXT:   store i32 %s.lver.orig, ptr addrspace(3) %qa.lver.orig, align 4
; CHECK-NEXT:   %qd.lver.orig = getelementptr inbounds i32, ptr addrspace(1) %d, i64 %i1.lver.orig
; CHECK-NEXT:   store i32 %s.lver.orig, ptr addrspace(1) %qd.lver.orig, align 4
; CHECK-NEXT:   %pb.lver.orig = getelementptr inbounds i32, ptr addrspace(3) %b, i64 %i.lver.orig
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %pb.lver.orig, align 4
; CHECK-NEXT:   %pe.lver.orig = getelementptr inbounds i32, ptr addrspace(1) %e, i64 %i.lver.orig
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %pe.lver.orig, align 4
; CHECK-NEXT:   store i32 3, ptr addrspace(1) %f, align 4
; CHECK-NEXT:   %c.lver.orig = icmp ult i64 %i1.lver.orig, %n
; CHECK-NEXT:   br i1 %c.lver.orig, label %loop.lver.orig, label %exit.loopexit1, !llvm.loop !6
; CHECK: exit.loopexit:                                    ; preds = %loop
; CHECK-NEXT:   br label %exit
; CHECK: exit.loopexit1:                                   ; preds = %loop.lver.orig
; CHECK-NEXT:   br label %exit
; CHECK: exit:                                             ; preds = %exit.loopexit1, %exit.loopexit
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @no_count(ptr %a, ptr %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %pa = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:   %x = load i32, ptr %pa, align 4
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %s = add i32 %x, %y
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   store i32 %y, ptr %pb, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ne i32 %y, 0
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @two_exits(ptr %a, ptr %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   %pa = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:   %x = load i32, ptr %pa, align 4
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %s = add i32 %x, %y
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   store i32 %y, ptr %pb, align 4
; CHECK-NEXT:   %t = icmp eq i32 %y, 0
; CHECK-NEXT:   br i1 %t, label %exit, label %latch
; CHECK: latch:                                            ; preds = %loop
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %latch, %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @sometimes(ptr %a, ptr %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   %pa = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:   %x = load i32, ptr %pa, align 4
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %s = add i32 %x, %y
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   %t = icmp eq i32 %y, 0
; CHECK-NEXT:   br i1 %t, label %then, label %latch
; CHECK: then:                                             ; preds = %loop
; CHECK-NEXT:   store i32 %y, ptr %pb, align 4
; CHECK-NEXT:   br label %latch
; CHECK: latch:                                            ; preds = %then, %loop
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @may_exit(ptr %a, ptr %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %pa = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:   %x = load i32, ptr %pa, align 4
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %s = add i32 %x, %y
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   %o = call i32 @ends(i32 %y)
; CHECK-NEXT:   store i32 %y, ptr %pb, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: optsize
; CHECK-NEXT: define void @small(ptr %a, ptr %b, i64 %n) #1 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %pa = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:   %x = load i32, ptr %pa, align 4
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %s = add i32 %x, %y
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   store i32 %y, ptr %pb, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @unknown_place(ptr %a, ptr %b, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %pa = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:   %x = load i32, ptr %pa, align 4
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %s = add i32 %x, %y
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   %v = sext i32 %y to i64
; CHECK-NEXT:   %pv = getelementptr inbounds i32, ptr %b, i64 %v
; CHECK-NEXT:   store i32 0, ptr %pv, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @two_spaces(ptr %a, ptr noalias %b, ptr addrspace(1) %d, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %pa = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:   %x = load i32, ptr %pa, align 4
; CHECK-NEXT:   %pb = getelementptr inbounds i32, ptr %b, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %pb, align 4
; CHECK-NEXT:   %s = add i32 %x, %y
; CHECK-NEXT:   %k = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %qa = getelementptr inbounds i32, ptr %a, i64 %k
; CHECK-NEXT:   store i32 %s, ptr %qa, align 4
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(1) %d to ptr
; CHECK-NEXT:   %pd = getelementptr inbounds i32, ptr addrspace(1) %d, i64 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %pd, align 4
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ult i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.umax.i64(i64, i64) #2
; CHECK: attributes #0 = { nosync nounwind memory(none) }
; CHECK-NEXT: attributes #1 = { optsize }
; CHECK-NEXT: attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.loop.load_elim.enable", i1 false}
; CHECK-NEXT: !2 = distinct !{!2, !1}
; CHECK-NEXT: !3 = distinct !{!3, !1}
; CHECK-NEXT: !4 = distinct !{!4, !1}
; CHECK-NEXT: !5 = distinct !{!5, !1}
; CHECK-NEXT: !6 = distinct !{!6, !1}
