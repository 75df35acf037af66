; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; So many lifetimes lie between (COMBINE_LIFETIMES) that the first is not found.
declare void @foo(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

define void @near() {
  %a0 = alloca i8
  %a1 = alloca i8
  %a2 = alloca i8
  %a3 = alloca i8
  %a4 = alloca i8
  %a5 = alloca i8
  %a6 = alloca i8
  %a7 = alloca i8
  call void @llvm.lifetime.start.p0(ptr %a0)
  call void @llvm.lifetime.start.p0(ptr %a1)
  call void @llvm.lifetime.start.p0(ptr %a2)
  call void @llvm.lifetime.start.p0(ptr %a3)
  call void @llvm.lifetime.start.p0(ptr %a4)
  call void @llvm.lifetime.start.p0(ptr %a5)
  call void @llvm.lifetime.start.p0(ptr %a6)
  call void @llvm.lifetime.start.p0(ptr %a7)
  call void @llvm.lifetime.end.p0(ptr %a0)
  call void @foo(ptr %a0)
  call void @foo(ptr %a1)
  call void @foo(ptr %a2)
  call void @foo(ptr %a3)
  call void @foo(ptr %a4)
  call void @foo(ptr %a5)
  call void @foo(ptr %a6)
  call void @foo(ptr %a7)
  ret void
}
define void @far() {
  %a0 = alloca i8
  %a1 = alloca i8
  %a2 = alloca i8
  %a3 = alloca i8
  %a4 = alloca i8
  %a5 = alloca i8
  %a6 = alloca i8
  %a7 = alloca i8
  %a8 = alloca i8
  call void @llvm.lifetime.start.p0(ptr %a0)
  call void @llvm.lifetime.start.p0(ptr %a1)
  call void @llvm.lifetime.start.p0(ptr %a2)
  call void @llvm.lifetime.start.p0(ptr %a3)
  call void @llvm.lifetime.start.p0(ptr %a4)
  call void @llvm.lifetime.start.p0(ptr %a5)
  call void @llvm.lifetime.start.p0(ptr %a6)
  call void @llvm.lifetime.start.p0(ptr %a7)
  call void @llvm.lifetime.start.p0(ptr %a8)
  call void @llvm.lifetime.end.p0(ptr %a0)
  call void @foo(ptr %a0)
  call void @foo(ptr %a1)
  call void @foo(ptr %a2)
  call void @foo(ptr %a3)
  call void @foo(ptr %a4)
  call void @foo(ptr %a5)
  call void @foo(ptr %a6)
  call void @foo(ptr %a7)
  call void @foo(ptr %a8)
  ret void
}

; CHECK: declare void @foo(ptr)
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
; CHECK-LABEL: define void @near() {
; CHECK-NEXT:   %a0 = alloca i8, align 1
; CHECK-NEXT:   %a1 = alloca i8, align 1
; CHECK-NEXT:   %a2 = alloca i8, align 1
; CHECK-NEXT:   %a3 = alloca i8, align 1
; CHECK-NEXT:   %a4 = alloca i8, align 1
; CHECK-NEXT:   %a5 = alloca i8, align 1
; CHECK-NEXT:   %a6 = alloca i8, align 1
; CHECK-NEXT:   %a7 = alloca i8, align 1
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a1)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a2)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a3)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a4)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a5)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a6)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a7)
; CHECK-NEXT:   call void @foo(ptr nonnull %a0)
; CHECK-NEXT:   call void @foo(ptr nonnull %a1)
; CHECK-NEXT:   call void @foo(ptr nonnull %a2)
; CHECK-NEXT:   call void @foo(ptr nonnull %a3)
; CHECK-NEXT:   call void @foo(ptr nonnull %a4)
; CHECK-NEXT:   call void @foo(ptr nonnull %a5)
; CHECK-NEXT:   call void @foo(ptr nonnull %a6)
; CHECK-NEXT:   call void @foo(ptr nonnull %a7)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @far() {
; CHECK-NEXT:   %a0 = alloca i8, align 1
; CHECK-NEXT:   %a1 = alloca i8, align 1
; CHECK-NEXT:   %a2 = alloca i8, align 1
; CHECK-NEXT:   %a3 = alloca i8, align 1
; CHECK-NEXT:   %a4 = alloca i8, align 1
; CHECK-NEXT:   %a5 = alloca i8, align 1
; CHECK-NEXT:   %a6 = alloca i8, align 1
; CHECK-NEXT:   %a7 = alloca i8, align 1
; CHECK-NEXT:   %a8 = alloca i8, align 1
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a0)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a1)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a2)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a3)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a4)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a5)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a6)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a7)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a8)
; CHECK-NEXT:   call void @llvm.lifetime.end.p0(ptr %a0)
; CHECK-NEXT:   call void @foo(ptr nonnull %a0)
; CHECK-NEXT:   call void @foo(ptr nonnull %a1)
; CHECK-NEXT:   call void @foo(ptr nonnull %a2)
; CHECK-NEXT:   call void @foo(ptr nonnull %a3)
; CHECK-NEXT:   call void @foo(ptr nonnull %a4)
; CHECK-NEXT:   call void @foo(ptr nonnull %a5)
; CHECK-NEXT:   call void @foo(ptr nonnull %a6)
; CHECK-NEXT:   call void @foo(ptr nonnull %a7)
; CHECK-NEXT:   call void @foo(ptr nonnull %a8)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
