; RUN: not %nvopt -passes=verify --emit-version=19 -S %s 2>&1 | FileCheck %s
; What an older LLVM has no word for is an error at its line, all of them at once, and there is no output.
; CHECK: inexpressible.ll:10:3: error: @llvm.nvvm.barrier.cta.red.and.aligned.all cannot be written for LLVM 19
; CHECK: inexpressible.ll:11:3: error: atomicrmw fmaximum cannot be written for LLVM 19
; CHECK: inexpressible.ll:12:3: error: @llvm.nvvm.tcgen05.wait.ld cannot be written for LLVM 19
; CHECK: inexpressible.ll:17:1: error: !DISubrangeType cannot be written for LLVM 19
; CHECK-NOT: define

define i1 @f(ptr %p, float %x, i1 %c) {
  %r = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 1, i1 %c)
  %o = atomicrmw fmaximum ptr %p, float %x seq_cst
  call void @llvm.nvvm.tcgen05.wait.ld()
  ret i1 %r
}

!x = !{!0}
!0 = !DISubrangeType(name: "r", size: 32)
