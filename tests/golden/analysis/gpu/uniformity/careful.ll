; RUN: %nvopt -passes='print<uniformity>,print<uniformity-scopes>' -disable-output %s 2>&1 | FileCheck %s
; More careful than opt: volatile and atomic loads, frozen undef, a stack slot of variable size, results of invoke; and all of it without a triple,
; where opt says that all is uniform.
declare i32 @g(i32)
define ptx_kernel void @k(i32 %n, ptr addrspace(1) %p) {
entry:
  %v = load volatile i32, ptr addrspace(1) %p
  %a = load atomic i32, ptr addrspace(1) %p monotonic, align 4
  %l = load i32, ptr addrspace(1) %p
  %f = freeze i32 undef
  %d = alloca i32, i32 %n
  %s = alloca i32
  ret void
}
define void @device(i32 %n) {
  %x = add i32 %n, 1
  ret void
}

; CHECK: UniformityInfo for function 'k':
; CHECK: BLOCK entry
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %v = load volatile i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   DIVERGENT:   %a = load atomic i32, ptr addrspace(1) %p monotonic, align 4
; CHECK-NEXT:                %l = load i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   DIVERGENT:   %f = freeze i32 undef
; CHECK-NEXT:   DIVERGENT:   %d = alloca i32, i32 %n, align 4
; CHECK-NEXT:                %s = alloca i32, align 4
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                ret void
; CHECK-NEXT: END BLOCK
; CHECK-NEXT: UniformityInfo for function 'k':
; CHECK: BLOCK entry
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %v = load volatile i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   DIVERGENT:   %a = load atomic i32, ptr addrspace(1) %p monotonic, align 4
; CHECK-NEXT:                %l = load i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   DIVERGENT:   %f = freeze i32 undef
; CHECK-NEXT:   DIVERGENT:   %d = alloca i32, i32 %n, align 4
; CHECK-NEXT:   DIVERGENT:   %s = alloca i32, align 4
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                ret void
; CHECK-NEXT: END BLOCK
; CHECK-NEXT: UniformityInfo for function 'device':
; CHECK-NEXT: DIVERGENT ARGUMENTS:
; CHECK-NEXT:   DIVERGENT: i32 %n
; CHECK: BLOCK 0
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %x = add i32 %n, 1
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                ret void
; CHECK-NEXT: END BLOCK
; CHECK-NEXT: UniformityInfo for function 'device':
; CHECK-NEXT: DIVERGENT ARGUMENTS:
; CHECK-NEXT:   DIVERGENT: i32 %n
; CHECK: BLOCK 0
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %x = add i32 %n, 1
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                ret void
; CHECK-NEXT: END BLOCK
