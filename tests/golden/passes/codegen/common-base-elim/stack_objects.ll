; RUN: %nvopt -passes=common-base-elim -S %s | FileCheck %s
; RUN: %nvopt -passes=common-base-elim -cbe-clone-allocas=0 -S %s | FileCheck --check-prefix=OFF %s
; Stack objects that are never needed at the same time become one, in the entry block.
target datalayout = "e-p:64:64-i64:64-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @arms(i64 %i, i64 %j, i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = alloca [16 x i32], align 4
  %p = getelementptr i32, ptr %a, i64 %i
  store i32 1, ptr %p, !tbaa !0
  %p2 = getelementptr i32, ptr %a, i64 %j
  %x = load i32, ptr %p2, !tbaa !0
  br label %join
right:
  %b = alloca [16 x i32], align 8
  %q = getelementptr i32, ptr %b, i64 %i
  store i32 2, ptr %q
  %q2 = getelementptr i32, ptr %b, i64 %j
  %y = load i32, ptr %q2
  br label %join
join:
  %r = phi i32 [ %x, %left ], [ %y, %right ]
  ret i32 %r
}

; One after the other, with markers.
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define i32 @in_a_row(i64 %i) {
  %a = alloca [8 x i32]
  %b = alloca [8 x i32]
  call void @llvm.lifetime.start.p0(ptr %a)
  %p = getelementptr i32, ptr %a, i64 %i
  store i32 1, ptr %p
  %x = load i32, ptr %a
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  %q = getelementptr i32, ptr %b, i64 %i
  store i32 %x, ptr %q
  %y = load i32, ptr %b
  call void @llvm.lifetime.end.p0(ptr %b)
  ret i32 %y
}

; What %a holds is read after %b is written: two objects.
define i32 @both_needed(i64 %i) {
  %a = alloca [8 x i32]
  %b = alloca [8 x i32]
  %p = getelementptr i32, ptr %a, i64 %i
  store i32 1, ptr %p
  %q = getelementptr i32, ptr %b, i64 %i
  store i32 2, ptr %q
  %x = load i32, ptr %p
  %y = load i32, ptr %q
  %s = add i32 %x, %y
  ret i32 %s
}

