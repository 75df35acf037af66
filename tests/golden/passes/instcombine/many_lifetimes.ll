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
  %a8 = alloca i8
  %a9 = alloca i8
  %a10 = alloca i8
  %a11 = alloca i8
  %a12 = alloca i8
  %a13 = alloca i8
  %a14 = alloca i8
  %a15 = alloca i8
  %a16 = alloca i8
  %a17 = alloca i8
  %a18 = alloca i8
  %a19 = alloca i8
  %a20 = alloca i8
  %a21 = alloca i8
  %a22 = alloca i8
  %a23 = alloca i8
  %a24 = alloca i8
  %a25 = alloca i8
  %a26 = alloca i8
  %a27 = alloca i8
  %a28 = alloca i8
  %a29 = alloca i8
  %a30 = alloca i8
  %a31 = alloca i8
  call void @llvm.lifetime.start.p0(ptr %a0)
  call void @llvm.lifetime.start.p0(ptr %a1)
  call void @llvm.lifetime.start.p0(ptr %a2)
  call void @llvm.lifetime.start.p0(ptr %a3)
  call void @llvm.lifetime.start.p0(ptr %a4)
  call void @llvm.lifetime.start.p0(ptr %a5)
  call void @llvm.lifetime.start.p0(ptr %a6)
  call void @llvm.lifetime.start.p0(ptr %a7)
  call void @llvm.lifetime.start.p0(ptr %a8)
  call void @llvm.lifetime.start.p0(ptr %a9)
  call void @llvm.lifetime.start.p0(ptr %a10)
  call void @llvm.lifetime.start.p0(ptr %a11)
  call void @llvm.lifetime.start.p0(ptr %a12)
  call void @llvm.lifetime.start.p0(ptr %a13)
  call void @llvm.lifetime.start.p0(ptr %a14)
  call void @llvm.lifetime.start.p0(ptr %a15)
  call void @llvm.lifetime.start.p0(ptr %a16)
  call void @llvm.lifetime.start.p0(ptr %a17)
  call void @llvm.lifetime.start.p0(ptr %a18)
  call void @llvm.lifetime.start.p0(ptr %a19)
  call void @llvm.lifetime.start.p0(ptr %a20)
  call void @llvm.lifetime.start.p0(ptr %a21)
  call void @llvm.lifetime.start.p0(ptr %a22)
  call void @llvm.lifetime.start.p0(ptr %a23)
  call void @llvm.lifetime.start.p0(ptr %a24)
  call void @llvm.lifetime.start.p0(ptr %a25)
  call void @llvm.lifetime.start.p0(ptr %a26)
  call void @llvm.lifetime.start.p0(ptr %a27)
  call void @llvm.lifetime.start.p0(ptr %a28)
  call void @llvm.lifetime.start.p0(ptr %a29)
  call void @llvm.lifetime.start.p0(ptr %a30)
  call void @llvm.lifetime.start.p0(ptr %a31)
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
  call void @foo(ptr %a9)
  call void @foo(ptr %a10)
  call void @foo(ptr %a11)
  call void @foo(ptr %a12)
  call void @foo(ptr %a13)
  call void @foo(ptr %a14)
  call void @foo(ptr %a15)
  call void @foo(ptr %a16)
  call void @foo(ptr %a17)
  call void @foo(ptr %a18)
  call void @foo(ptr %a19)
  call void @foo(ptr %a20)
  call void @foo(ptr %a21)
  call void @foo(ptr %a22)
  call void @foo(ptr %a23)
  call void @foo(ptr %a24)
  call void @foo(ptr %a25)
  call void @foo(ptr %a26)
  call void @foo(ptr %a27)
  call void @foo(ptr %a28)
  call void @foo(ptr %a29)
  call void @foo(ptr %a30)
  call void @foo(ptr %a31)
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
  %a9 = alloca i8
  %a10 = alloca i8
  %a11 = alloca i8
  %a12 = alloca i8
  %a13 = alloca i8
  %a14 = alloca i8
  %a15 = alloca i8
  %a16 = alloca i8
  %a17 = alloca i8
  %a18 = alloca i8
  %a19 = alloca i8
  %a20 = alloca i8
  %a21 = alloca i8
  %a22 = alloca i8
  %a23 = alloca i8
  %a24 = alloca i8
  %a25 = alloca i8
  %a26 = alloca i8
  %a27 = alloca i8
  %a28 = alloca i8
  %a29 = alloca i8
  %a30 = alloca i8
  %a31 = alloca i8
  %a32 = alloca i8
  %a33 = alloca i8
  call void @llvm.lifetime.start.p0(ptr %a0)
  call void @llvm.lifetime.start.p0(ptr %a1)
  call void @llvm.lifetime.start.p0(ptr %a2)
  call void @llvm.lifetime.start.p0(ptr %a3)
  call void @llvm.lifetime.start.p0(ptr %a4)
  call void @llvm.lifetime.start.p0(ptr %a5)
  call void @llvm.lifetime.start.p0(ptr %a6)
  call void @llvm.lifetime.start.p0(ptr %a7)
  call void @llvm.lifetime.start.p0(ptr %a8)
  call void @llvm.lifetime.start.p0(ptr %a9)
  call void @llvm.lifetime.start.p0(ptr %a10)
  call void @llvm.lifetime.start.p0(ptr %a11)
  call void @llvm.lifetime.start.p0(ptr %a12)
  call void @llvm.lifetime.start.p0(ptr %a13)
  call void @llvm.lifetime.start.p0(ptr %a14)
  call void @llvm.lifetime.start.p0(ptr %a15)
  call void @llvm.lifetime.start.p0(ptr %a16)
  call void @llvm.lifetime.start.p0(ptr %a17)
  call void @llvm.lifetime.start.p0(ptr %a18)
  call void @llvm.lifetime.start.p0(ptr %a19)
  call void @llvm.lifetime.start.p0(ptr %a20)
  call void @llvm.lifetime.start.p0(ptr %a21)
  call void @llvm.lifetime.start.p0(ptr %a22)
  call void @llvm.lifetime.start.p0(ptr %a23)
  call void @llvm.lifetime.start.p0(ptr %a24)
  call void @llvm.lifetime.start.p0(ptr %a25)
  call void @llvm.lifetime.start.p0(ptr %a26)
  call void @llvm.lifetime.start.p0(ptr %a27)
  call void @llvm.lifetime.start.p0(ptr %a28)
  call void @llvm.lifetime.start.p0(ptr %a29)
  call void @llvm.lifetime.start.p0(ptr %a30)
  call void @llvm.lifetime.start.p0(ptr %a31)
  call void @llvm.lifetime.start.p0(ptr %a32)
  call void @llvm.lifetime.start.p0(ptr %a33)
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
  call void @foo(ptr %a9)
  call void @foo(ptr %a10)
  call void @foo(ptr %a11)
  call void @foo(ptr %a12)
  call void @foo(ptr %a13)
  call void @foo(ptr %a14)
  call void @foo(ptr %a15)
  call void @foo(ptr %a16)
  call void @foo(ptr %a17)
  call void @foo(ptr %a18)
  call void @foo(ptr %a19)
  call void @foo(ptr %a20)
  call void @foo(ptr %a21)
  call void @foo(ptr %a22)
  call void @foo(ptr %a23)
  call void @foo(ptr %a24)
  call void @foo(ptr %a25)
  call void @foo(ptr %a26)
  call void @foo(ptr %a27)
  call void @foo(ptr %a28)
  call void @foo(ptr %a29)
  call void @foo(ptr %a30)
  call void @foo(ptr %a31)
  call void @foo(ptr %a32)
  call void @foo(ptr %a33)
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
; CHECK-NEXT:   %a8 = alloca i8, align 1
; CHECK-NEXT:   %a9 = alloca i8, align 1
; CHECK-NEXT:   %a10 = alloca i8, align 1
; CHECK-NEXT:   %a11 = alloca i8, align 1
; CHECK-NEXT:   %a12 = alloca i8, align 1
; CHECK-NEXT:   %a13 = alloca i8, align 1
; CHECK-NEXT:   %a14 = alloca i8, align 1
; CHECK-NEXT:   %a15 = alloca i8, align 1
; CHECK-NEXT:   %a16 = alloca i8, align 1
; CHECK-NEXT:   %a17 = alloca i8, align 1
; CHECK-NEXT:   %a18 = alloca i8, align 1
; CHECK-NEXT:   %a19 = alloca i8, align 1
; CHECK-NEXT:   %a20 = alloca i8, align 1
; CHECK-NEXT:   %a21 = alloca i8, align 1
; CHECK-NEXT:   %a22 = alloca i8, align 1
; CHECK-NEXT:   %a23 = alloca i8, align 1
; CHECK-NEXT:   %a24 = alloca i8, align 1
; CHECK-NEXT:   %a25 = alloca i8, align 1
; CHECK-NEXT:   %a26 = alloca i8, align 1
; CHECK-NEXT:   %a27 = alloca i8, align 1
; CHECK-NEXT:   %a28 = alloca i8, align 1
; CHECK-NEXT:   %a29 = alloca i8, align 1
; CHECK-NEXT:   %a30 = alloca i8, align 1
; CHECK-NEXT:   %a31 = alloca i8, align 1
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a1)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a2)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a3)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a4)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a5)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a6)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a7)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a8)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a9)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a10)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a11)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a12)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a13)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a14)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a15)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a16)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a17)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a18)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a19)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a20)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a21)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a22)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a23)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a24)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a25)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a26)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a27)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a28)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a29)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a30)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a31)
; CHECK-NEXT:   call void @foo(ptr nonnull %a0)
; CHECK-NEXT:   call void @foo(ptr nonnull %a1)
; CHECK-NEXT:   call void @foo(ptr nonnull %a2)
; CHECK-NEXT:   call void @foo(ptr nonnull %a3)
; CHECK-NEXT:   call void @foo(ptr nonnull %a4)
; CHECK-NEXT:   call void @foo(ptr nonnull %a5)
; CHECK-NEXT:   call void @foo(ptr nonnull %a6)
; CHECK-NEXT:   call void @foo(ptr nonnull %a7)
; CHECK-NEXT:   call void @foo(ptr nonnull %a8)
; CHECK-NEXT:   call void @foo(ptr nonnull %a9)
; CHECK-NEXT:   call void @foo(ptr nonnull %a10)
; CHECK-NEXT:   call void @foo(ptr nonnull %a11)
; CHECK-NEXT:   call void @foo(ptr nonnull %a12)
; CHECK-NEXT:   call void @foo(ptr nonnull %a13)
; CHECK-NEXT:   call void @foo(ptr nonnull %a14)
; CHECK-NEXT:   call void @foo(ptr nonnull %a15)
; CHECK-NEXT:   call void @foo(ptr nonnull %a16)
; CHECK-NEXT:   call void @foo(ptr nonnull %a17)
; CHECK-NEXT:   call void @foo(ptr nonnull %a18)
; CHECK-NEXT:   call void @foo(ptr nonnull %a19)
; CHECK-NEXT:   call void @foo(ptr nonnull %a20)
; CHECK-NEXT:   call void @foo(ptr nonnull %a21)
; CHECK-NEXT:   call void @foo(ptr nonnull %a22)
; CHECK-NEXT:   call void @foo(ptr nonnull %a23)
; CHECK-NEXT:   call void @foo(ptr nonnull %a24)
; CHECK-NEXT:   call void @foo(ptr nonnull %a25)
; CHECK-NEXT:   call void @foo(ptr nonnull %a26)
; CHECK-NEXT:   call void @foo(ptr nonnull %a27)
; CHECK-NEXT:   call void @foo(ptr nonnull %a28)
; CHECK-NEXT:   call void @foo(ptr nonnull %a29)
; CHECK-NEXT:   call void @foo(ptr nonnull %a30)
; CHECK-NEXT:   call void @foo(ptr nonnull %a31)
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
; CHECK-NEXT:   %a9 = alloca i8, align 1
; CHECK-NEXT:   %a10 = alloca i8, align 1
; CHECK-NEXT:   %a11 = alloca i8, align 1
; CHECK-NEXT:   %a12 = alloca i8, align 1
; CHECK-NEXT:   %a13 = alloca i8, align 1
; CHECK-NEXT:   %a14 = alloca i8, align 1
; CHECK-NEXT:   %a15 = alloca i8, align 1
; CHECK-NEXT:   %a16 = alloca i8, align 1
; CHECK-NEXT:   %a17 = alloca i8, align 1
; CHECK-NEXT:   %a18 = alloca i8, align 1
; CHECK-NEXT:   %a19 = alloca i8, align 1
; CHECK-NEXT:   %a20 = alloca i8, align 1
; CHECK-NEXT:   %a21 = alloca i8, align 1
; CHECK-NEXT:   %a22 = alloca i8, align 1
; CHECK-NEXT:   %a23 = alloca i8, align 1
; CHECK-NEXT:   %a24 = alloca i8, align 1
; CHECK-NEXT:   %a25 = alloca i8, align 1
; CHECK-NEXT:   %a26 = alloca i8, align 1
; CHECK-NEXT:   %a27 = alloca i8, align 1
; CHECK-NEXT:   %a28 = alloca i8, align 1
; CHECK-NEXT:   %a29 = alloca i8, align 1
; CHECK-NEXT:   %a30 = alloca i8, align 1
; CHECK-NEXT:   %a31 = alloca i8, align 1
; CHECK-NEXT:   %a32 = alloca i8, align 1
; CHECK-NEXT:   %a33 = alloca i8, align 1
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a0)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a1)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a2)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a3)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a4)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a5)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a6)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a7)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a8)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a9)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a10)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a11)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a12)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a13)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a14)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a15)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a16)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a17)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a18)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a19)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a20)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a21)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a22)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a23)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a24)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a25)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a26)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a27)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a28)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a29)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a30)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a31)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a32)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a33)
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
; CHECK-NEXT:   call void @foo(ptr nonnull %a9)
; CHECK-NEXT:   call void @foo(ptr nonnull %a10)
; CHECK-NEXT:   call void @foo(ptr nonnull %a11)
; CHECK-NEXT:   call void @foo(ptr nonnull %a12)
; CHECK-NEXT:   call void @foo(ptr nonnull %a13)
; CHECK-NEXT:   call void @foo(ptr nonnull %a14)
; CHECK-NEXT:   call void @foo(ptr nonnull %a15)
; CHECK-NEXT:   call void @foo(ptr nonnull %a16)
; CHECK-NEXT:   call void @foo(ptr nonnull %a17)
; CHECK-NEXT:   call void @foo(ptr nonnull %a18)
; CHECK-NEXT:   call void @foo(ptr nonnull %a19)
; CHECK-NEXT:   call void @foo(ptr nonnull %a20)
; CHECK-NEXT:   call void @foo(ptr nonnull %a21)
; CHECK-NEXT:   call void @foo(ptr nonnull %a22)
; CHECK-NEXT:   call void @foo(ptr nonnull %a23)
; CHECK-NEXT:   call void @foo(ptr nonnull %a24)
; CHECK-NEXT:   call void @foo(ptr nonnull %a25)
; CHECK-NEXT:   call void @foo(ptr nonnull %a26)
; CHECK-NEXT:   call void @foo(ptr nonnull %a27)
; CHECK-NEXT:   call void @foo(ptr nonnull %a28)
; CHECK-NEXT:   call void @foo(ptr nonnull %a29)
; CHECK-NEXT:   call void @foo(ptr nonnull %a30)
; CHECK-NEXT:   call void @foo(ptr nonnull %a31)
; CHECK-NEXT:   call void @foo(ptr nonnull %a32)
; CHECK-NEXT:   call void @foo(ptr nonnull %a33)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
