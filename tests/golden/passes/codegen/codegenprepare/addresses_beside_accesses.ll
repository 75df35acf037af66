; RUN: %nvopt -passes=codegenprepare -S %s | FileCheck %s
; RUN: %nvopt -passes=codegenprepare -addr-sink-using-gep=0 -S %s | FileCheck %s --check-prefix=INT
; What an access can hold of its address stands beside it: a register and 32 bits.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier0()
declare void @slow(ptr) cold
declare void @use(ptr)

define i32 @one_use(i1 %c, ptr %p) {
  %a = getelementptr inbounds i8, ptr %p, i64 40
  br i1 %c, label %then, label %else
then:
  %v = load i32, ptr %a
  ret i32 %v
else:
  ret i32 0
}
; The address space stays, and so do volatile accesses and barriers, where they are.
define i32 @shared(i1 %c, ptr addrspace(3) %p) {
  %a = getelementptr [8 x i32], ptr addrspace(3) %p, i64 1, i64 2
  br i1 %c, label %then, label %else
then:
  store volatile i32 1, ptr addrspace(3) %a
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %a
  ret i32 %v
else:
  ret i32 0
}
; One copy a block; atomics too.
define i32 @several(i1 %c, i1 %d, ptr addrspace(1) %p) {
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i64 3
  br i1 %c, label %then, label %else
then:
  %old = atomicrmw add ptr addrspace(1) %a, i32 1 seq_cst
  %v = load i32, ptr addrspace(1) %a
  br i1 %d, label %more, label %else
more:
  %pair = cmpxchg ptr addrspace(1) %a, i32 %old, i32 %v monotonic monotonic
  ret i32 1
else:
  ret i32 0
}
; An index that is no constant is no part of an access; nor is what does not fit.
define i32 @too_much(i1 %c, ptr %p, i64 %i) {
  %a = getelementptr i32, ptr %p, i64 %i
  %b = getelementptr i8, ptr %p, i64 2147483648
  br i1 %c, label %then, label %else
then:
  %v = load i32, ptr %a
  ret i32 %v
else:
  %w = load i32, ptr %b
  ret i32 %w
}
; Used otherwise, it is in a register anyway.
define i32 @used_otherwise(i1 %c, ptr %p) {
  %a = getelementptr i8, ptr %p, i64 4
  call void @use(ptr %a)
  br i1 %c, label %then, label %else
then:
  %v = load i32, ptr %a
  ret i32 %v
else:
  ret i32 0
}
; ... unless the other uses are of a cold call, or the register below is live there anyway.
define i32 @used_rarely(i1 %c, i1 %d, ptr %p) {
  %a = getelementptr i8, ptr %p, i64 4
  br i1 %c, label %then, label %else
then:
  %v = load i32, ptr %a
  br i1 %d, label %rare, label %else
rare:
  call void @slow(ptr %a)
  br label %else
else:
  ret i32 0
}
define i32 @live_anyway(i1 %c, ptr %p) {
  %a = getelementptr i8, ptr %p, i64 4
  call void @use(ptr %a)
  br i1 %c, label %then, label %else
then:
  %v = load i32, ptr %a
  %w = load i32, ptr %p
  %s = add i32 %v, %w
  ret i32 %s
else:
  ret i32 0
}
; Several steps; from within the object to within, it stays within.
define i32 @steps(i1 %c, ptr %p) {
  %a = getelementptr inbounds i8, ptr %p, i64 4
  %b = getelementptr inbounds nuw i8, ptr %a, i64 8
  %d = getelementptr i8, ptr %b, i64 1
  br i1 %c, label %then, label %else
then:
  %v = load i32, ptr %b
  ret i32 %v
else:
  %w = load i8, ptr %d
  %x = zext i8 %w to i32
  ret i32 %x
}

