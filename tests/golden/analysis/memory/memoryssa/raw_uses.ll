; RUN: %nvopt -passes='print<memoryssa><no-ensure-optimized-uses>' -disable-output %s 2>&1 | FileCheck %s
; Uses name what reaches them, not what clobbers them; memory that cannot change is known without a walk.
@c = constant i32 7
define i32 @f(ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  %v = load i32, ptr %p
  %k = load i32, ptr @c
  ret i32 %v
}

; CHECK: MemorySSA for function: f
; CHECK-NEXT: define i32 @f(ptr noalias %p, ptr noalias %q) {
; CHECK-NEXT: ; 1 = MemoryDef(liveOnEntry)
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT: ; 2 = MemoryDef(1)
; CHECK-NEXT:   store i32 2, ptr %q, align 4
; CHECK-NEXT: ; MemoryUse(2)
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT: ; MemoryUse(liveOnEntry)
; CHECK-NEXT:   %k = load i32, ptr @c, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
