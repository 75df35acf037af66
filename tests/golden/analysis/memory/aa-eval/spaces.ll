; RUN: %nvopt -passes=aa-eval -disable-output -print-all-alias-modref-info %s 2>&1 | FileCheck %s
; Address spaces of NVPTX: different ones are apart, but for the two pairs that share memory: shared and shared cluster, global and parameters. Behind
; a generic pointer lies the space it was cast from. Constant and parameter space are not written by anybody.
target triple = "nvptx64-nvidia-cuda"
declare void @u() convergent

define void @spaces(ptr %g, ptr addrspace(1) %a, ptr addrspace(3) %s, ptr addrspace(4) %c, ptr addrspace(5) %l, ptr addrspace(7) %d, ptr addrspace(101) %p) {
  %sg = addrspacecast ptr addrspace(3) %s to ptr
  %v0 = load i32, ptr %g
  %v1 = load i32, ptr addrspace(1) %a
  %v2 = load i32, ptr addrspace(3) %s
  %v3 = load i32, ptr addrspace(4) %c
  %v4 = load i32, ptr addrspace(5) %l
  %v5 = load i32, ptr addrspace(7) %d
  %v6 = load i32, ptr addrspace(101) %p
  %v7 = load i8, ptr %sg
  call void @u()
  ret void
}
; Through getelementptrs and casts, six steps up at most.
define void @behind(ptr addrspace(3) %s, ptr addrspace(1) %a) {
  %c = addrspacecast ptr addrspace(3) %s to ptr
  %p1 = getelementptr i8, ptr %c, i64 1
  %p2 = getelementptr i8, ptr %p1, i64 1
  %p3 = getelementptr i8, ptr %p2, i64 1
  %p4 = getelementptr i8, ptr %p3, i64 1
  %p5 = getelementptr i8, ptr %p4, i64 1
  %p6 = getelementptr i8, ptr %p5, i64 1
  store i8 0, ptr %p5
  store i8 0, ptr %p6
  store volatile i8 0, ptr addrspace(1) %a
  ret void
}

; CHECK: Function: spaces: 8 pointers, 1 call sites
; CHECK-NEXT:   MayAlias:	i32 addrspace(1)* %a, i32* %g
; CHECK-NEXT:   MayAlias:	i32* %g, i32 addrspace(3)* %s
; CHECK-NEXT:   NoAlias:	i32 addrspace(1)* %a, i32 addrspace(3)* %s
; CHECK-NEXT:   MayAlias:	i32 addrspace(4)* %c, i32* %g
; CHECK-NEXT:   NoAlias:	i32 addrspace(1)* %a, i32 addrspace(4)* %c
; CHECK-NEXT:   NoAlias:	i32 addrspace(4)* %c, i32 addrspace(3)* %s
; CHECK-NEXT:   MayAlias:	i32* %g, i32 addrspace(5)* %l
; CHECK-NEXT:   NoAlias:	i32 addrspace(1)* %a, i32 addrspace(5)* %l
; CHECK-NEXT:   NoAlias:	i32 addrspace(5)* %l, i32 addrspace(3)* %s
; CHECK-NEXT:   NoAlias:	i32 addrspace(4)* %c, i32 addrspace(5)* %l
; CHECK-NEXT:   MayAlias:	i32 addrspace(7)* %d, i32* %g
; CHECK-NEXT:   NoAlias:	i32 addrspace(1)* %a, i32 addrspace(7)* %d
; CHECK-NEXT:   MayAlias:	i32 addrspace(7)* %d, i32 addrspace(3)* %s
; CHECK-NEXT:   NoAlias:	i32 addrspace(4)* %c, i32 addrspace(7)* %d
; CHECK-NEXT:   NoAlias:	i32 addrspace(7)* %d, i32 addrspace(5)* %l
; CHECK-NEXT:   MayAlias:	i32* %g, i32 addrspace(101)* %p
; CHECK-NEXT:   MayAlias:	i32 addrspace(1)* %a, i32 addrspace(101)* %p
; CHECK-NEXT:   NoAlias:	i32 addrspace(101)* %p, i32 addrspace(3)* %s
; CHECK-NEXT:   NoAlias:	i32 addrspace(4)* %c, i32 addrspace(101)* %p
; CHECK-NEXT:   NoAlias:	i32 addrspace(5)* %l, i32 addrspace(101)* %p
; CHECK-NEXT:   NoAlias:	i32 addrspace(7)* %d, i32 addrspace(101)* %p
; CHECK-NEXT:   MayAlias:	i32* %g, i8* %sg
; CHECK-NEXT:   NoAlias:	i32 addrspace(1)* %a, i8* %sg
; CHECK-NEXT:   MustAlias:	i32 addrspace(3)* %s, i8* %sg
; CHECK-NEXT:   NoAlias:	i32 addrspace(4)* %c, i8* %sg
; CHECK-NEXT:   NoAlias:	i32 addrspace(5)* %l, i8* %sg
; CHECK-NEXT:   MayAlias:	i32 addrspace(7)* %d, i8* %sg
; CHECK-NEXT:   NoAlias:	i32 addrspace(101)* %p, i8* %sg
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %g	<->  call void @u()
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %a	<->  call void @u()
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %s	<->  call void @u()
; CHECK-NEXT:   NoModRef:  Ptr: i32* %c	<->  call void @u()
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %l	<->  call void @u()
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %d	<->  call void @u()
; CHECK-NEXT:   NoModRef:  Ptr: i32* %p	<->  call void @u()
; CHECK-NEXT:   Both ModRef:  Ptr: i8* %sg	<->  call void @u()
; CHECK-NEXT: Function: behind: 3 pointers, 0 call sites
; CHECK-NEXT:   NoAlias:	i8* %p5, i8* %p6
; CHECK-NEXT:   NoAlias:	i8 addrspace(1)* %a, i8* %p5
; CHECK-NEXT:   NoAlias:	i8 addrspace(1)* %a, i8* %p6
; CHECK-NEXT: ===== Alias Analysis Evaluator Report =====
; CHECK-NEXT:   31 Total Alias Queries Performed
; CHECK-NEXT:   20 no alias responses (64.5%)
; CHECK-NEXT:   10 may alias responses (32.2%)
; CHECK-NEXT:   0 partial alias responses (0.0%)
; CHECK-NEXT:   1 must alias responses (3.2%)
; CHECK-NEXT:   Alias Analysis Evaluator Pointer Alias Summary: 64%/32%/0%/3%
; CHECK-NEXT:   8 Total ModRef Queries Performed
; CHECK-NEXT:   2 no mod/ref responses (25.0%)
; CHECK-NEXT:   0 mod responses (0.0%)
; CHECK-NEXT:   0 ref responses (0.0%)
; CHECK-NEXT:   6 mod & ref responses (75.0%)
; CHECK-NEXT:   Alias Analysis Evaluator Mod/Ref Summary: 25%/0%/0%/75%
