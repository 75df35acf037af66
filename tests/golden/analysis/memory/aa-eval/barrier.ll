; RUN: %nvopt -passes=aa-eval -disable-output -print-all-alias-modref-info %s 2>&1 | FileCheck %s
; A barrier, in whatever spelling and with whatever attributes, may change all that another thread was given too: noalias and readonly
; arguments as well. What only this thread has stays: locals that did not escape, byval copies, fresh memory.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent memory(none)
declare void @u()
declare noalias ptr @fresh()

define void @barrier(ptr noalias %r, ptr noalias readonly %ro, ptr byval(i32) %b) {
  %a = alloca i32
  %m = call ptr @fresh()
  store i32 0, ptr %a
  store i32 0, ptr %r
  store i32 0, ptr %b
  store i32 0, ptr %m
  %v = load i32, ptr %ro
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @u() convergent
  call void @u()
  call void asm sideeffect "bar.sync 0;", ""()
  call void asm "bar.sync 0;", ""() memory(none)
  ret void
}
; All threads of a kernel get the same readonly argument: nobody writes it.
define ptx_kernel void @kernel(ptr noalias readonly %ro, ptr noalias %r) {
  %v = load i32, ptr %ro
  store i32 0, ptr %r
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; CHECK: Function: barrier: 5 pointers, 6 call sites
; CHECK-NEXT:   NoAlias:	i32* %a, i32* %r
; CHECK-NEXT:   NoAlias:	i32* %a, i32* %b
; CHECK-NEXT:   NoAlias:	i32* %b, i32* %r
; CHECK-NEXT:   NoAlias:	i32* %a, i32* %m
; CHECK-NEXT:   NoAlias:	i32* %m, i32* %r
; CHECK-NEXT:   NoAlias:	i32* %b, i32* %m
; CHECK-NEXT:   NoAlias:	i32* %a, i32* %ro
; CHECK-NEXT:   NoAlias:	i32* %r, i32* %ro
; CHECK-NEXT:   NoAlias:	i32* %b, i32* %ro
; CHECK-NEXT:   NoAlias:	i32* %m, i32* %ro
; CHECK-NEXT:   NoModRef:  Ptr: i32* %a	<->  %m = call ptr @fresh()
; CHECK-NEXT:   NoModRef:  Ptr: i32* %r	<->  %m = call ptr @fresh()
; CHECK-NEXT:   NoModRef:  Ptr: i32* %b	<->  %m = call ptr @fresh()
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %m	<->  %m = call ptr @fresh()
; CHECK-NEXT:   NoModRef:  Ptr: i32* %ro	<->  %m = call ptr @fresh()
; CHECK-NEXT:   NoModRef:  Ptr: i32* %a	<->  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %r	<->  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   NoModRef:  Ptr: i32* %b	<->  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   NoModRef:  Ptr: i32* %m	<->  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %ro	<->  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   NoModRef:  Ptr: i32* %a	<->  call void @u() #1
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %r	<->  call void @u() #1
; CHECK-NEXT:   NoModRef:  Ptr: i32* %b	<->  call void @u() #1
; CHECK-NEXT:   NoModRef:  Ptr: i32* %m	<->  call void @u() #1
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %ro	<->  call void @u() #1
; CHECK-NEXT:   NoModRef:  Ptr: i32* %a	<->  call void @u()
; CHECK-NEXT:   NoModRef:  Ptr: i32* %r	<->  call void @u()
; CHECK-NEXT:   NoModRef:  Ptr: i32* %b	<->  call void @u()
; CHECK-NEXT:   NoModRef:  Ptr: i32* %m	<->  call void @u()
; CHECK-NEXT:   NoModRef:  Ptr: i32* %ro	<->  call void @u()
; CHECK-NEXT:   NoModRef:  Ptr: i32* %a	<->  call void asm sideeffect "bar.sync 0;", ""()
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %r	<->  call void asm sideeffect "bar.sync 0;", ""()
; CHECK-NEXT:   NoModRef:  Ptr: i32* %b	<->  call void asm sideeffect "bar.sync 0;", ""()
; CHECK-NEXT:   NoModRef:  Ptr: i32* %m	<->  call void asm sideeffect "bar.sync 0;", ""()
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %ro	<->  call void asm sideeffect "bar.sync 0;", ""()
; CHECK-NEXT:   NoModRef:  Ptr: i32* %a	<->  call void asm "bar.sync 0;", ""() #2
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %r	<->  call void asm "bar.sync 0;", ""() #2
; CHECK-NEXT:   NoModRef:  Ptr: i32* %b	<->  call void asm "bar.sync 0;", ""() #2
; CHECK-NEXT:   NoModRef:  Ptr: i32* %m	<->  call void asm "bar.sync 0;", ""() #2
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %ro	<->  call void asm "bar.sync 0;", ""() #2
; CHECK-NEXT:   Both ModRef:   %m = call ptr @fresh() <->   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   Both ModRef:   %m = call ptr @fresh() <->   call void @u() #1
; CHECK-NEXT:   Both ModRef:   %m = call ptr @fresh() <->   call void @u()
; CHECK-NEXT:   Both ModRef:   %m = call ptr @fresh() <->   call void asm sideeffect "bar.sync 0;", ""()
; CHECK-NEXT:   Both ModRef:   %m = call ptr @fresh() <->   call void asm "bar.sync 0;", ""() #2
; CHECK-NEXT:   Both ModRef:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0) <->   %m = call ptr @fresh()
; CHECK-NEXT:   Both ModRef:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0) <->   call void @u() #1
; CHECK-NEXT:   Both ModRef:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0) <->   call void @u()
; CHECK-NEXT:   Both ModRef:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0) <->   call void asm sideeffect "bar.sync 0;", ""()
; CHECK-NEXT:   Both ModRef:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0) <->   call void asm "bar.sync 0;", ""() #2
; CHECK-NEXT:   Both ModRef:   call void @u() #1 <->   %m = call ptr @fresh()
; CHECK-NEXT:   Both ModRef:   call void @u() #1 <->   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   Both ModRef:   call void @u() #1 <->   call void @u()
; CHECK-NEXT:   Both ModRef:   call void @u() #1 <->   call void asm sideeffect "bar.sync 0;", ""()
; CHECK-NEXT:   Both ModRef:   call void @u() #1 <->   call void asm "bar.sync 0;", ""() #2
; CHECK-NEXT:   Both ModRef:   call void @u() <->   %m = call ptr @fresh()
; CHECK-NEXT:   Both ModRef:   call void @u() <->   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   Both ModRef:   call void @u() <->   call void @u() #1
; CHECK-NEXT:   Both ModRef:   call void @u() <->   call void asm sideeffect "bar.sync 0;", ""()
; CHECK-NEXT:   Both ModRef:   call void @u() <->   call void asm "bar.sync 0;", ""() #2
; CHECK-NEXT:   Both ModRef:   call void asm sideeffect "bar.sync 0;", ""() <->   %m = call ptr @fresh()
; CHECK-NEXT:   Both ModRef:   call void asm sideeffect "bar.sync 0;", ""() <->   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   Both ModRef:   call void asm sideeffect "bar.sync 0;", ""() <->   call void @u() #1
; CHECK-NEXT:   Both ModRef:   call void asm sideeffect "bar.sync 0;", ""() <->   call void @u()
; CHECK-NEXT:   Both ModRef:   call void asm sideeffect "bar.sync 0;", ""() <->   call void asm "bar.sync 0;", ""() #2
; CHECK-NEXT:   Both ModRef:   call void asm "bar.sync 0;", ""() #2 <->   %m = call ptr @fresh()
; CHECK-NEXT:   Both ModRef:   call void asm "bar.sync 0;", ""() #2 <->   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   Both ModRef:   call void asm "bar.sync 0;", ""() #2 <->   call void @u() #1
; CHECK-NEXT:   Both ModRef:   call void asm "bar.sync 0;", ""() #2 <->   call void @u()
; CHECK-NEXT:   Both ModRef:   call void asm "bar.sync 0;", ""() #2 <->   call void asm sideeffect "bar.sync 0;", ""()
; CHECK-NEXT: Function: kernel: 2 pointers, 1 call sites
; CHECK-NEXT:   NoAlias:	i32* %r, i32* %ro
; CHECK-NEXT:   Just Ref:  Ptr: i32* %ro	<->  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %r	<->  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: ===== Alias Analysis Evaluator Report =====
; CHECK-NEXT:   11 Total Alias Queries Performed
; CHECK-NEXT:   11 no alias responses (100.0%)
; CHECK-NEXT:   0 may alias responses (0.0%)
; CHECK-NEXT:   0 partial alias responses (0.0%)
; CHECK-NEXT:   0 must alias responses (0.0%)
; CHECK-NEXT:   Alias Analysis Evaluator Pointer Alias Summary: 100%/0%/0%/0%
; CHECK-NEXT:   62 Total ModRef Queries Performed
; CHECK-NEXT:   21 no mod/ref responses (33.8%)
; CHECK-NEXT:   0 mod responses (0.0%)
; CHECK-NEXT:   1 ref responses (1.6%)
; CHECK-NEXT:   40 mod & ref responses (64.5%)
; CHECK-NEXT:   Alias Analysis Evaluator Mod/Ref Summary: 33%/0%/1%/64%
