; RUN: %nvopt -passes='print<memoryssa>' -disable-output %s 2>&1 | FileCheck %s
; What is no access, what is one but clobbers nothing, what makes a definition of a load.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.assume(i1)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare i32 @pure() memory(none)
declare i32 @reads() memory(read)
define i32 @f(ptr %p, i1 %c) {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 1, ptr %p
  call void @llvm.assume(i1 %c)
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
  %v = load i32, ptr %p
  %w = load volatile i32, ptr %p
  %x = load atomic i32, ptr %p acquire, align 4
  %y = load atomic i32, ptr %p unordered, align 4
  %z = call i32 @pure()
  %r = call i32 @reads()
  %l = call i32 asm "mov.u32 $0, %laneid;", "=r"()
  %k = load i32, ptr %p, !invariant.load !3
  ret i32 %v
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
!3 = !{}

; CHECK: MemorySSA for function: f
; CHECK-NEXT: define i32 @f(ptr %p, i1 %c) {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT: ; 1 = MemoryDef(liveOnEntry)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a)
; CHECK-NEXT: ; 2 = MemoryDef(1)
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !0)
; CHECK-NEXT: ; 3 = MemoryDef(2)
; CHECK-NEXT:   %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
; CHECK-NEXT: ; MemoryUse(2)
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT: ; 4 = MemoryDef(3)
; CHECK-NEXT:   %w = load volatile i32, ptr %p, align 4
; CHECK-NEXT: ; 5 = MemoryDef(4)
; CHECK-NEXT:   %x = load atomic i32, ptr %p acquire, align 4
; CHECK-NEXT: ; MemoryUse(5)
; CHECK-NEXT:   %y = load atomic i32, ptr %p unordered, align 4
; CHECK-NEXT:   %z = call i32 @pure()
; CHECK-NEXT: ; MemoryUse(5)
; CHECK-NEXT:   %r = call i32 @reads()
; CHECK-NEXT:   %l = call i32 asm "mov.u32 $0, %laneid;", "=r"()
; CHECK-NEXT: ; MemoryUse(liveOnEntry)
; CHECK-NEXT:   %k = load i32, ptr %p, align 4, !invariant.load !3
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