; In the next round %a holds what it held.
define i32 @around_a_loop(i64 %n) {
entry:
  %a = alloca [8 x i32]
  %b = alloca [8 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %x = load i32, ptr %a
  %y = add i32 %x, 1
  store i32 %y, ptr %a
  store i32 5, ptr %b
  %z = load i32, ptr %b
  %j = add i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %done, label %loop
done:
  ret i32 %z
}

; The address goes elsewhere: it could be compared.
declare void @use(ptr)
define void @captured() {
  %a = alloca [8 x i32]
  %b = alloca [8 x i32]
  store i32 1, ptr %a
  call void @use(ptr %a)
  store i32 1, ptr %b
  call void @use(ptr %b)
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
; What comes out:
; CHECK-LABEL: define i32 @arms(
; CHECK: entry:
; CHECK-NEXT:   %baseValue = alloca [16 x i32], align 8
; CHECK-NEXT:   %scevcgptmp_0 = shl i64 %i, 2
; CHECK-NEXT:   %scevcgp_0 = getelementptr i8, ptr %baseValue, i64 %scevcgptmp_0
; CHECK-NEXT:   %scevcgptmp_1 = shl i64 %j, 2
; CHECK-NEXT:   %scevcgp_1 = getelementptr i8, ptr %baseValue, i64 %scevcgptmp_1
; CHECK-NEXT:   br i1 %c, label %left, label %right
; CHECK: left:
; CHECK-NEXT:   store i32 1, ptr %scevcgp_0, align 4
; CHECK-NEXT:   %x = load i32, ptr %scevcgp_1, align 4
; CHECK-NEXT:   br label %join
; CHECK: right:
; CHECK-NEXT:   store i32 2, ptr %scevcgp_0, align 4
; CHECK-NEXT:   %y = load i32, ptr %scevcgp_1, align 4
; CHECK-NEXT:   br label %join
; CHECK: join:
; CHECK-NEXT:   %r = phi i32 [ %x, %left ], [ %y, %right ]
; CHECK-NEXT:   ret i32 %r
; CHECK-LABEL: define i32 @in_a_row(
; CHECK-NEXT:   %baseValue = alloca [8 x i32], align 4
; CHECK-NEXT:   %p = getelementptr i32, ptr %baseValue, i64 %i
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %x = load i32, ptr %baseValue, align 4
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   %y = load i32, ptr %baseValue, align 4
; CHECK-NEXT:   ret i32 %y
; CHECK-LABEL: define i32 @both_needed(
; CHECK-NEXT:   %a = alloca [8 x i32], align 4
; CHECK-NEXT:   %b = alloca [8 x i32], align 4
; CHECK-NEXT:   %p = getelementptr i32, ptr %a, i64 %i
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %q = getelementptr i32, ptr %b, i64 %i
; CHECK-NEXT:   store i32 2, ptr %q, align 4
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   %y = load i32, ptr %q, align 4
; CHECK-NEXT:   %s = add i32 %x, %y
; CHECK-NEXT:   ret i32 %s
; CHECK-LABEL: define i32 @around_a_loop(
; CHECK: entry:
; CHECK-NEXT:   %a = alloca [8 x i32], align 4
; CHECK-NEXT:   %b = alloca [8 x i32], align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %x = load i32, ptr %a, align 4
; CHECK-NEXT:   %y = add i32 %x, 1
; CHECK-NEXT:   store i32 %y, ptr %a, align 4
; CHECK-NEXT:   store i32 5, ptr %b, align 4
; CHECK-NEXT:   %z = load i32, ptr %b, align 4
; CHECK-NEXT:   %j = add i64 %i, 1
; CHECK-NEXT:   %c = icmp eq i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %done, label %loop
; CHECK: done:
; CHECK-NEXT:   ret i32 %z
; CHECK-LABEL: define void @captured(
; CHECK-NEXT:   %a = alloca [8 x i32], align 4
; CHECK-NEXT:   %b = alloca [8 x i32], align 4
; CHECK-NEXT:   store i32 1, ptr %a, align 4
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   store i32 1, ptr %b, align 4
; CHECK-NEXT:   call void @use(ptr %b)
; CHECK-NEXT:   ret void
; OFF-LABEL: define i32 @arms(
; OFF: entry:
; OFF-NEXT:   br i1 %c, label %left, label %right
; OFF: left:
; OFF-NEXT:   %a = alloca [16 x i32], align 4
; OFF-NEXT:   %p = getelementptr i32, ptr %a, i64 %i
; OFF-NEXT:   store i32 1, ptr %p, align 4, !tbaa !0
; OFF-NEXT:   %p2 = getelementptr i32, ptr %a, i64 %j
; OFF-NEXT:   %x = load i32, ptr %p2, align 4, !tbaa !0
; OFF-NEXT:   br label %join
; OFF: right:
; OFF-NEXT:   %b = alloca [16 x i32], align 8
; OFF-NEXT:   %q = getelementptr i32, ptr %b, i64 %i
; OFF-NEXT:   store i32 2, ptr %q, align 4
; OFF-NEXT:   %q2 = getelementptr i32, ptr %b, i64 %j
; OFF-NEXT:   %y = load i32, ptr %q2, align 4
; OFF-NEXT:   br label %join
; OFF: join:
; OFF-NEXT:   %r = phi i32 [ %x, %left ], [ %y, %right ]
; OFF-NEXT:   ret i32 %r
; OFF-LABEL: define i32 @in_a_row(
; OFF-NEXT:   %a = alloca [8 x i32], align 4
; OFF-NEXT:   %b = alloca [8 x i32], align 4
; OFF-NEXT:   call void @llvm.lifetime.start.p0(ptr %a)
; OFF-NEXT:   %p = getelementptr i32, ptr %a, i64 %i
; OFF-NEXT:   store i32 1, ptr %p, align 4
; OFF-NEXT:   %x = load i32, ptr %a, align 4
; OFF-NEXT:   call void @llvm.lifetime.end.p0(ptr %a)
; OFF-NEXT:   call void @llvm.lifetime.start.p0(ptr %b)
; OFF-NEXT:   %q = getelementptr i32, ptr %b, i64 %i
; OFF-NEXT:   store i32 %x, ptr %q, align 4
; OFF-NEXT:   %y = load i32, ptr %b, align 4
; OFF-NEXT:   call void @llvm.lifetime.end.p0(ptr %b)
; OFF-NEXT:   ret i32 %y
; OFF-LABEL: define i32 @both_needed(
; OFF-NEXT:   %a = alloca [8 x i32], align 4
; OFF-NEXT:   %b = alloca [8 x i32], align 4
; OFF-NEXT:   %p = getelementptr i32, ptr %a, i64 %i
; OFF-NEXT:   store i32 1, ptr %p, align 4
; OFF-NEXT:   %q = getelementptr i32, ptr %b, i64 %i
; OFF-NEXT:   store i32 2, ptr %q, align 4
; OFF-NEXT:   %x = load i32, ptr %p, align 4
; OFF-NEXT:   %y = load i32, ptr %q, align 4
; OFF-NEXT:   %s = add i32 %x, %y
; OFF-NEXT:   ret i32 %s
; OFF-LABEL: define i32 @around_a_loop(
; OFF: entry:
; OFF-NEXT:   %a = alloca [8 x i32], align 4
; OFF-NEXT:   %b = alloca [8 x i32], align 4
; OFF-NEXT:   br label %loop
; OFF: loop:
; OFF-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; OFF-NEXT:   %x = load i32, ptr %a, align 4
; OFF-NEXT:   %y = add i32 %x, 1
; OFF-NEXT:   store i32 %y, ptr %a, align 4
; OFF-NEXT:   store i32 5, ptr %b, align 4
; OFF-NEXT:   %z = load i32, ptr %b, align 4
; OFF-NEXT:   %j = add i64 %i, 1
; OFF-NEXT:   %c = icmp eq i64 %j, %n
; OFF-NEXT:   br i1 %c, label %done, label %loop
; OFF: done:
; OFF-NEXT:   ret i32 %z
; OFF-LABEL: define void @captured(
; OFF-NEXT:   %a = alloca [8 x i32], align 4
; OFF-NEXT:   %b = alloca [8 x i32], align 4
; OFF-NEXT:   store i32 1, ptr %a, align 4
; OFF-NEXT:   call void @use(ptr %a)
; OFF-NEXT:   store i32 1, ptr %b, align 4
; OFF-NEXT:   call void @use(ptr %b)
; OFF-NEXT:   ret void
