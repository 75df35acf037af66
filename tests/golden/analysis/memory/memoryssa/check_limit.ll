; RUN: %nvopt -passes='print<memoryssa>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes='print<memoryssa>' -memssa-check-limit=2 -disable-output %s 2>&1 | FileCheck %s --check-prefix=TWO
; -memssa-check-limit is the number of definitions that are looked at.
; CHECK: 3 = MemoryDef(2)
; CHECK: MemoryUse(1)
; TWO: 3 = MemoryDef(2)
; TWO: MemoryUse(3)
define i32 @f(ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  store i32 3, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
