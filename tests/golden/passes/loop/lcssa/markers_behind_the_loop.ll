; RUN: %nvopt -passes=lcssa -S %s | FileCheck %s
; A marker of a lifetime names its slot and cannot take a phi: the slot's markers go.

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @use(ptr)

; CHECK-LABEL: @behind(
; CHECK-NOT:     lifetime
; CHECK-NOT:     phi
; CHECK:         ret void
define void @behind(i1 %c) {
entry:
  br label %loop
loop:
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @use(ptr %a)
  br i1 %c, label %loop, label %out
out:
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}

; CHECK-LABEL: @inside(
; CHECK:         call void @llvm.lifetime.start.p0(ptr %a)
; CHECK:         call void @llvm.lifetime.end.p0(ptr %a)
; CHECK:         %a.lcssa = phi ptr
define ptr @inside(i1 %c) {
entry:
  br label %loop
loop:
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  br i1 %c, label %loop, label %out
out:
  ret ptr %a
}