; CHECK-LABEL: define i32 @one_use(i1 %c, ptr %p) {
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %sunkaddr = getelementptr inbounds i8, ptr %p, i64 40
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK: else:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @shared(i1 %c, ptr addrspace(3) %p) {
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %sunkaddr = getelementptr i8, ptr addrspace(3) %p, i64 40
; CHECK-NEXT:   store volatile i32 1, ptr addrspace(3) %sunkaddr, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %sunkaddr, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK: else:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @several(i1 %c, i1 %d, ptr addrspace(1) %p) {
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %sunkaddr = getelementptr inbounds i8, ptr addrspace(1) %p, i64 12
; CHECK-NEXT:   %old = atomicrmw add ptr addrspace(1) %sunkaddr, i32 1 seq_cst, align 4
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %sunkaddr, align 4
; CHECK-NEXT:   br i1 %d, label %more, label %else
; CHECK: more:
; CHECK-NEXT:   %sunkaddr1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 12
; CHECK-NEXT:   %pair = cmpxchg ptr addrspace(1) %sunkaddr1, i32 %old, i32 %v monotonic monotonic, align 4
; CHECK-NEXT:   ret i32 1
; CHECK: else:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @too_much(i1 %c, ptr %p, i64 %i) {
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT:   %b = getelementptr i8, ptr %p, i64 2147483648
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK: else:
; CHECK-NEXT:   %w = load i32, ptr %b, align 4
; CHECK-NEXT:   ret i32 %w
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @used_otherwise(i1 %c, ptr %p) {
; CHECK-NEXT:   %a = getelementptr i8, ptr %p, i64 4
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK: else:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @used_rarely(i1 %c, i1 %d, ptr %p) {
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %sunkaddr = getelementptr i8, ptr %p, i64 4
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   br i1 %d, label %rare, label %else
; CHECK: rare:
; CHECK-NEXT:   %sunkaddr1 = getelementptr i8, ptr %p, i64 4
; CHECK-NEXT:   call void @slow(ptr %sunkaddr1)
; CHECK-NEXT:   br label %else
; CHECK: else:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @live_anyway(i1 %c, ptr %p) {
; CHECK-NEXT:   %a = getelementptr i8, ptr %p, i64 4
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %sunkaddr = getelementptr i8, ptr %p, i64 4
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   %w = load i32, ptr %p, align 4
; CHECK-NEXT:   %s = add i32 %v, %w
; CHECK-NEXT:   ret i32 %s
; CHECK: else:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @steps(i1 %c, ptr %p) {
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %sunkaddr = getelementptr inbounds i8, ptr %p, i64 12
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK: else:
; CHECK-NEXT:   %sunkaddr1 = getelementptr i8, ptr %p, i64 13
; CHECK-NEXT:   %w = load i8, ptr %sunkaddr1, align 1
; CHECK-NEXT:   %x = zext i8 %w to i32
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; INT-LABEL: define i32 @one_use(i1 %c, ptr %p) {
; INT-NEXT:   br i1 %c, label %then, label %else
; INT: then:
; INT-NEXT:   %sunkaddr = ptrtoint ptr %p to i64
; INT-NEXT:   %sunkaddr1 = add i64 %sunkaddr, 40
; INT-NEXT:   %sunkaddr2 = inttoptr i64 %sunkaddr1 to ptr
; INT-NEXT:   %v = load i32, ptr %sunkaddr2, align 4
; INT-NEXT:   ret i32 %v
; INT: else:
; INT-NEXT:   ret i32 0
; INT-NEXT: }
; INT-LABEL: define i32 @shared(i1 %c, ptr addrspace(3) %p) {
; INT-NEXT:   br i1 %c, label %then, label %else
; INT: then:
; INT-NEXT:   %sunkaddr = ptrtoint ptr addrspace(3) %p to i64
; INT-NEXT:   %sunkaddr1 = add i64 %sunkaddr, 40
; INT-NEXT:   %sunkaddr2 = inttoptr i64 %sunkaddr1 to ptr addrspace(3)
; INT-NEXT:   store volatile i32 1, ptr addrspace(3) %sunkaddr2, align 4
; INT-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; INT-NEXT:   %v = load i32, ptr addrspace(3) %sunkaddr2, align 4
; INT-NEXT:   ret i32 %v
; INT: else:
; INT-NEXT:   ret i32 0
; INT-NEXT: }
; INT-LABEL: define i32 @several(i1 %c, i1 %d, ptr addrspace(1) %p) {
; INT-NEXT:   br i1 %c, label %then, label %else
; INT: then:
; INT-NEXT:   %sunkaddr = ptrtoint ptr addrspace(1) %p to i64
; INT-NEXT:   %sunkaddr1 = add i64 %sunkaddr, 12
; INT-NEXT:   %sunkaddr2 = inttoptr i64 %sunkaddr1 to ptr addrspace(1)
; INT-NEXT:   %old = atomicrmw add ptr addrspace(1) %sunkaddr2, i32 1 seq_cst, align 4
; INT-NEXT:   %v = load i32, ptr addrspace(1) %sunkaddr2, align 4
; INT-NEXT:   br i1 %d, label %more, label %else
; INT: more:
; INT-NEXT:   %sunkaddr3 = ptrtoint ptr addrspace(1) %p to i64
; INT-NEXT:   %sunkaddr4 = add i64 %sunkaddr3, 12
; INT-NEXT:   %sunkaddr5 = inttoptr i64 %sunkaddr4 to ptr addrspace(1)
; INT-NEXT:   %pair = cmpxchg ptr addrspace(1) %sunkaddr5, i32 %old, i32 %v monotonic monotonic, align 4
; INT-NEXT:   ret i32 1
; INT: else:
; INT-NEXT:   ret i32 0
; INT-NEXT: }
; INT-LABEL: define i32 @used_rarely(i1 %c, i1 %d, ptr %p) {
; INT-NEXT:   br i1 %c, label %then, label %else
; INT: then:
; INT-NEXT:   %sunkaddr = ptrtoint ptr %p to i64
; INT-NEXT:   %sunkaddr1 = add i64 %sunkaddr, 4
; INT-NEXT:   %sunkaddr2 = inttoptr i64 %sunkaddr1 to ptr
; INT-NEXT:   %v = load i32, ptr %sunkaddr2, align 4
; INT-NEXT:   br i1 %d, label %rare, label %else
; INT: rare:
; INT-NEXT:   %sunkaddr3 = ptrtoint ptr %p to i64
; INT-NEXT:   %sunkaddr4 = add i64 %sunkaddr3, 4
; INT-NEXT:   %sunkaddr5 = inttoptr i64 %sunkaddr4 to ptr
; INT-NEXT:   call void @slow(ptr %sunkaddr5)
; INT-NEXT:   br label %else
; INT: else:
; INT-NEXT:   ret i32 0
; INT-NEXT: }
; INT-LABEL: define i32 @live_anyway(i1 %c, ptr %p) {
; INT-NEXT:   %a = getelementptr i8, ptr %p, i64 4
; INT-NEXT:   call void @use(ptr %a)
; INT-NEXT:   br i1 %c, label %then, label %else
; INT: then:
; INT-NEXT:   %sunkaddr = ptrtoint ptr %p to i64
; INT-NEXT:   %sunkaddr1 = add i64 %sunkaddr, 4
; INT-NEXT:   %sunkaddr2 = inttoptr i64 %sunkaddr1 to ptr
; INT-NEXT:   %v = load i32, ptr %sunkaddr2, align 4
; INT-NEXT:   %w = load i32, ptr %p, align 4
; INT-NEXT:   %s = add i32 %v, %w
; INT-NEXT:   ret i32 %s
; INT: else:
; INT-NEXT:   ret i32 0
; INT-NEXT: }
; INT-LABEL: define i32 @steps(i1 %c, ptr %p) {
; INT-NEXT:   br i1 %c, label %then, label %else
; INT: then:
; INT-NEXT:   %sunkaddr = ptrtoint ptr %p to i64
; INT-NEXT:   %sunkaddr1 = add i64 %sunkaddr, 12
; INT-NEXT:   %sunkaddr2 = inttoptr i64 %sunkaddr1 to ptr
; INT-NEXT:   %v = load i32, ptr %sunkaddr2, align 4
; INT-NEXT:   ret i32 %v
; INT: else:
; INT-NEXT:   %sunkaddr3 = ptrtoint ptr %p to i64
; INT-NEXT:   %sunkaddr4 = add i64 %sunkaddr3, 13
; INT-NEXT:   %sunkaddr5 = inttoptr i64 %sunkaddr4 to ptr
; INT-NEXT:   %w = load i8, ptr %sunkaddr5, align 1
; INT-NEXT:   %x = zext i8 %w to i32
; INT-NEXT:   ret i32 %x
; INT-NEXT: }
