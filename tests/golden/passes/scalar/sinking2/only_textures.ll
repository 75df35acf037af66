; RUN: %nvopt -passes=sinking2 -sink-into-texture=2 -verify-each -S %s | FileCheck %s
; Up to 2 only what a texture or surface access is told moves: other uses in another block are left where they are (3, the default, moves them too).
target triple = "nvptx64-nvidia-cuda"
declare { i32, i32, i32, i32 } @llvm.nvvm.tex.unified.1d.v4s32.s32(i64, i32)
declare void @llvm.nvvm.sust.b.1d.i32.trap(i64, i32, i32)
define i32 @no_texture(i32 %x, i1 %c) {
  %v = mul i32 %x, %x
  br i1 %c, label %t, label %e
t:
  ret i32 %v
e:
  ret i32 0
}
define i32 @texture(i64 %h, i32 %x, i1 %c) {
  %v = mul i32 %x, %x
  br i1 %c, label %t, label %e
t:
  %r = call { i32, i32, i32, i32 } @llvm.nvvm.tex.unified.1d.v4s32.s32(i64 %h, i32 %v)
  %k = extractvalue { i32, i32, i32, i32 } %r, 0
  ret i32 %k
e:
  ret i32 0
}
define void @surface(i64 %h, i32 %x, i1 %c) {
  %v = mul i32 %x, %x
  br i1 %c, label %t, label %e
t:
  call void @llvm.nvvm.sust.b.1d.i32.trap(i64 %h, i32 %v, i32 7)
  ret void
e:
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(read)
; CHECK-NEXT: declare { i32, i32, i32, i32 } @llvm.nvvm.tex.unified.1d.v4s32.s32(i64, i32) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind memory(write)
; CHECK-NEXT: declare void @llvm.nvvm.sust.b.1d.i32.trap(i64, i32, i32) #1
; CHECK-LABEL: define i32 @no_texture(i32 %x, i1 %c) {
; CHECK-NEXT:   %v = mul i32 %x, %x
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   ret i32 %v
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @texture(i64 %h, i32 %x, i1 %c) {
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %v = mul i32 %x, %x
; CHECK-NEXT:   %r = call { i32, i32, i32, i32 } @llvm.nvvm.tex.unified.1d.v4s32.s32(i64 %h, i32 %v)
; CHECK-NEXT:   %k = extractvalue { i32, i32, i32, i32 } %r, 0
; CHECK-NEXT:   ret i32 %k
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define void @surface(i64 %h, i32 %x, i1 %c) {
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   %v = mul i32 %x, %x
; CHECK-NEXT:   call void @llvm.nvvm.sust.b.1d.i32.trap(i64 %h, i32 %v, i32 7)
; CHECK-NEXT:   ret void
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(read) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nounwind memory(write) }
