; RUN: %nvopt -passes='simplifycfg<hoist-common-insts;sink-common-insts>' -S %s | FileCheck %s
; Inline assembly that the lanes of a warp execute together is known by its text, without the convergent attribute: it stays in its arm.

declare void @use(i32)

; CHECK-LABEL: define i32 @tensor_memory(
; CHECK:       x:
; CHECK:         asm sideeffect "tcgen05.ld.sync
; CHECK:       y:
; CHECK:         asm sideeffect "tcgen05.ld.sync
define i32 @tensor_memory(i1 %c, i32 %a) {
  br i1 %c, label %x, label %y
x:
  %v = call i32 asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x1.b32 {$0}, [$1];", "=r,r"(i32 %a)
  call void @use(i32 1)
  br label %j
y:
  %w = call i32 asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x1.b32 {$0}, [$1];", "=r,r"(i32 %a)
  call void @use(i32 2)
  br label %j
j:
  %r = phi i32 [ %v, %x ], [ %w, %y ]
  ret i32 %r
}

; CHECK-LABEL: define void @registers(
; CHECK:       x:
; CHECK:         asm sideeffect "setmaxnreg
; CHECK:       y:
; CHECK:         asm sideeffect "setmaxnreg
define void @registers(i1 %c) {
  br i1 %c, label %x, label %y
x:
  call void asm sideeffect "setmaxnreg.inc.sync.aligned.u32 232;", ""()
  call void @use(i32 1)
  br label %j
y:
  call void asm sideeffect "setmaxnreg.inc.sync.aligned.u32 232;", ""()
  call void @use(i32 2)
  br label %j
j:
  ret void
}

; An instruction that nobody knows yet says it by its modifiers; behind a predicate and a declaration, too.
; CHECK-LABEL: define void @unknown(
; CHECK:       x:
; CHECK:         newop.sync.aligned
; CHECK:       y:
; CHECK:         newop.sync.aligned
define void @unknown(i1 %c, i32 %p) {
  br i1 %c, label %x, label %y
x:
  call void asm sideeffect "{\0A\09.reg .pred p;\0A\09setp.ne.b32 p, $0, 0;\0A\09@p newop.sync.aligned.b32;\0A\09}", "r"(i32 %p)
  call void @use(i32 1)
  br label %j
y:
  call void asm sideeffect "{\0A\09.reg .pred p;\0A\09setp.ne.b32 p, $0, 0;\0A\09@p newop.sync.aligned.b32;\0A\09}", "r"(i32 %p)
  call void @use(i32 2)
  br label %j
j:
  ret void
}

; A comment and an operand's name are no instruction: this one is executed once.
; CHECK-LABEL: define i32 @alone(
; CHECK-NEXT:    %v = call i32 asm sideeffect "mov.u32 $0, bar; // bar.sync"
; CHECK-NOT:     asm
; CHECK:         ret i32 %v
define i32 @alone(i1 %c) {
  br i1 %c, label %x, label %y
x:
  %v = call i32 asm sideeffect "mov.u32 $0, bar; // bar.sync", "=r"()
  call void @use(i32 1)
  br label %j
y:
  %w = call i32 asm sideeffect "mov.u32 $0, bar; // bar.sync", "=r"()
  call void @use(i32 2)
  br label %j
j:
  %r = phi i32 [ %v, %x ], [ %w, %y ]
  ret i32 %r
}
