; RUN: %nvopt -passes='loop(loop-unroll-full),loop-unroll' -verify-each -S %s | FileCheck %s
; What is to be small is written out only where that takes no more code than the loop.
define void @no_larger(ptr %p) optsize {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %t = trunc i64 %i to i32
  %s = shl i32 %t, 3
  %x = shl i32 16, %s
  %y = or i32 %x, %s
  %q = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 %y, ptr %q
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, 3
  br i1 %c, label %e, label %h
e:
  ret void
}
define void @larger(ptr %p, i32 %v) minsize {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %q = getelementptr inbounds i32, ptr %p, i64 %i
  %w = load i32, ptr %q
  %s = mul i32 %w, %v
  store i32 %s, ptr %q
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, 8
  br i1 %c, label %e, label %h
e:
  ret void
}
; The source asks.
define void @asked(ptr %p, i32 %v) optsize {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %q = getelementptr inbounds i32, ptr %p, i64 %i
  %w = load i32, ptr %q
  %s = mul i32 %w, %v
  store i32 %s, ptr %q
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, 2
  br i1 %c, label %e, label %h, !llvm.loop !0
e:
  ret void
}
; No copies of a loop that runs a multiple of 4, none with another for the rest, no rounds peeled off.
define void @stays(ptr %p, i32 %v) optsize {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %q = getelementptr inbounds i32, ptr %p, i64 %i
  %w = load i32, ptr %q
  %s = mul i32 %w, %v
  store i32 %s, ptr %q
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, 1000
  br i1 %c, label %e, label %h
e:
  ret void
}
define void @not_peeled(ptr %p, i32 %n) optsize {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %u = phi i32 [ 7, %entry ], [ 9, %h ]
  store volatile i32 %u, ptr %p
  %j = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %h, label %e
e:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}

; CHECK: ; Function Attrs: optsize
; CHECK-NEXT: define void @no_larger(ptr %p) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %entry
; CHECK-NEXT:   store i32 16, ptr %p, align 4
; CHECK-NEXT:   %q.1 = getelementptr inbounds i32, ptr %p, i64 1
; CHECK-NEXT:   store i32 4104, ptr %q.1, align 4
; CHECK-NEXT:   %q.2 = getelementptr inbounds i32, ptr %p, i64 2
; CHECK-NEXT:   store i32 1048592, ptr %q.2, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: minsize
; CHECK-NEXT: define void @larger(ptr %p, i32 %v) #1 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   %w = load i32, ptr %q, align 4
; CHECK-NEXT:   %s = mul i32 %w, %v
; CHECK-NEXT:   store i32 %s, ptr %q, align 4
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp eq i64 %j, 8
; CHECK-NEXT:   br i1 %c, label %e, label %h
; CHECK: e:                                                ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: optsize
; CHECK-NEXT: define void @asked(ptr %p, i32 %v) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %entry
; CHECK-NEXT:   %w = load i32, ptr %p, align 4
; CHECK-NEXT:   %s = mul i32 %w, %v
; CHECK-NEXT:   store i32 %s, ptr %p, align 4
; CHECK-NEXT:   %q.1 = getelementptr inbounds i32, ptr %p, i64 1
; CHECK-NEXT:   %w.1 = load i32, ptr %q.1, align 4
; CHECK-NEXT:   %s.1 = mul i32 %w.1, %v
; CHECK-NEXT:   store i32 %s.1, ptr %q.1, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: optsize
; CHECK-NEXT: define void @stays(ptr %p, i32 %v) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   %w = load i32, ptr %q, align 4
; CHECK-NEXT:   %s = mul i32 %w, %v
; CHECK-NEXT:   store i32 %s, ptr %q, align 4
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp eq i64 %j, 1000
; CHECK-NEXT:   br i1 %c, label %e, label %h
; CHECK: e:                                                ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: optsize
; CHECK-NEXT: define void @not_peeled(ptr %p, i32 %n) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %u = phi i32 [ 7, %entry ], [ 9, %h ]
; CHECK-NEXT:   store volatile i32 %u, ptr %p, align 4
; CHECK-NEXT:   %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %e
; CHECK: e:                                                ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { optsize }
; CHECK-NEXT: attributes #1 = { minsize }
