; RUN: %nvopt -passes='early-cse' -S %s | FileCheck %s --check-prefixes=CHECK,ON
; RUN: %nvopt -passes='early-cse' -earlycse-no-shared-forwarding -S %s | FileCheck %s --check-prefixes=CHECK,OFF
; Distributed shared memory (space 7): another block's; what was stored is read again. Shared memory: by knob.
define i32 @cluster(ptr addrspace(7) %p, i32 %x) {
  store i32 %x, ptr addrspace(7) %p
  %v = load i32, ptr addrspace(7) %p
  ret i32 %v
}

define i32 @shared(ptr addrspace(3) %p, i32 %x) {
  store i32 %x, ptr addrspace(3) %p
  %v = load i32, ptr addrspace(3) %p
  ret i32 %v
}

; CHECK-LABEL: define i32 @cluster(
; CHECK: %v = load i32
; CHECK-NEXT: ret i32 %v
; CHECK-LABEL: define i32 @shared(
; ON: ret i32 %x
; OFF: %v = load i32
; OFF-NEXT: ret i32 %v
