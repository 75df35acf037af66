; RUN: %nvopt -passes=gvn -verify-each -S %s | FileCheck %s
; What one way here has not loaded or computed is loaded or computed there.
define i32 @load(ptr %p, i32 %x, i1 %c) {
entry:
  br i1 %c, label %yes, label %no
yes:
  store i32 %x, ptr %p
  br label %join
no:
  call void @use(i32 1)
  br label %join
join:
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @address_of_a_phi(ptr %p, ptr %q, i32 %x, i1 %c) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %r = getelementptr i32, ptr %p, i64 1
  store i32 %x, ptr %r
  br label %join
no:
  call void @use(i32 1)
  br label %join
join:
  %b = phi ptr [ %p, %yes ], [ %q, %no ]
  %a = getelementptr i32, ptr %b, i64 1
  %v = load i32, ptr %a
  ret i32 %v
}
define double @round_before(ptr noalias %g, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %j = add nuw nsw i64 %i, 1
  %q = getelementptr double, ptr %g, i64 %j
  %p = getelementptr double, ptr %g, i64 %i
  %a = load double, ptr %p
  %b = load double, ptr %q
  %s = fadd double %a, %b
  store double %s, ptr %p
  %c = icmp eq i64 %j, %n
  br i1 %c, label %exit, label %h
exit:
  ret double %s
}
define i32 @value(i32 %a, i32 %b, i1 %c) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %x = mul i32 %a, %b
  call void @use(i32 %x)
  br label %join
no:
  br label %join
join:
  %z = mul i32 %a, %b
  ret i32 %z
}
declare void @use(i32)

; CHECK-LABEL: define i32 @load(ptr %p, i32 %x, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   br label %join
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   call void @use(i32 1)
; CHECK-NEXT:   %v.pre = load i32, ptr %p, align 4
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %no, %yes
; CHECK-NEXT:   %v = phi i32 [ %x, %yes ], [ %v.pre, %no ]
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @address_of_a_phi(ptr %p, ptr %q, i32 %x, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   %r = getelementptr i32, ptr %p, i64 1
; CHECK-NEXT:   store i32 %x, ptr %r, align 4
; CHECK-NEXT:   br label %join
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   call void @use(i32 1)
; CHECK-NEXT:   %0 = getelementptr i32, ptr %q, i64 1
; CHECK-NEXT:   %v.pre = load i32, ptr %0, align 4
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %no, %yes
; CHECK-NEXT:   %v = phi i32 [ %x, %yes ], [ %v.pre, %no ]
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define double @round_before(ptr noalias %g, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a.pre = load double, ptr %g, align 8
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %a = phi double [ %a.pre, %entry ], [ %b, %h ]
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %q = getelementptr double, ptr %g, i64 %j
; CHECK-NEXT:   %p = getelementptr double, ptr %g, i64 %i
; CHECK-NEXT:   %b = load double, ptr %q, align 8
; CHECK-NEXT:   %s = fadd double %a, %b
; CHECK-NEXT:   store double %s, ptr %p, align 8
; CHECK-NEXT:   %c = icmp eq i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %exit, label %h
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret double %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @value(i32 %a, i32 %b, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   %x = mul i32 %a, %b
; CHECK-NEXT:   call void @use(i32 %x)
; CHECK-NEXT:   br label %join
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   %z.pre = mul i32 %a, %b
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %no, %yes
; CHECK-NEXT:   %z.pre-phi = phi i32 [ %x, %yes ], [ %z.pre, %no ]
; CHECK-NEXT:   ret i32 %z.pre-phi
; CHECK-NEXT: }
; CHECK: declare void @use(i32)
