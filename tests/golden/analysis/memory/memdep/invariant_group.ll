; RUN: %nvopt -passes='print<memdep>' -disable-output %s 2>&1 | FileCheck %s
; A load under !invariant.group depends on the nearest access of the same pointer under it that dominates it, whatever stands between; a volatile
; one, one on another path and one of a pointer that was laundered are no such accesses.
declare void @clobber(ptr)
declare ptr @llvm.launder.invariant.group.p0(ptr)
define i32 @block(ptr %p) {
  %a = load i32, ptr %p, !invariant.group !0
  call void @clobber(ptr %p)
  %b = load i32, ptr %p, !invariant.group !0
  ret i32 %b
}
define i32 @across(ptr %p, i1 %c) {
entry:
  store i32 7, ptr %p, !invariant.group !0
  br i1 %c, label %then, label %join
then:
  %x = load i32, ptr %p, !invariant.group !0
  br label %join
join:
  call void @clobber(ptr %p)
  %b = load i32, ptr %p, !invariant.group !0
  ret i32 %b
}
define i32 @not_these(ptr %p) {
  %v = load volatile i32, ptr %p, !invariant.group !0
  %n = load i32, ptr %p
  call void @clobber(ptr %p)
  %b = load i32, ptr %p, !invariant.group !0
  %q = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  call void @clobber(ptr %p)
  %d = load i32, ptr %q, !invariant.group !0
  ret i32 %d
}
!0 = !{}

; CHECK: Memory dependences of function 'block':
; CHECK-NEXT:     NonFuncLocal
; CHECK-NEXT:   %a = load i32, ptr %p, align 4, !invariant.group !0
; CHECK:     Clobber from:   %a = load i32, ptr %p, align 4, !invariant.group !0
; CHECK-NEXT:   call void @clobber(ptr %p)
; CHECK:     Def from:   %a = load i32, ptr %p, align 4, !invariant.group !0
; CHECK-NEXT:   %b = load i32, ptr %p, align 4, !invariant.group !0
; CHECK: Memory dependences of function 'across':
; CHECK-NEXT:     NonFuncLocal
; CHECK-NEXT:   store i32 7, ptr %p, align 4, !invariant.group !0
; CHECK:     Def in block %entry from:   store i32 7, ptr %p, align 4, !invariant.group !0
; CHECK-NEXT:   %x = load i32, ptr %p, align 4, !invariant.group !0
; CHECK:     Clobber in block %then from:   %x = load i32, ptr %p, align 4, !invariant.group !0
; CHECK-NEXT:     Clobber in block %entry from:   store i32 7, ptr %p, align 4, !invariant.group !0
; CHECK-NEXT:   call void @clobber(ptr %p)
; CHECK:     Def in block %entry from:   store i32 7, ptr %p, align 4, !invariant.group !0
; CHECK-NEXT:   %b = load i32, ptr %p, align 4, !invariant.group !0
; CHECK: Memory dependences of function 'not_these':
; CHECK-NEXT:     NonFuncLocal
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4, !invariant.group !0
; CHECK:     Def from:   %v = load volatile i32, ptr %p, align 4, !invariant.group !0
; CHECK-NEXT:   %n = load i32, ptr %p, align 4
; CHECK:     Clobber from:   %n = load i32, ptr %p, align 4
; CHECK-NEXT:   call void @clobber(ptr %p)
; CHECK:     Clobber from:   call void @clobber(ptr %p)
; CHECK-NEXT:   %b = load i32, ptr %p, align 4, !invariant.group !0
; CHECK:     Clobber from:   call void @clobber(ptr %p)
; CHECK-NEXT:   %q = call ptr @llvm.launder.invariant.group.p0(ptr %p)
; CHECK:     Clobber from:   %q = call ptr @llvm.launder.invariant.group.p0(ptr %p)
; CHECK-NEXT:   call void @clobber(ptr %p)
; CHECK:     Clobber from:   call void @clobber(ptr %p)
; CHECK-NEXT:   %d = load i32, ptr %q, align 4, !invariant.group !0
