; RUN: %nvopt -passes='print<memdep>' -disable-output %s 2>&1 | FileCheck %s
; What an access depends on, in its block and over its predecessors; addresses are followed through phis; barriers are met.
target triple = "nvptx64-nvidia-cuda"
@smem = internal addrspace(3) global [256 x i32] undef
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @reads(ptr) memory(argmem: read) nounwind willreturn
define i32 @f(ptr %p, ptr noalias %q, i1 %c) {
entry:
  store i32 1, ptr %p
  %a = load i32, ptr %p
  %a1 = load i32, ptr %p
  br i1 %c, label %t, label %j
t:
  store i32 2, ptr %q
  br label %j
j:
  %b = load i32, ptr %p
  %d = load i32, ptr %q
  ret i32 %b
}
define i32 @translated(ptr %p, ptr noalias %q, i1 %c) {
entry:
  br i1 %c, label %t, label %e
t:
  store i32 2, ptr %q
  br label %j
e:
  store i32 3, ptr %p
  br label %j
j:
  %x = phi ptr [ %q, %t ], [ %p, %e ]
  %d = load i32, ptr %x
  ret i32 %d
}
define void @barrier(ptr addrspace(3) %s, ptr addrspace(1) %g) {
  store i32 1, ptr addrspace(3) %s
  store i32 2, ptr addrspace(1) %g
  %v = load i32, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %w = load i32, ptr addrspace(3) %s
  %x = load volatile i32, ptr addrspace(3) @smem
  ret void
}
define i32 @local(i32 %n, ptr %p) {
entry:
  %a = alloca i32
  %u = load i32, ptr %a
  %r = call i32 @reads(ptr %p)
  %s = call i32 @reads(ptr %p)
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %k, %head ]
  %v = load i32, ptr %p
  %k = add i32 %i, %v
  %c = icmp slt i32 %k, %n
  br i1 %c, label %head, label %exit
exit:
  store i32 %k, ptr %p
  ret i32 %u
}

; CHECK: Memory dependences of function 'f':
; CHECK-NEXT:     NonFuncLocal
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK:     Def from:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK:     Def from:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   %a1 = load i32, ptr %p, align 4
; CHECK:     NonFuncLocal in block %entry
; CHECK-NEXT:   store i32 2, ptr %q, align 4
; CHECK:     Def in block %entry from:   %a1 = load i32, ptr %p, align 4
; CHECK-NEXT:   %b = load i32, ptr %p, align 4
; CHECK:     Def in block %t from:   store i32 2, ptr %q, align 4
; CHECK-NEXT:     NonFuncLocal in block %entry
; CHECK-NEXT:   %d = load i32, ptr %q, align 4
; CHECK: Memory dependences of function 'translated':
; CHECK-NEXT:     NonFuncLocal in block %entry
; CHECK-NEXT:   store i32 2, ptr %q, align 4
; CHECK:     NonFuncLocal in block %entry
; CHECK-NEXT:   store i32 3, ptr %p, align 4
; CHECK:     Def in block %e from:   store i32 3, ptr %p, align 4
; CHECK-NEXT:     Def in block %t from:   store i32 2, ptr %q, align 4
; CHECK-NEXT:   %d = load i32, ptr %x, align 4
; CHECK: Memory dependences of function 'barrier':
; CHECK-NEXT:     NonFuncLocal
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %s, align 4
; CHECK:     NonFuncLocal
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %g, align 4
; CHECK:     Def from:   store i32 1, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %s, align 4
; CHECK:     Clobber from:   %v = load i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK:     Clobber from:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %w = load i32, ptr addrspace(3) %s, align 4
; CHECK:     Clobber from:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %x = load volatile i32, ptr addrspace(3) @smem, align 4
; CHECK: Memory dependences of function 'local':
; CHECK-NEXT:     Def from:   %a = alloca i32, align 4
; CHECK-NEXT:   %u = load i32, ptr %a, align 4
; CHECK:     NonFuncLocal
; CHECK-NEXT:   %r = call i32 @reads(ptr %p)
; CHECK:     Def from:   %r = call i32 @reads(ptr %p)
; CHECK-NEXT:   %s = call i32 @reads(ptr %p)
; CHECK:     Def in block %head from:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:     NonFuncLocal in block %entry
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK:     Def in block %head from:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 %k, ptr %p, align 4
