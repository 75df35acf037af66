; RUN: %nvopt -passes=codegenprepare -S %s | FileCheck %s
; Markers that have done their work go; addresses of gathers are one pointer and indices.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = internal constant [16 x i32] zeroinitializer, align 16
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.strip.invariant.group.p0(ptr)
declare i1 @llvm.experimental.widenable.condition()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, <4 x i1>, <4 x i32>)
declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, <4 x i1>)
declare void @f()

define i32 @group(ptr %p) {
  %v = load i32, ptr %p, !invariant.group !0
  %q = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  store i32 1, ptr %q, !invariant.group !0
  %r = call ptr @llvm.strip.invariant.group.p0(ptr %q)
  %w = load i32, ptr %r
  %s = add i32 %v, %w
  ret i32 %s
}
define void @widenable(i1 %c) {
  %w = call i1 @llvm.experimental.widenable.condition()
  %x = and i1 %c, %w
  br i1 %x, label %on, label %off
on:
  ret void
off:
  call void @f()
  ret void
}
define void @aligned(ptr %p) {
  %a = alloca [8 x i32], align 16
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 32, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 32, i1 false)
  ret void
}
define <4 x i32> @base(ptr %p, <4 x i64> %k, <4 x i1> %m) {
  %i = insertelement <4 x ptr> poison, ptr %p, i32 0
  %s = shufflevector <4 x ptr> %i, <4 x ptr> poison, <4 x i32> zeroinitializer
  %a = getelementptr inbounds i32, <4 x ptr> %s, <4 x i64> %k
  %v = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %a, <4 x i1> %m, <4 x i32> zeroinitializer)
  ret <4 x i32> %v
}
define <4 x i32> @array(<4 x i64> %k, <4 x i1> %m) {
  %a = getelementptr inbounds [16 x i32], ptr @g, i64 0, <4 x i64> %k
  %v = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %a, <4 x i1> %m, <4 x i32> zeroinitializer)
  ret <4 x i32> %v
}
define void @one_place(ptr %p, <4 x i32> %v, <4 x i1> %m) {
  %i = insertelement <4 x ptr> poison, ptr %p, i32 0
  %s = shufflevector <4 x ptr> %i, <4 x ptr> poison, <4 x i32> zeroinitializer
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %v, <4 x ptr> %s, <4 x i1> %m)
  ret void
}
; Pointers that differ stay a vector.
define <4 x i32> @pointers(<4 x ptr> %p, <4 x i64> %k, <4 x i1> %m) {
  %a = getelementptr inbounds i32, <4 x ptr> %p, <4 x i64> %k
  %v = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %a, <4 x i1> %m, <4 x i32> zeroinitializer)
  ret <4 x i32> %v
}
!0 = !{}

; CHECK-LABEL: define i32 @group(ptr %p) {
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %w = load i32, ptr %p, align 4
; CHECK-NEXT:   %s = add i32 %v, %w
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define void @widenable(i1 %c) {
; CHECK-NEXT:   br i1 %c, label %on, label %off
; CHECK: on:
; CHECK-NEXT:   ret void
; CHECK: off:
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @aligned(ptr %p) {
; CHECK-NEXT:   %a = alloca [8 x i32], align 16
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 16 %a, i8 0, i64 32, i1 false)
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 32, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i32> @base(ptr %p, <4 x i64> %k, <4 x i1> %m) {
; CHECK-NEXT:   %1 = getelementptr i32, ptr %p, <4 x i64> %k
; CHECK-NEXT:   %v = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %1, <4 x i1> %m, <4 x i32> zeroinitializer)
; CHECK-NEXT:   ret <4 x i32> %v
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i32> @array(<4 x i64> %k, <4 x i1> %m) {
; CHECK-NEXT:   %1 = getelementptr i32, ptr @g, <4 x i64> %k
; CHECK-NEXT:   %v = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %1, <4 x i1> %m, <4 x i32> zeroinitializer)
; CHECK-NEXT:   ret <4 x i32> %v
; CHECK-NEXT: }
; CHECK-LABEL: define void @one_place(ptr %p, <4 x i32> %v, <4 x i1> %m) {
; CHECK-NEXT:   %1 = getelementptr i32, ptr %p, <4 x i64> zeroinitializer
; CHECK-NEXT:   call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %v, <4 x ptr> %1, <4 x i1> %m)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define <4 x i32> @pointers(<4 x ptr> %p, <4 x i64> %k, <4 x i1> %m) {
; CHECK-NEXT:   %a = getelementptr inbounds i32, <4 x ptr> %p, <4 x i64> %k
; CHECK-NEXT:   %v = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %a, <4 x i1> %m, <4 x i32> zeroinitializer)
; CHECK-NEXT:   ret <4 x i32> %v
; CHECK-NEXT: }
