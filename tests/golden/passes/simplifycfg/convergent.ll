; RUN: %nvopt -passes='simplifycfg<hoist-common-insts;sink-common-insts;no-keep-loops>' -S %s | FileCheck %s
; What GPU code must keep: threads that meet before a barrier still meet, copies on divergent sides are neither made nor merged.

declare void @llvm.nvvm.barrier0() convergent
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) convergent
declare void @a()
declare void @b()
declare void @conv() convergent

; The flag is known on the edge from %x, but all threads meet in %j before the barrier.
define void @thread_into_barrier(i1 %c, i1 %d) {
entry:
  br i1 %c, label %x, label %y
x:
  call void @a()
  br label %j
y:
  call void @b()
  br label %j
j:
  %f = phi i1 [ true, %x ], [ %d, %y ]
  br i1 %f, label %t, label %e
t:
  call void @llvm.nvvm.barrier0()
  br label %e
e:
  ret void
}

; The barrier comes after the paths have met again: threading is fine.
define void @thread_before_barrier(i1 %c, i1 %d) {
entry:
  br i1 %c, label %x, label %y
x:
  call void @a()
  br label %j
y:
  call void @b()
  br label %j
j:
  %f = phi i1 [ true, %x ], [ %d, %y ]
  br i1 %f, label %t, label %e
t:
  call void @a()
  br label %e
e:
  call void @llvm.nvvm.barrier0()
  ret void
}

; Two barriers in two arms are two barriers.
define void @no_merge_of_barriers(i1 %c) {
entry:
  br i1 %c, label %x, label %y
x:
  call void @llvm.nvvm.barrier0()
  br label %j
y:
  call void @llvm.nvvm.barrier0()
  br label %j
j:
  ret void
}
define i32 @no_merge_of_shuffles(i1 %c, i32 %v) {
entry:
  br i1 %c, label %x, label %y
x:
  %p = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %v, i32 0, i32 31)
  br label %j
y:
  %q = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %v, i32 0, i32 31)
  br label %j
j:
  %r = phi i32 [ %p, %x ], [ %q, %y ]
  ret i32 %r
}

; Inline assembly that synchronizes counts as convergent even without the attribute.
define void @asm_barrier(i1 %c) {
entry:
  br i1 %c, label %x, label %y
x:
  call void asm sideeffect "bar.sync 1, 64;", "~{memory}"()
  br label %j
y:
  call void asm sideeffect "bar.sync 1, 64;", "~{memory}"()
  br label %j
j:
  ret void
}

; A store stays on its side of the barrier.
define void @no_store_over_barrier(i1 %c, ptr addrspace(3) %p) {
entry:
  br i1 %c, label %x, label %y
x:
  call void @a()
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  br label %j
y:
  call void @b()
  store i32 1, ptr addrspace(3) %p
  call void @conv()
  br label %j
j:
  ret void
}

; Comparisons of one value fold into the predecessor only where no barrier is behind.
define void @switch_into_barrier(i32 %v, i1 %o) {
entry:
  br i1 %o, label %s, label %b
s:
  call void @a()
  %c = icmp eq i32 %v, 1
  br i1 %c, label %one, label %b
b:
  %d = icmp eq i32 %v, 2
  br i1 %d, label %two, label %end
one:
  call void @b()
  br label %end
two:
  call void @llvm.nvvm.barrier0()
  br label %end
end:
  ret void
}

