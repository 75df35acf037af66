; RUN: %nvopt -passes='dce' -S %s | FileCheck %s
; An instruction goes when nobody uses its result and running it changes nothing: a chain from its end, loads, allocas with only dead users, readnone calls that return. Convergent
; operations, atomics, calls that may throw or not return stay; phis that use each other in a ring stay too (adce takes them).
declare i32 @pure(i32) nounwind willreturn memory(none)
declare i32 @reads(ptr) nounwind willreturn memory(read)
declare i32 @throws(i32) willreturn memory(none)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
define i32 @gone(i32 %x, ptr %p) {
  %a = alloca i32
  %b = sdiv i32 %x, 0
  %c = load i32, ptr %p
  %d = call i32 @pure(i32 %c)
  %e = call i32 @reads(ptr %p)
  %f = freeze i32 %e
  %g = insertvalue { i32, i32 } poison, i32 %f, 1
  ret i32 %x
}
define void @stays(i32 %x, ptr %p) {
  %a = call i32 @throws(i32 %x)
  %b = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %x, i32 0, i32 31)
  %c = load atomic i32, ptr %p acquire, align 4
  %d = atomicrmw xchg ptr %p, i32 0 monotonic
  %e = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"()
  ret void
}
define void @ring(i32 %n) {
entry:
  br label %l
l:
  %s = phi i32 [ 0, %entry ], [ %t, %l ]
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %t = add i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}

; CHECK: ; Function Attrs: nounwind willreturn memory(none)
; CHECK-NEXT: declare i32 @pure(i32) #0
; CHECK: ; Function Attrs: nounwind willreturn memory(read)
; CHECK-NEXT: declare i32 @reads(ptr) #1
; CHECK: ; Function Attrs: willreturn memory(none)
; CHECK-NEXT: declare i32 @throws(i32) #2
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3
; CHECK-LABEL: define i32 @gone(i32 %x, ptr %p) {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define void @stays(i32 %x, ptr %p) {
; CHECK-NEXT:   %a = call i32 @throws(i32 %x)
; CHECK-NEXT:   %b = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %x, i32 0, i32 31)
; CHECK-NEXT:   %c = load atomic i32, ptr %p acquire, align 4
; CHECK-NEXT:   %d = atomicrmw xchg ptr %p, i32 0 monotonic, align 4
; CHECK-NEXT:   %e = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @ring(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %l, %entry
; CHECK-NEXT:   %s = phi i32 [ 0, %entry ], [ %t, %l ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   %t = add i32 %s, 3
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %l, label %x
; CHECK: x:                                                ; preds = %l
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nounwind willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nounwind willreturn memory(read) }
; CHECK-NEXT: attributes #2 = { willreturn memory(none) }
; CHECK-NEXT: attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
