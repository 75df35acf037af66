; RUN: %nvopt -passes='print<uniformity>' -disable-output %s 2>&1 | FileCheck %s
; Parameters are uniform in kernels only: by calling convention or nvvm.annotations.
target triple = "nvptx64-nvidia-cuda"
define void @annotated(i32 %n) {
  %x = add i32 %n, 1
  ret void
}
define ptx_kernel void @cc(i32 %n) {
  %x = add i32 %n, 1
  ret void
}
define void @neither(i32 %n) {
  %x = add i32 %n, 1
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @annotated, !"kernel", i32 1}

; CHECK: UniformityInfo for function 'annotated':
; CHECK-NEXT: ALL VALUES UNIFORM
; CHECK-NEXT: UniformityInfo for function 'cc':
; CHECK-NEXT: ALL VALUES UNIFORM
; CHECK-NEXT: UniformityInfo for function 'neither':
; CHECK-NEXT: DIVERGENT ARGUMENTS:
; CHECK-NEXT:   DIVERGENT: i32 %n
; CHECK: BLOCK 0
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %x = add i32 %n, 1
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                ret void
; CHECK-NEXT: END BLOCK
