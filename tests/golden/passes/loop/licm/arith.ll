; RUN: %nvopt -passes='loop-mssa(licm)' -S %s | FileCheck %s
; Parts of varying expressions that are invariant are computed before the loop.
target triple = "nvptx64-nvidia-cuda"
define i32 @least(i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %c1 = icmp slt i32 %i, %a
  %c2 = icmp sgt i32 %b, %i
  %c = and i1 %c1, %c2
  %i1 = add i32 %i, 1
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %i
}
; b may be poison where a decides.
define i32 @most_or(i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %c1 = icmp ult i32 %i, %a
  %c2 = icmp ult i32 %i, %b
  %c = select i1 %c1, i1 true, i1 %c2
  %i1 = add i32 %i, 1
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %i
}
define void @addresses(ptr %p, i64 %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %g = getelementptr inbounds float, ptr %p, i64 %i
  %h = getelementptr inbounds float, ptr %g, i64 %a
  store float 0.0, ptr %h, align 4
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define i32 @compared_sum(i32 %x, i16 %y, i16 %z) {
entry:
  %a = zext i16 %y to i32
  %b = zext i16 %z to i32
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i1, %loop ]
  %s = add nsw i32 %i, %a
  %c = icmp slt i32 %s, %b
  %i1 = add i32 %i, 1
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %i
}
; The difference of @may_wrap may wrap, the sum of @no_flag too.
define i32 @may_wrap(i32 %x, i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i1, %loop ]
  %s = add nsw i32 %i, %a
  %c = icmp slt i32 %s, %b
  %i1 = add i32 %i, 1
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %i
}
define void @products(ptr %p, i32 %a, i32 %b, i32 %k, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %j = phi i32 [ 1, %entry ], [ %j1, %loop ]
  %x = mul nsw i32 %i, %a
  %y = mul nsw i32 %j, %b
  %s = add nsw i32 %x, %y
  %m = mul nsw i32 %s, %k
  %q = getelementptr i32, ptr %p, i32 %i
  store i32 %m, ptr %q, align 4
  %i1 = add i32 %i, 1
  %j1 = xor i32 %j, %i
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @float_products(ptr %p, float %a, float %k, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %q, align 4
  %x = fmul fast float %v, %a
  %m = fmul fast float %x, %k
  store float %m, ptr %q, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @associative(ptr %p, i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = xor i32 %i, %a
  %y = xor i32 %b, %x
  %q = getelementptr i32, ptr %p, i32 %i
  store i32 %y, ptr %q, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define i32 @least(i32 %a, i32 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %invariant.bound = call i32 @llvm.smin.i32(i32 %a, i32 %b)
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %c = icmp slt i32 %i, %invariant.bound
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %i.lcssa = phi i32 [ %i, %loop ]
; CHECK-NEXT:   ret i32 %i.lcssa
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @most_or(i32 %a, i32 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = freeze i32 %b
; CHECK-NEXT:   %invariant.bound = call i32 @llvm.umax.i32(i32 %a, i32 %0)
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %c = icmp ult i32 %i, %invariant.bound
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %i.lcssa = phi i32 [ %i, %loop ]
; CHECK-NEXT:   ret i32 %i.lcssa
; CHECK-NEXT: }
; CHECK-LABEL: define void @addresses(ptr %p, i64 %a, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %invariant.gep = getelementptr float, ptr %p, i64 %a
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %h = getelementptr float, ptr %invariant.gep, i64 %i
; CHECK-NEXT:   store float 0.000000e+00, ptr %h, align 4
; CHECK-NEXT:   %i1 = add i64 %i, 1
; CHECK-NEXT:   %c = icmp slt i64 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @compared_sum(i32 %x, i16 %y, i16 %z) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = zext i16 %y to i32
; CHECK-NEXT:   %b = zext i16 %z to i32
; CHECK-NEXT:   %0 = sub nsw i32 %b, %a
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ %x, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %c = icmp slt i32 %i, %0
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %i.lcssa = phi i32 [ %i, %loop ]
; CHECK-NEXT:   ret i32 %i.lcssa
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @may_wrap(i32 %x, i32 %a, i32 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ %x, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %s = add nsw i32 %i, %a
; CHECK-NEXT:   %c = icmp slt i32 %s, %b
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   %i.lcssa = phi i32 [ %i, %loop ]
; CHECK-NEXT:   ret i32 %i.lcssa
; CHECK-NEXT: }
; CHECK-LABEL: define void @products(ptr %p, i32 %a, i32 %b, i32 %k, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = mul i32 %b, %k
; CHECK-NEXT:   %1 = mul i32 %a, %k
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %j = phi i32 [ 1, %entry ], [ %j1, %loop ]
; CHECK-NEXT:   %x = mul i32 %i, %1
; CHECK-NEXT:   %y = mul i32 %j, %0
; CHECK-NEXT:   %s = add i32 %x, %y
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:   store i32 %s, ptr %q, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %j1 = xor i32 %j, %i
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @float_products(ptr %p, float %a, float %k, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = fmul reassoc nsz arcp contract afn float %a, %k
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %q = getelementptr float, ptr %p, i32 %i
; CHECK-NEXT:   %v = load float, ptr %q, align 4
; CHECK-NEXT:   %x = fmul reassoc nsz arcp contract afn float %v, %0
; CHECK-NEXT:   store float %x, ptr %q, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @associative(ptr %p, i32 %a, i32 %b, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = xor i32 %a, %b
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %y = xor i32 %i, %0
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:   store i32 %y, ptr %q, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:                                             ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.smin.i32(i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umax.i32(i32, i32) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