; The headers of nested loops with a barrier stay apart.
define void @nested_headers(i32 %n) {
entry:
  br label %outer
outer:
  br label %inner
inner:
  call void @llvm.nvvm.barrier0()
  %t = call i32 @tid()
  %c = icmp ult i32 %t, %n
  br i1 %c, label %inner, label %latch
latch:
  %u = call i32 @tid()
  %d = icmp ult i32 %u, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
declare i32 @tid()

; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #0
; CHECK: declare void @a()
; CHECK: declare void @b()
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: declare void @conv() #1
; CHECK-LABEL: define void @thread_into_barrier(i1 %c, i1 %d) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:                                                ; preds = %entry
; CHECK-NEXT:   call void @a()
; CHECK-NEXT:   br label %j
; CHECK: y:                                                ; preds = %entry
; CHECK-NEXT:   call void @b()
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %y, %x
; CHECK-NEXT:   %f = phi i1 [ true, %x ], [ %d, %y ]
; CHECK-NEXT:   br i1 %f, label %t, label %e
; CHECK: t:                                                ; preds = %j
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br label %e
; CHECK: e:                                                ; preds = %t, %j
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @thread_before_barrier(i1 %c, i1 %d) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:                                                ; preds = %entry
; CHECK-NEXT:   call void @a()
; CHECK-NEXT:   br label %t
; CHECK: y:                                                ; preds = %entry
; CHECK-NEXT:   call void @b()
; CHECK-NEXT:   br i1 %d, label %t, label %e
; CHECK: t:                                                ; preds = %y, %x
; CHECK-NEXT:   call void @a()
; CHECK-NEXT:   br label %e
; CHECK: e:                                                ; preds = %t, %y
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @no_merge_of_barriers(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:                                                ; preds = %entry
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br label %j
; CHECK: y:                                                ; preds = %entry
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %y, %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @no_merge_of_shuffles(i1 %c, i32 %v) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:                                                ; preds = %entry
; CHECK-NEXT:   %p = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %v, i32 0, i32 31)
; CHECK-NEXT:   br label %j
; CHECK: y:                                                ; preds = %entry
; CHECK-NEXT:   %q = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %v, i32 0, i32 31)
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %y, %x
; CHECK-NEXT:   %r = phi i32 [ %p, %x ], [ %q, %y ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @asm_barrier(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:                                                ; preds = %entry
; CHECK-NEXT:   call void asm sideeffect "bar.sync 1, 64;", "~{memory}"()
; CHECK-NEXT:   br label %j
; CHECK: y:                                                ; preds = %entry
; CHECK-NEXT:   call void asm sideeffect "bar.sync 1, 64;", "~{memory}"()
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %y, %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @no_store_over_barrier(i1 %c, ptr addrspace(3) %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:                                                ; preds = %entry
; CHECK-NEXT:   call void @a()
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br label %j
; CHECK: y:                                                ; preds = %entry
; CHECK-NEXT:   call void @b()
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   call void @conv()
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %y, %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @switch_into_barrier(i32 %v, i1 %o) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %o, label %s, label %b
; CHECK: s:                                                ; preds = %entry
; CHECK-NEXT:   call void @a()
; CHECK-NEXT:   %c = icmp eq i32 %v, 1
; CHECK-NEXT:   br i1 %c, label %one, label %b
; CHECK: b:                                                ; preds = %s, %entry
; CHECK-NEXT:   %d = icmp eq i32 %v, 2
; CHECK-NEXT:   br i1 %d, label %two, label %end
; CHECK: one:                                              ; preds = %s
; CHECK-NEXT:   call void @b()
; CHECK-NEXT:   br label %end
; CHECK: two:                                              ; preds = %b
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   br label %end
; CHECK: end:                                              ; preds = %two, %one, %b
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @nested_headers(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %latch, %entry
; CHECK-NEXT:   br label %inner
; CHECK: inner:                                            ; preds = %inner, %outer
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %t = call i32 @tid()
; CHECK-NEXT:   %c = icmp ult i32 %t, %n
; CHECK-NEXT:   br i1 %c, label %inner, label %latch
; CHECK: latch:                                            ; preds = %inner
; CHECK-NEXT:   %u = call i32 @tid()
; CHECK-NEXT:   %d = icmp ult i32 %u, %n
; CHECK-NEXT:   br i1 %d, label %outer, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare i32 @tid()
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2
; CHECK: attributes #0 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #1 = { convergent }
; CHECK-NEXT: attributes #2 = { convergent nocallback nounwind }
