; RUN: %nvopt -passes='bdce' -S %s | FileCheck %s
; Effects and convergent calls stay though nobody wants a bit of them; a dead operand of a call stays what it is; a branch wants its condition.
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare void @use(i32)
define void @calls(i32 %x) {
  %a = or i32 %x, -256
  call void @use(i32 %a)
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %a, i32 1, i32 31)
  %t = and i32 %s, 0
  ret void
}
define i32 @atomics(ptr %p, i32 %x) {
  %o = or i32 %x, -256
  %r = atomicrmw or ptr %p, i32 %o monotonic
  %v = load volatile i32, ptr %p
  %w = and i32 %v, 0
  ret i32 %w
}
define i32 @branch(i32 %x) {
entry:
  %a = or i32 %x, 256
  %t = trunc i32 %a to i1
  br i1 %t, label %l, label %r
l:
  ret i32 1
r:
  ret i32 2
}

; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #0
; CHECK: declare void @use(i32)
; CHECK-LABEL: define void @calls(i32 %x) {
; CHECK-NEXT:   %a = or i32 %x, -256
; CHECK-NEXT:   call void @use(i32 %a)
; CHECK-NEXT:   %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %a, i32 1, i32 31)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @atomics(ptr %p, i32 %x) {
; CHECK-NEXT:   %o = or i32 %x, -256
; CHECK-NEXT:   %r = atomicrmw or ptr %p, i32 %o monotonic, align 4
; CHECK-NEXT:   %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %w = and i32 0, 0
; CHECK-NEXT:   ret i32 %w
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @branch(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %t = trunc i32 %x to i1
; CHECK-NEXT:   br i1 %t, label %l, label %r
; CHECK: l:                                                ; preds = %entry
; CHECK-NEXT:   ret i32 1
; CHECK: r:                                                ; preds = %entry
; CHECK-NEXT:   ret i32 2
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
