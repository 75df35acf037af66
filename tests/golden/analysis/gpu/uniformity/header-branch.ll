; RUN: %nvopt -passes='print<uniformity>' -disable-output %s 2>&1 | FileCheck %s
; The header's own branch parts the threads; some come round, some leave further down: %r differs. opt-22 misses it where the header holds the branch.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel i32 @f(i1 %u0) {
e:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %H
H:
  %i = phi i32 [0,%e],[%i1,%L]
  %i1 = add i32 %i, 1
  %d0 = icmp eq i32 %t, %i
  br i1 %d0, label %A, label %B
A:
  br label %L
B:
  br i1 %u0, label %out, label %L
L:
  br label %H
out:
  %r = add i32 %i1, 2
  ret i32 %r
}

; CHECK: UniformityInfo for function 'f':
; CHECK-NEXT: CYCLES WITH DIVERGENT EXIT:
; CHECK-NEXT:   depth=1: entries(H) L A B
; CHECK: TEMPORAL DIVERGENCE LIST:
; CHECK-NEXT: Value         :  %i1 = add i32 %i, 1
; CHECK-NEXT: Used by       :  %r = add i32 %i1, 2
; CHECK-NEXT: Outside cycle :depth=1: entries(H) L A B
; CHECK: BLOCK e
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br label %H
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK H
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:                %i = phi i32 [ 0, %e ], [ %i1, %L ]
; CHECK-NEXT:                %i1 = add i32 %i, 1
; CHECK-NEXT:   DIVERGENT:   %d0 = icmp eq i32 %t, %i
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:   DIVERGENT:   br i1 %d0, label %A, label %B
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK A
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br label %L
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK B
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br i1 %u0, label %out, label %L
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK L
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br label %H
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK out
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %r = add i32 %i1, 2
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:   DIVERGENT:   ret i32 %r
; CHECK-NEXT: END BLOCK
