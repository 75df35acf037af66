; RUN: %nvopt -passes='print<uniformity-scopes>' -disable-output %s 2>&1 | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.warpid()
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %w = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  %c = icmp ult i32 %b, %n
  br i1 %c, label %u, label %j
u:
  %l = load i32, ptr addrspace(1) %p
  %d = icmp ult i32 %t, %n
  br i1 %d, label %x, label %j
x:
  br label %j
j:
  %phi = phi i32 [ 1, %x ], [ 2, %u ], [ %w, %entry ]
  br label %loop
loop:
  %i = phi i32 [ 0, %j ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %e = icmp ult i32 %i1, %t
  br i1 %e, label %loop, label %out
out:
  %o = add i32 %i1, 5
  store i32 %o, ptr addrspace(1) %p
  ret void
}

; CHECK: UniformityInfo for function 'k':
; CHECK: BLOCK entry
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:                %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
; CHECK-NEXT:   IN CTA:      %w = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
; CHECK-NEXT:                %c = icmp ult i32 %b, %n
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br i1 %c, label %u, label %j
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK u
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:                %l = load i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   DIVERGENT:   %d = icmp ult i32 %t, %n
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:   DIVERGENT:   br i1 %d, label %x, label %j
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK x
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br label %j
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK j
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %phi = phi i32 [ 1, %x ], [ 2, %u ], [ %w, %entry ]
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br label %loop
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK loop
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:                %i = phi i32 [ 0, %j ], [ %i1, %loop ]
; CHECK-NEXT:                %i1 = add i32 %i, 1
; CHECK-NEXT:   DIVERGENT:   %e = icmp ult i32 %i1, %t
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:   DIVERGENT:   br i1 %e, label %loop, label %out
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK out
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %o = add i32 %i1, 5
; CHECK-NEXT:   DIVERGENT:   store i32 %o, ptr addrspace(1) %p, align 4
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                ret void
; CHECK-NEXT: END BLOCK
