; RUN: %nvopt -passes=dce -verify-each -S %s | FileCheck %s
; What nobody uses stays where it does something: barriers, volatile and atomic accesses, calls that may not return, inline assembly with effects.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @pure(i32) memory(none) nounwind willreturn
declare i32 @may_loop(i32) memory(none) nounwind
define void @f(ptr %p, i32 %x) {
  %v = load volatile i32, ptr %p, align 4
  %o = load i32, ptr %p, align 4
  %a = atomicrmw add ptr %p, i32 1 monotonic, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %x, i32 0, i32 31)
  %q = call i32 @pure(i32 %x)
  %l = call i32 @may_loop(i32 %x)
  %m = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"()
  %n = call i32 asm "mov.u32 $0, $1;", "=r,r"(i32 %x)
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #1
; CHECK: ; Function Attrs: nounwind willreturn memory(none)
; CHECK-NEXT: declare i32 @pure(i32) #2
; CHECK: ; Function Attrs: nounwind memory(none)
; CHECK-NEXT: declare i32 @may_loop(i32) #3
; CHECK-LABEL: define void @f(ptr %p, i32 %x) {
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %a = atomicrmw add ptr %p, i32 1 monotonic, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %x, i32 0, i32 31)
; CHECK-NEXT:   %l = call i32 @may_loop(i32 %x)
; CHECK-NEXT:   %m = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"()
; CHECK-NEXT:   %n = call i32 asm "mov.u32 $0, $1;", "=r,r"(i32 %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #2 = { nounwind willreturn memory(none) }
; CHECK-NEXT: attributes #3 = { nounwind memory(none) }
