; RUN: %nvopt -passes='loop(loop-idiom)' -verify-each -S %s | FileCheck %s
; A loop that fills memory is a memset before it, one that copies a memcpy, or a memmove where it reads ahead of what it writes; upward and downward.
define void @fills(ptr %p, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %q = getelementptr i32, ptr %p, i64 %i
  store i32 0, ptr %q
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %exit, label %h
exit:
  ret void
}
define void @downward(ptr %p, i8 %b) {
entry:
  br label %h
h:
  %i = phi i64 [ 99, %entry ], [ %j, %h ]
  %q = getelementptr i8, ptr %p, i64 %i
  store i8 %b, ptr %q
  %j = add nsw i64 %i, -1
  %c = icmp eq i64 %i, 0
  br i1 %c, label %exit, label %h
exit:
  ret void
}
define void @two_fields(ptr %p) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %q = getelementptr { i32, i32 }, ptr %p, i64 %i, i32 0
  %r = getelementptr { i32, i32 }, ptr %p, i64 %i, i32 1
  store i32 0, ptr %r
  store i32 0, ptr %q
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, 100
  br i1 %c, label %exit, label %h
exit:
  ret void
}
define void @copies(ptr noalias %p, ptr noalias %q, i64 %n) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %a = getelementptr i32, ptr %p, i64 %i
  %b = getelementptr i32, ptr %q, i64 %i
  %v = load i32, ptr %b
  store i32 %v, ptr %a
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %exit, label %h
exit:
  ret void
}
define void @reads_ahead(ptr %p) {
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %j = add nuw nsw i64 %i, 1
  %a = getelementptr i32, ptr %p, i64 %i
  %b = getelementptr i32, ptr %p, i64 %j
  %v = load i32, ptr %b
  store i32 %v, ptr %a
  %c = icmp eq i64 %j, 100
  br i1 %c, label %exit, label %h
exit:
  ret void
}

; CHECK-LABEL: define void @fills(ptr %p, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = shl i64 %n, 2
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 %0, i1 false)
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp eq i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %exit, label %h
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @downward(ptr %p, i8 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %p, i8 %b, i64 100, i1 false)
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i64 [ 99, %entry ], [ %j, %h ]
; CHECK-NEXT:   %j = add nsw i64 %i, -1
; CHECK-NEXT:   %c = icmp eq i64 %i, 0
; CHECK-NEXT:   br i1 %c, label %exit, label %h
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @two_fields(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 800, i1 false)
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp eq i64 %j, 100
; CHECK-NEXT:   br i1 %c, label %exit, label %h
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @copies(ptr noalias %p, ptr noalias %q, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = shl i64 %n, 2
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 %0, i1 false)
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp eq i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %exit, label %h
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @reads_ahead(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = getelementptr i8, ptr %p, i64 4
; CHECK-NEXT:   call void @llvm.memmove.p0.p0.i64(ptr align 4 %p, ptr align 4 %0, i64 400, i1 false)
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp eq i64 %j, 100
; CHECK-NEXT:   br i1 %c, label %exit, label %h
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #1
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
