; RUN: %nvopt -passes=constraint-elimination -S %s | FileCheck %s
; What the definitions of values say.

declare void @use(i1)
declare void @use32(i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.ucmp.i32.i32(i32, i32)
declare {i32, i1} @llvm.usub.with.overflow.i32(i32, i32)
declare {i32, i1} @llvm.ssub.with.overflow.i32(i32, i32)

define i1 @minimum(i32 %x, i32 %y, i32 %n) {
entry:
  %m = call i32 @llvm.umin.i32(i32 %x, i32 %y)
  %c = icmp ult i32 %y, %n
  br i1 %c, label %in, label %out
in:
  %t = icmp ult i32 %m, %n
  ret i1 %t
out:
  ret i1 false
}

define i1 @remainder(i32 %x, i32 %n) {
  %r = urem i32 %x, %n
  %t = icmp ult i32 %r, %n
  ret i1 %t
}

; A counter that does not wrap stays at or above its start.
define void @counter(i32 %start, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %next, %loop ]
  %t = icmp uge i32 %i, %start
  call void @use(i1 %t)
  %stays = icmp sge i32 %i, %start
  call void @use(i1 %stays)
  %next = add nuw i32 %i, 3
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}

; It starts at or below n, goes up by one and differs from n inside: it is below.
define void @until_equal(i32 %start, i32 %n) {
entry:
  %pre = icmp ule i32 %start, %n
  br i1 %pre, label %loop, label %out
loop:
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  %c = icmp eq i32 %i, %n
  br i1 %c, label %out, label %body
body:
  %t = icmp ult i32 %i, %n
  call void @use(i1 %t)
  %u = icmp uge i32 %i, %start
  call void @use(i1 %u)
  %next = add i32 %i, 1
  br label %loop
out:
  ret void
}

; Steps of two may miss the bound, and an unknown start may be above it.
define void @may_miss_the_bound(i32 %start, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %body ]
  %c = icmp eq i32 %i, %n
  %d = icmp eq i32 %k, %n
  %e = or i1 %c, %d
  br i1 %e, label %out, label %body
body:
  %stays = icmp ult i32 %i, %n
  call void @use(i1 %stays)
  %stays2 = icmp ult i32 %k, %n
  call void @use(i1 %stays2)
  %next = add i32 %i, 1
  %k.next = add i32 %k, 2
  br label %loop
out:
  ret void
}

define void @known_order(i32 %x, i32 %y) {
entry:
  %c = icmp ult i32 %x, %y
  br i1 %c, label %in, label %out
in:
  %min = call i32 @llvm.umin.i32(i32 %y, i32 %x)
  call void @use32(i32 %min)
  %three = call i32 @llvm.ucmp.i32.i32(i32 %y, i32 %x)
  call void @use32(i32 %three)
  %d = call {i32, i1} @llvm.usub.with.overflow.i32(i32 %y, i32 %x)
  %v = extractvalue {i32, i1} %d, 0
  %o = extractvalue {i32, i1} %d, 1
  call void @use32(i32 %v)
  call void @use(i1 %o)
  %stays = call {i32, i1} @llvm.ssub.with.overflow.i32(i32 %y, i32 %x)
  %w = extractvalue {i32, i1} %stays, 0
  call void @use32(i32 %w)
  %max = call i32 @llvm.smax.i32(i32 %x, i32 %y)
  call void @use32(i32 %max)
  ret void
out:
  ret void
}

define i32 @absolute(i32 %x, i32 %y) {
entry:
  %a = icmp sgt i32 %y, 5
  %b = icmp slt i32 %y, %x
  %c = and i1 %a, %b
  br i1 %c, label %in, label %out
in:
  %v = call i32 @llvm.abs.i32(i32 %x, i1 false)
  ret i32 %v
out:
  ret i32 0
}

; Addresses that do not wrap, with an index that is not negative.
define i1 @addresses(ptr %p, ptr %end, i32 %n) {
entry:
  %a = icmp sgt i32 %n, 3
  br i1 %a, label %more, label %out
more:
  %i = sext i32 %n to i64
  %last = getelementptr inbounds i32, ptr %p, i64 %i
  %b = icmp ule ptr %last, %end
  br i1 %b, label %in, label %out
in:
  %third = getelementptr inbounds i32, ptr %p, i64 3
  %t = icmp ult ptr %third, %end
  ret i1 %t
out:
  ret i1 false
}
; Where an operand may be undef, what is compared and what is subtracted may be two values: no flag.
define i32 @difference_to_itself(i32 %x, i32 noundef %y) {
  %d = call {i32, i1} @llvm.usub.with.overflow.i32(i32 %x, i32 %x)
  %v = extractvalue {i32, i1} %d, 0
  %e = call {i32, i1} @llvm.usub.with.overflow.i32(i32 %y, i32 %y)
  %w = extractvalue {i32, i1} %e, 0
  %r = xor i32 %v, %w
  ret i32 %r
}

