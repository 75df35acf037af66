; RUN: %nvopt -passes='print<uniformity>' -disable-output %s 2>&1 | FileCheck %s
; In one scope and opt's words: every call is a source, values used outside of a loop that threads leave in different rounds are listed.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(i32 %n, ptr %p, ptr addrspace(1) %q) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = add i32 %n, 1
  %a = alloca i32
  %c = icmp slt i32 %t, %u
  br i1 %c, label %x, label %y
x:
  %l = load i32, ptr addrspace(1) %q
  %l2 = load i32, ptr %p
  %l3 = load i32, ptr %a
  br label %y
y:
  %ph = phi i32 [ %l, %x ], [ %n, %entry ]
  %at = atomicrmw add ptr %p, i32 1 monotonic
  %w = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %cl = call i32 @g(i32 %w)
  br label %loop
loop:
  %i = phi i32 [ 0, %y ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %cc = icmp slt i32 %i1, %ph
  br i1 %cc, label %loop, label %out
out:
  %res = phi i32 [ %i, %loop ]
  store i32 %res, ptr addrspace(1) %q
  %sum = add i32 %i, 1
  ret void
}
declare i32 @g(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define void @d(i32 %n) {
  %u = add i32 %n, 1
  ret void
}

; CHECK: UniformityInfo for function 'k':
; CHECK-NEXT: CYCLES WITH DIVERGENT EXIT:
; CHECK-NEXT:   depth=1: entries(loop)
; CHECK: TEMPORAL DIVERGENCE LIST:
; CHECK-NEXT: Value         :  %i = phi i32 [ 0, %y ], [ %i1, %loop ]
; CHECK-NEXT: Used by       :  %res = phi i32 [ %i, %loop ]
; CHECK-NEXT: Outside cycle :depth=1: entries(loop)
; CHECK: Value         :  %i = phi i32 [ 0, %y ], [ %i1, %loop ]
; CHECK-NEXT: Used by       :  %sum = add i32 %i, 1
; CHECK-NEXT: Outside cycle :depth=1: entries(loop)
; CHECK: BLOCK entry
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:                %u = add i32 %n, 1
; CHECK-NEXT:                %a = alloca i32, align 4
; CHECK-NEXT:   DIVERGENT:   %c = icmp slt i32 %t, %u
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:   DIVERGENT:   br i1 %c, label %x, label %y
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK x
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:                %l = load i32, ptr addrspace(1) %q, align 4
; CHECK-NEXT:   DIVERGENT:   %l2 = load i32, ptr %p, align 4
; CHECK-NEXT:   DIVERGENT:   %l3 = load i32, ptr %a, align 4
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br label %y
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK y
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %ph = phi i32 [ %l, %x ], [ %n, %entry ]
; CHECK-NEXT:   DIVERGENT:   %at = atomicrmw add ptr %p, i32 1 monotonic, align 4
; CHECK-NEXT:   DIVERGENT:   %w = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
; CHECK-NEXT:   DIVERGENT:   %cl = call i32 @g(i32 %w)
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br label %loop
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK loop
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:                %i = phi i32 [ 0, %y ], [ %i1, %loop ]
; CHECK-NEXT:                %i1 = add i32 %i, 1
; CHECK-NEXT:   DIVERGENT:   %cc = icmp slt i32 %i1, %ph
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:   DIVERGENT:   br i1 %cc, label %loop, label %out
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK out
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %res = phi i32 [ %i, %loop ]
; CHECK-NEXT:   DIVERGENT:   store i32 %res, ptr addrspace(1) %q, align 4
; CHECK-NEXT:   DIVERGENT:   %sum = add i32 %i, 1
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                ret void
; CHECK-NEXT: END BLOCK
; CHECK-NEXT: UniformityInfo for function 'd':
; CHECK-NEXT: DIVERGENT ARGUMENTS:
; CHECK-NEXT:   DIVERGENT: i32 %n
; CHECK: BLOCK 0
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %u = add i32 %n, 1
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                ret void
; CHECK-NEXT: END BLOCK
