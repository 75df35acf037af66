; RUN: %nvopt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)' -verify-each -S %s | FileCheck %s
; A condition that each thread loads for itself stays, since a warp would run both loops; and so does a loop with a barrier.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @own(ptr noalias %p, ptr noalias %q, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i32, ptr %p, i32 %t
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %v = load i32, ptr %a
  %c = icmp eq i32 %v, 100
  br i1 %c, label %l, label %b
b:
  store i32 %i, ptr %a
  br label %l
l:
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret void
}
define ptx_kernel void @barrier(ptr noalias %p, ptr noalias %q, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 100
  br i1 %c, label %l, label %b
b:
  store i32 %i, ptr %p
  br label %l
l:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %h, label %exit
exit:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
; CHECK-LABEL: define ptx_kernel void @own(
; CHECK-NOT: .us
; CHECK: declare
