; RUN: %nvopt -passes='loop-mssa(licm)' -S %s | FileCheck %s
; A place that this thread has stored to before the loop is still its own if nothing since told another thread that it may touch it: a store in
; some rounds becomes one behind the loop.
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @fires
; CHECK: entry:
; CHECK: store i32 0, ptr addrspace(1) %p
; CHECK: loop:
; CHECK-NOT: store
; CHECK: out:
; CHECK: store i32 %p.now.lcssa, ptr addrspace(1) %p, align 4
define void @fires(ptr addrspace(1) %p, i32 %m, i32 %n) {
entry:
  store i32 0, ptr addrspace(1) %p, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %on ]
  %b = and i32 %i, %m
  %c = icmp eq i32 %b, 0
  br i1 %c, label %on, label %set
set:
  %l = load i32, ptr addrspace(1) %p, align 4
  %x = xor i32 %l, %i
  store i32 %x, ptr addrspace(1) %p, align 4
  br label %on
on:
  %i.n = add i32 %i, 1
  %e = icmp eq i32 %i.n, %n
  br i1 %e, label %out, label %loop
out:
  ret void
}

; Behind the barrier it may be another thread's.
; CHECK-LABEL: @barrier
; CHECK: set:
; CHECK: store i32
; CHECK: on:
define void @barrier(ptr addrspace(1) %p, i32 %m, i32 %n) {
entry:
  store i32 0, ptr addrspace(1) %p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %on ]
  %b = and i32 %i, %m
  %c = icmp eq i32 %b, 0
  br i1 %c, label %on, label %set
set:
  %l = load i32, ptr addrspace(1) %p, align 4
  %x = xor i32 %l, %i
  store i32 %x, ptr addrspace(1) %p, align 4
  br label %on
on:
  %i.n = add i32 %i, 1
  %e = icmp eq i32 %i.n, %n
  br i1 %e, label %out, label %loop
out:
  ret void
}

; So behind a fence, which may belong to a flag set by an atomic,
; CHECK-LABEL: @fence
; CHECK: set:
; CHECK: store i32
; CHECK: on:
define void @fence(ptr addrspace(1) %p, ptr addrspace(1) noalias %flag, i32 %m, i32 %n) {
entry:
  store i32 0, ptr addrspace(1) %p, align 4
  fence syncscope("device") release
  store atomic i32 1, ptr addrspace(1) %flag syncscope("device") monotonic, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %on ]
  %b = and i32 %i, %m
  %c = icmp eq i32 %b, 0
  br i1 %c, label %on, label %set
set:
  store i32 %i, ptr addrspace(1) %p, align 4
  br label %on
on:
  %i.n = add i32 %i, 1
  %e = icmp eq i32 %i.n, %n
  br i1 %e, label %out, label %loop
out:
  ret void
}

; behind a release,
; CHECK-LABEL: @release
; CHECK: set:
; CHECK: store i32
; CHECK: on:
define void @release(ptr addrspace(1) %p, ptr addrspace(1) noalias %flag, i32 %m, i32 %n) {
entry:
  store i32 0, ptr addrspace(1) %p, align 4
  store atomic i32 1, ptr addrspace(1) %flag syncscope("device") release, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %on ]
  %b = and i32 %i, %m
  %c = icmp eq i32 %b, 0
  br i1 %c, label %on, label %set
set:
  store i32 %i, ptr addrspace(1) %p, align 4
  br label %on
on:
  %i.n = add i32 %i, 1
  %e = icmp eq i32 %i.n, %n
  br i1 %e, label %out, label %loop
out:
  ret void
}

; behind a volatile store, which threads use for the same,
; CHECK-LABEL: @flag
; CHECK: set:
; CHECK: store i32
; CHECK: on:
define void @flag(ptr addrspace(1) %p, ptr addrspace(1) noalias %flag, i32 %m, i32 %n) {
entry:
  store i32 0, ptr addrspace(1) %p, align 4
  store volatile i32 1, ptr addrspace(1) %flag, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %on ]
  %b = and i32 %i, %m
  %c = icmp eq i32 %b, 0
  br i1 %c, label %on, label %set
set:
  store i32 %i, ptr addrspace(1) %p, align 4
  br label %on
on:
  %i.n = add i32 %i, 1
  %e = icmp eq i32 %i.n, %n
  br i1 %e, label %out, label %loop
out:
  ret void
}

; behind a call, and where only one way to the loop stores.
; CHECK-LABEL: @call
; CHECK: set:
; CHECK: store i32
; CHECK: on:
define void @call(ptr addrspace(1) %p, i32 %m, i32 %n) {
entry:
  store i32 0, ptr addrspace(1) %p, align 4
  call void @g()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %on ]
  %b = and i32 %i, %m
  %c = icmp eq i32 %b, 0
  br i1 %c, label %on, label %set
set:
  store i32 %i, ptr addrspace(1) %p, align 4
  br label %on
on:
  %i.n = add i32 %i, 1
  %e = icmp eq i32 %i.n, %n
  br i1 %e, label %out, label %loop
