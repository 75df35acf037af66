; RUN: %nvopt -passes='print<memoryssa>' -memssa-check-limit=9 -disable-output %s 2>&1 | FileCheck %s
; The search for the first access of a group was cut; what reaches it lies above what is looked at for the next one.
; CHECK: %g = load i32, ptr %p, align 4, !invariant.group
; CHECK-NEXT: MemoryUse
; CHECK-NEXT: %v = load i64, ptr %p, align 4, !invariant.group
define i64 @f(ptr %p, ptr noalias %q, i1 %c) {
entry:
  store i32 0, ptr %q
  store i32 1, ptr %q
  store i32 2, ptr %q
  store i32 3, ptr %q
  store i32 4, ptr %q
  store i32 5, ptr %q
  store i32 6, ptr %q
  store i32 7, ptr %q
  %h = load i64, ptr %p
  br i1 %c, label %l, label %r
l:
  store i32 7, ptr %q
  br label %j
r:
  store i32 8, ptr %q
  br label %j
j:
  store i32 0, ptr %q
  store i32 1, ptr %q
  store i32 2, ptr %q
  store i32 3, ptr %q
  store i32 4, ptr %q
  store i32 5, ptr %q
  store i32 6, ptr %q
  store i32 7, ptr %q
  %g = load i32, ptr %p, !invariant.group !0
  %v = load i64, ptr %p, !invariant.group !0
  %gx = zext i32 %g to i64
  %s = add i64 %h, %v
  %t = add i64 %s, %gx
  ret i64 %t
}
!0 = !{}
