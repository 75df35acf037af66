; RUN: %nvopt -passes=aa-eval -disable-output -print-no-aliases %s 2>&1 | FileCheck %s
; No triple and no kernel: nothing is known of address spaces.
define void @spaces(ptr addrspace(1) %a, ptr addrspace(3) %s, ptr addrspace(4) %c) {
  %v1 = load i32, ptr addrspace(1) %a
  %v2 = load i32, ptr addrspace(3) %s
  %v3 = load i32, ptr addrspace(4) %c
  ret void
}

; CHECK: Function: spaces: 3 pointers, 0 call sites
; CHECK-NEXT: ===== Alias Analysis Evaluator Report =====
; CHECK-NEXT:   3 Total Alias Queries Performed
; CHECK-NEXT:   0 no alias responses (0.0%)
; CHECK-NEXT:   3 may alias responses (100.0%)
; CHECK-NEXT:   0 partial alias responses (0.0%)
; CHECK-NEXT:   0 must alias responses (0.0%)
; CHECK-NEXT:   Alias Analysis Evaluator Pointer Alias Summary: 0%/100%/0%/0%
; CHECK-NEXT:   Alias Analysis Mod/Ref Evaluator Summary: no mod/ref!
