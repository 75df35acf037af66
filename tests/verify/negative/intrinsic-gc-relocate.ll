; ERROR: 21:3: gc.relocate: statepoint base index out of bounds
; ERROR: 22:3: gc.relocate: statepoint derived index out of bounds
; ERROR: 27:3: gc.relocate: relocating a pointer shouldn't change its address space
; ERROR: 28:3: gc.relocate: vector relocates to vector and pointer to pointer
; ERROR: 33:3: gc.relocate: must return gc pointer
; ERROR: 34:3: gc.relocate: relocated value must be a pointer
; ERROR: 35:3: gc.relocate: relocated value must be a pointer
; ERROR: 55:1: safepoints should have unique landingpads
; ERROR: 49:3: gc relocate is incorrectly tied to the statepoint
; ERROR: 48:1: gc relocate should be linked to a statepoint
; ERROR: 66:3: gc relocate is incorrectly tied to the statepoint
; ERROR: 72:3: immarg operand has non-immediate parameter
; ERROR: 73:3: immarg operand has non-immediate parameter
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)
declare <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token, i32, i32)
define void @bounds(ptr addrspace(1) %a) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) ["gc-live" (ptr addrspace(1) %a)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t,  i32 1, i32 0)
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t,  i32 0, i32 1)
  ret void
}
define void @shape(ptr addrspace(1) %a) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) ["gc-live" (ptr addrspace(1) %a)]
  %r = call ptr @llvm.experimental.gc.relocate.p0(token %t,  i32 0, i32 0)
  %s = call <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %t,  i32 0, i32 0)
  ret void
}
define void @managed(ptr %a, i64 %i) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) ["gc-live" (ptr %a, i64 %i)]
  %r = call ptr @llvm.experimental.gc.relocate.p0(token %t,  i32 0, i32 0)
  %s = call ptr @llvm.experimental.gc.relocate.p0(token %t,  i32 1, i32 0)
  %u = call ptr @llvm.experimental.gc.relocate.p0(token %t,  i32 0, i32 1)
  ret void
}
define void @ocaml(ptr %a, i64 %i) gc "ocaml" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) ["gc-live" (ptr %a, i64 %i)]
  %r = call ptr @llvm.experimental.gc.relocate.p0(token %t,  i32 0, i32 0)
  ret void
}
define void @tied(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" personality ptr @p {
  %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) ["gc-live" (ptr addrspace(1) %a)]
     to label %ok unwind label %lp
ok:
  invoke void @foo() to label %ok2 unwind label %lp
ok2:
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token none,  i32 0, i32 0)
  %q2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token undef,  i32 0, i32 0)
  %q3 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token poison,  i32 0, i32 0)
  invoke void @foo() to label %ok3 unwind label %lp2
ok3:
  ret void
lp:
  %l = landingpad token cleanup
  %z = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %l,  i32 0, i32 0)
  ret void
lp2:
  %l2 = landingpad token cleanup
  %z2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %l2,  i32 0, i32 0)
  ret void
}
define void @tied2(ptr addrspace(1) %a) gc "statepoint-example" {
  %t = call token @llvm.experimental.convergence.anchor()
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t,  i32 0, i32 0)
  ret void
}
declare token @llvm.experimental.convergence.anchor()
define void @imm(ptr addrspace(1) %a, i32 %i) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) ["gc-live" (ptr addrspace(1) %a)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t,  i32 %i, i32 0)
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t,  i32 0, i32 %i)
  ret void
}
declare i32 @p()
