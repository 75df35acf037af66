; RUN: %nvopt -passes=gvn -verify-each -S %s | FileCheck %s
; What a branch, a switch or an assumption says to be equal is one value from there on.
define i32 @branch(i32 %x, i32 %y) {
entry:
  %c = icmp eq i32 %x, 5
  br i1 %c, label %yes, label %no
yes:
  %a = add i32 %x, %y
  ret i32 %a
no:
  %d = icmp ne i32 %x, 5
  %z = zext i1 %d to i32
  ret i32 %z
}
define i32 @both_parts(i32 %x, i32 %y) {
entry:
  %c = icmp eq i32 %x, 5
  %d = icmp eq i32 %y, 7
  %e = select i1 %c, i1 %d, i1 false
  br i1 %e, label %yes, label %no
yes:
  %a = add i32 %x, %y
  ret i32 %a
no:
  ret i32 0
}
define i32 @switched(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 3, label %three
    i32 4, label %join
  ]
three:
  ret i32 %x
other:
  br label %join
join:
  %p = phi i32 [ %x, %entry ], [ 1, %other ]
  ret i32 %p
}
define i32 @assumed(i32 %x) {
  %c = icmp eq i32 %x, 9
  call void @llvm.assume(i1 %c)
  ret i32 %x
}
define float @floats(float %x, float %y) {
entry:
  %c = fcmp oeq float %x, 2.0
  br i1 %c, label %yes, label %no
yes:
  ret float %x
no:
  ret float 1.0
}
; Zero has two signs, and a denormal may be taken for zero.
define float @zero_stays(float %x) {
entry:
  %c = fcmp oeq float %x, 0.0
  br i1 %c, label %yes, label %no
yes:
  ret float %x
no:
  ret float 1.0
}
define float @denormal_stays(float %x) {
entry:
  %c = fcmp oeq float %x, 0x36A0000000000000
  br i1 %c, label %yes, label %no
yes:
  ret float %x
no:
  ret float 1.0
}
; Equal addresses need not be of one object.
define i8 @pointers_stay(ptr %p, ptr %q) {
entry:
  %c = icmp eq ptr %p, %q
  br i1 %c, label %yes, label %no
yes:
  %v = load i8, ptr %p
  ret i8 %v
no:
  ret i8 0
}
declare void @llvm.assume(i1)

; Several cases lead to one block: what one of them says of the value is not what the phi takes for all of them.
define i32 @cases_side_by_side(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 1, label %join
    i32 2, label %join
  ]
other:
  br label %join
join:
  %r = phi i32 [ %x, %entry ], [ %x, %entry ], [ 9, %other ]
  ret i32 %r
}

; CHECK-LABEL: define i32 @branch(i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq i32 %x, 5
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   %a = add i32 5, %y
; CHECK-NEXT:   ret i32 %a
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @both_parts(i32 %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq i32 %x, 5
; CHECK-NEXT:   %d = icmp eq i32 %y, 7
; CHECK-NEXT:   %e = select i1 %c, i1 %d, i1 false
; CHECK-NEXT:   br i1 %e, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   ret i32 12
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @switched(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %x, label %other [
; CHECK-NEXT:     i32 3, label %three
; CHECK-NEXT:     i32 4, label %join
; CHECK-NEXT:   ]
; CHECK: three:                                            ; preds = %entry
; CHECK-NEXT:   ret i32 3
; CHECK: other:                                            ; preds = %entry
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %other, %entry
; CHECK-NEXT:   %p = phi i32 [ 4, %entry ], [ 1, %other ]
; CHECK-NEXT:   ret i32 %p
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @assumed(i32 %x) {
; CHECK-NEXT:   %c = icmp eq i32 %x, 9
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   ret i32 9
; CHECK-NEXT: }
; CHECK-LABEL: define float @floats(float %x, float %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = fcmp oeq float %x, 2.000000e+00
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   ret float 2.000000e+00
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   ret float 1.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @zero_stays(float %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = fcmp oeq float %x, 0.000000e+00
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   ret float %x
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   ret float 1.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define float @denormal_stays(float %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = fcmp oeq float %x, 0x36A0000000000000
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   ret float %x
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   ret float 1.000000e+00
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @pointers_stay(ptr %p, ptr %q) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq ptr %p, %q
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   %v = load i8, ptr %p, align 1
; CHECK-NEXT:   ret i8 %v
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   ret i8 0
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; CHECK-NEXT: declare void @llvm.assume(i1 noundef) #0
; CHECK-LABEL: define i32 @cases_side_by_side(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %x, label %other [
; CHECK-NEXT:     i32 1, label %join
; CHECK-NEXT:     i32 2, label %join
; CHECK-NEXT:   ]
; CHECK: other:                                            ; preds = %entry
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %other, %entry, %entry
; CHECK-NEXT:   %r = phi i32 [ %x, %entry ], [ %x, %entry ], [ 9, %other ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
