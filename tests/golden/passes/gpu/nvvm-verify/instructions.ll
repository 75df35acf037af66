; RUN: not %nvopt -passes=nvvm-verify -disable-output %s 2>&1 | FileCheck %s --check-prefixes=BOTH,STANDARD
; RUN: not %nvopt -passes='nvvm-verify<unified>' -disable-output %s 2>&1 | FileCheck %s --check-prefixes=BOTH,UNIFIED
; Every breach is reported; unified mode allows atomic accesses and full fences.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memset.p4.i64(ptr addrspace(4), i8, i64, i1)
declare i32 @__gxx_personality_v0(...)
define void @may_throw() {
  ret void
}
define void @atomics(ptr %p, ptr addrspace(5) %l) {
  %v = load atomic i32, ptr %p seq_cst, align 4
  store atomic i32 %v, ptr %p release, align 4
  fence seq_cst
  fence acquire
  %x = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst
  %y = cmpxchg ptr %p, i8 0, i8 1 seq_cst seq_cst
  %z = cmpxchg ptr addrspace(5) %l, i64 0, i64 1 seq_cst seq_cst
  ret void
}
; STANDARD: error: atomic loads and stores are not supported (in function 'atomics')
; STANDARD: error: atomic loads and stores are not supported (in function 'atomics')
; STANDARD: error: instruction is not supported: fence (in function 'atomics')
; UNIFIED-NOT: atomic loads
; BOTH: fence acquire
; BOTH-NOT: i32 0, i32 1
; BOTH: error: cmpxchg is supported on i32, i64 and i128 only
; BOTH: error: cmpxchg is supported in generic, global and shared memory only
define void @memory(ptr addrspace(6) %t, ptr addrspace(3) %s) {
  %v = load i32, ptr addrspace(6) %t
  store i32 0, ptr addrspace(6) %t
  %a = alloca i32, align 16777216
  %b = alloca i32, addrspace(5)
  %c = addrspacecast ptr addrspace(3) %s to ptr addrspace(7)
  %d = addrspacecast ptr addrspace(3) %s to ptr
  call void @llvm.memset.p4.i64(ptr addrspace(4) null, i8 0, i64 4, i1 false)
  ret void
}
; BOTH: error: loads and stores in tensor memory are not supported
; BOTH: error: loads and stores in tensor memory are not supported
; BOTH: error: alignment of an alloca is more than 2^23
; BOTH: error: Allocas are not supported on address spaces except Generic
; BOTH: error: casts between two address spaces neither of which is generic are not supported
; BOTH-NOT: error: casts
; BOTH: error: constant memory cannot be written by memset or memcpy
define void @exceptions(ptr %p) personality ptr @__gxx_personality_v0 {
  indirectbr ptr %p, [label %a]
a:
  invoke void @may_throw() to label %b unwind label %c
b:
  br label %b, !pragma !1
c:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
!0 = !{!"llvm.loop.unroll.count", i32 4}
!1 = !{!"pragma unroll", i32 4}
; BOTH: error: personality functions are not supported
; BOTH: error: instruction is not supported: indirectbr
; BOTH: error: instruction is not supported: invoke
; BOTH: error: pragma unroll metadata must be llvm.loop.unroll.count
; BOTH: error: instruction is not supported: landingpad
; BOTH: error: instruction is not supported: resume