out:
  ret void
}
; CHECK-LABEL: @one_way
; CHECK: set:
; CHECK: store i32
; CHECK: on:
define void @one_way(ptr addrspace(1) %p, i32 %m, i32 %n) {
entry:
  %q = icmp eq i32 %m, 7
  br i1 %q, label %first, label %head
first:
  store i32 0, ptr addrspace(1) %p, align 4
  br label %head
head:
  br label %loop
loop:
  %i = phi i32 [ 0, %head ], [ %i.n, %on ]
  %b = and i32 %i, %m
  %c = icmp eq i32 %b, 0
  br i1 %c, label %on, label %set
set:
  store i32 %i, ptr addrspace(1) %p, align 4
  br label %on
on:
  %i.n = add i32 %i, 1
  %e = icmp eq i32 %i.n, %n
  br i1 %e, label %out, label %loop
out:
  ret void
}

; Two bytes of four are not all.
; CHECK-LABEL: @part
; CHECK: set:
; CHECK: store i32
; CHECK: on:
define void @part(ptr addrspace(1) %p, i32 %m, i32 %n) {
entry:
  store i16 0, ptr addrspace(1) %p, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %on ]
  %b = and i32 %i, %m
  %c = icmp eq i32 %b, 0
  br i1 %c, label %on, label %set
set:
  store i32 %i, ptr addrspace(1) %p, align 4
  br label %on
on:
  %i.n = add i32 %i, 1
  %e = icmp eq i32 %i.n, %n
  br i1 %e, label %out, label %loop
out:
  ret void
}
; An atomic store in the loop is one that others look at.
; CHECK-LABEL: @atomic
; CHECK: set:
; CHECK: store atomic i32
; CHECK: on:
define void @atomic(ptr addrspace(1) %p, i32 %m, i32 %n) {
entry:
  store i32 0, ptr addrspace(1) %p, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %on ]
  %b = and i32 %i, %m
  %c = icmp eq i32 %b, 0
  br i1 %c, label %on, label %set
set:
  store atomic i32 %i, ptr addrspace(1) %p unordered, align 4
  br label %on
on:
  %i.n = add i32 %i, 1
  %e = icmp eq i32 %i.n, %n
  br i1 %e, label %out, label %loop
out:
  ret void
}
declare void @g()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; Neither a function with a fence nor one that looks at what changes need be convergent to let others in.
; CHECK-LABEL: @told_inside
; CHECK: set:
; CHECK: store i32
; CHECK: on:
@said = internal global i32 0
define internal void @tells() noinline nounwind {
  fence release
  store atomic i32 1, ptr @said monotonic, align 4
  ret void
}
define void @told_inside(ptr noalias %p, i32 %m, i32 %n) {
entry:
  store i32 0, ptr %p, align 4
  call void @tells()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %on ]
  %b = and i32 %i, %m
  %c = icmp eq i32 %b, 0
  br i1 %c, label %on, label %set
set:
  %l = load i32, ptr %p, align 4
  %x = xor i32 %l, %i
  store i32 %x, ptr %p, align 4
  br label %on
on:
  %i.n = add i32 %i, 1
  %e = icmp eq i32 %i.n, %n
  br i1 %e, label %out, label %loop
out:
  ret void
}

; CHECK-LABEL: @watched_inside
; CHECK: set:
; CHECK: store i32
; CHECK: on:
define internal void @watches() noinline nounwind memory(inaccessiblemem: readwrite) {
  store volatile i32 1, ptr @said
  ret void
}
define void @watched_inside(ptr noalias %p, i32 %m, i32 %n) {
entry:
  store i32 0, ptr %p, align 4
  call void @watches()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %on ]
  %b = and i32 %i, %m
  %c = icmp eq i32 %b, 0
  br i1 %c, label %on, label %set
set:
  %l = load i32, ptr %p, align 4
  %x = xor i32 %l, %i
  store i32 %x, ptr %p, align 4
  br label %on
on:
  %i.n = add i32 %i, 1
  %e = icmp eq i32 %i.n, %n
  br i1 %e, label %out, label %loop
out:
  ret void
}

; CHECK-LABEL: @watched_by_assembly
; CHECK: set:
; CHECK: store i32
; CHECK: on:
define void @watched_by_assembly(ptr noalias %p, i32 %m, i32 %n) {
entry:
  store i32 0, ptr %p, align 4
  %w = call i32 asm sideeffect "ld.volatile.global.u32 $0, [$1];", "=r,l,~{memory}"(ptr @said)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.n, %on ]
  %b = and i32 %i, %m
  %c = icmp eq i32 %b, 0
  br i1 %c, label %on, label %set
set:
  %l = load i32, ptr %p, align 4
  %x = xor i32 %l, %i
  store i32 %x, ptr %p, align 4
  br label %on
on:
  %i.n = add i32 %i, 1
  %e = icmp eq i32 %i.n, %n
  br i1 %e, label %out, label %loop
out:
  ret void
}
