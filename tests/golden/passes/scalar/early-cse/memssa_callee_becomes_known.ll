; A load gives the callee: the call then touches no memory, and memory SSA has no access for it.
; RUN: %nvopt -passes='early-cse<memssa>,print<memoryssa>' -verify-each -verify-memoryssa %s -disable-output 2>&1 | FileCheck %s
; CHECK-LABEL: MemorySSA for function: caller
; CHECK: ; 2 = MemoryDef(1)
; CHECK-NEXT: store i64 0, ptr %q
; CHECK-NEXT: %r = tail call i32 @pure()
; CHECK-NEXT: ret i32 %r
define i32 @caller(ptr noalias %p, ptr noalias %q) {
  store ptr @pure, ptr %p, align 8
  store i64 0, ptr %q, align 8
  %f = load ptr, ptr %p, align 8
  %r = tail call i32 %f()
  ret i32 %r
}
define internal i32 @pure() memory(none) nounwind {
  ret i32 7
}