; CHECK: declare void @use(i1)
; CHECK: declare void @use32(i32)
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umin.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.smax.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.abs.i32(i32, i1 immarg) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare range(i32 -1, 2) i32 @llvm.ucmp.i32.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #0
; CHECK-LABEL: define i1 @minimum(i32 %x, i32 %y, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp ult i32 %y, %n
; CHECK-NEXT:   br i1 %c, label %in, label %out
; CHECK: in:                                               ; preds = %entry
; CHECK-NEXT:   ret i1 true
; CHECK: out:                                              ; preds = %entry
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @remainder(i32 %x, i32 %n) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define void @counter(i32 %start, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ %start, %entry ], [ %next, %loop ]
; CHECK-NEXT:   call void @use(i1 true)
; CHECK-NEXT:   %stays = icmp sge i32 %i, %start
; CHECK-NEXT:   call void @use(i1 %stays)
; CHECK-NEXT:   %next = add nuw i32 %i, 3
; CHECK-NEXT:   %c = icmp ult i32 %next, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %out
; CHECK: out:                                              ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @until_equal(i32 %start, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %pre = icmp ule i32 %start, %n
; CHECK-NEXT:   br i1 %pre, label %loop, label %out
; CHECK: loop:                                             ; preds = %body, %entry
; CHECK-NEXT:   %i = phi i32 [ %start, %entry ], [ %next, %body ]
; CHECK-NEXT:   %c = icmp eq i32 %i, %n
; CHECK-NEXT:   br i1 %c, label %out, label %body
; CHECK: body:                                             ; preds = %loop
; CHECK-NEXT:   call void @use(i1 true)
; CHECK-NEXT:   call void @use(i1 true)
; CHECK-NEXT:   %next = add i32 %i, 1
; CHECK-NEXT:   br label %loop
; CHECK: out:                                              ; preds = %loop, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @may_miss_the_bound(i32 %start, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %body, %entry
; CHECK-NEXT:   %i = phi i32 [ %start, %entry ], [ %next, %body ]
; CHECK-NEXT:   %k = phi i32 [ 0, %entry ], [ %k.next, %body ]
; CHECK-NEXT:   %c = icmp eq i32 %i, %n
; CHECK-NEXT:   %d = icmp eq i32 %k, %n
; CHECK-NEXT:   %e = or i1 %c, %d
; CHECK-NEXT:   br i1 %e, label %out, label %body
; CHECK: body:                                             ; preds = %loop
; CHECK-NEXT:   %stays = icmp ult i32 %i, %n
; CHECK-NEXT:   call void @use(i1 %stays)
; CHECK-NEXT:   %stays2 = icmp ult i32 %k, %n
; CHECK-NEXT:   call void @use(i1 %stays2)
; CHECK-NEXT:   %next = add i32 %i, 1
; CHECK-NEXT:   %k.next = add i32 %k, 2
; CHECK-NEXT:   br label %loop
; CHECK: out:                                              ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @known_order(i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp ult i32 %x, %y
; CHECK-NEXT:   br i1 %c, label %in, label %out
; CHECK: in:                                               ; preds = %entry
; CHECK-NEXT:   call void @use32(i32 %x)
; CHECK-NEXT:   call void @use32(i32 1)
; CHECK-NEXT:   %0 = sub i32 %y, %x
; CHECK-NEXT:   call void @use32(i32 %0)
; CHECK-NEXT:   call void @use(i1 false)
; CHECK-NEXT:   %stays = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %y, i32 %x)
; CHECK-NEXT:   %w = extractvalue { i32, i1 } %stays, 0
; CHECK-NEXT:   call void @use32(i32 %w)
; CHECK-NEXT:   %max = call i32 @llvm.smax.i32(i32 %x, i32 %y)
; CHECK-NEXT:   call void @use32(i32 %max)
; CHECK-NEXT:   ret void
; CHECK: out:                                              ; preds = %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @absolute(i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = icmp sgt i32 %y, 5
; CHECK-NEXT:   %b = icmp slt i32 %y, %x
; CHECK-NEXT:   %c = and i1 %a, %b
; CHECK-NEXT:   br i1 %c, label %in, label %out
; CHECK: in:                                               ; preds = %entry
; CHECK-NEXT:   ret i32 %x
; CHECK: out:                                              ; preds = %entry
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @addresses(ptr %p, ptr %end, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = icmp sgt i32 %n, 3
; CHECK-NEXT:   br i1 %a, label %more, label %out
; CHECK: more:                                             ; preds = %entry
; CHECK-NEXT:   %i = sext i32 %n to i64
; CHECK-NEXT:   %last = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   %b = icmp ule ptr %last, %end
; CHECK-NEXT:   br i1 %b, label %in, label %out
; CHECK: in:                                               ; preds = %more
; CHECK-NEXT:   ret i1 true
; CHECK: out:                                              ; preds = %more, %entry
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @difference_to_itself(i32 %x, i32 noundef %y) {
; CHECK-NEXT:   %1 = sub i32 %x, %x
; CHECK-NEXT:   %2 = sub nuw i32 %y, %y
; CHECK-NEXT:   %r = xor i32 %1, %2
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
