; RUN: %nvopt -passes='simplifycfg<hoist-common-insts;sink-common-insts;switch-to-lookup;switch-to-arithmetic>' -S %s | FileCheck %s
; Threads that come to a convergent operation on two paths do not come on one, nor the other way round.
target triple = "nvptx64-nvidia-cuda"
declare void @use(i32)
declare void @conv() convergent
declare i32 @llvm.nvvm.activemask()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; %m is reached under c and d, and under neither: that is no branch on c ^ d.
; CHECK-LABEL: define void @nested(
; CHECK-NOT:     xor
; CHECK:         call i32 @llvm.nvvm.activemask
define void @nested(i1 %c, i1 %d) {
  br i1 %c, label %a, label %b
a:
  br i1 %d, label %m, label %n
b:
  br i1 %d, label %n, label %m
m:
  %x = call i32 @llvm.nvvm.activemask()
  call void @use(i32 %x)
  br label %e
n:
  call void @use(i32 2)
  br label %e
e:
  ret void
}
; The operation may stand further down, in a block that one of the two targets leads to.
; CHECK-LABEL: define void @nested_below(
; CHECK-NOT:     xor
; CHECK:         call void @conv
define void @nested_below(i1 %c, i1 %d, i1 %g) {
  br i1 %c, label %a, label %b
a:
  br i1 %d, label %m, label %n
b:
  br i1 %d, label %n, label %m
m:
  call void @use(i32 1)
  br i1 %g, label %k, label %e
k:
  call void @conv()
  br label %e
n:
  call void @use(i32 2)
  br label %e
e:
  ret void
}
; Where all have met again it does not matter.
; CHECK-LABEL: define void @nested_before(
; CHECK:         xor
define void @nested_before(i1 %c, i1 %d) {
  br i1 %c, label %a, label %b
a:
  br i1 %d, label %m, label %n
b:
  br i1 %d, label %n, label %m
m:
  call void @use(i32 1)
  br label %e
n:
  call void @use(i32 2)
  br label %e
e:
  call void @conv()
  ret void
}
; Arms that end in the same branch keep theirs.
; CHECK-LABEL: define void @same_ends(
; CHECK-NEXT:    br i1 %c, label %[[A:[a-z0-9]+]], label %[[B:[a-z0-9]+]]
; CHECK:       [[A]]:
; CHECK-NEXT:    br i1 %d, label %m, label %n
; CHECK:       [[B]]:
; CHECK-NEXT:    br i1 %d, label %m, label %n
define void @same_ends(i1 %c, i1 %d) {
  br i1 %c, label %a, label %b
a:
  br i1 %d, label %m, label %n
b:
  br i1 %d, label %m, label %n
m:
  call void @conv()
  br label %e
n:
  call void @use(i32 2)
  br label %e
e:
  ret void
}
; CHECK-LABEL: define void @same_ends_plain(
; CHECK-NEXT:    select i1 %d, i32 1, i32 2
define void @same_ends_plain(i1 %c, i1 %d) {
  br i1 %c, label %a, label %b
a:
  br i1 %d, label %m, label %n
b:
  br i1 %d, label %m, label %n
m:
  call void @use(i32 1)
  br label %e
n:
  call void @use(i32 2)
  br label %e
e:
  call void @conv()
  ret void
}
; Arms of a switch with equal values, a table: %j is not where the default comes, too.
; CHECK-LABEL: define void @table(
; CHECK:         switch i32 %v, label %
; CHECK:         phi i32 [ 1, %{{.*}} ], [ 7, %{{.*}} ], [ 5, %{{.*}} ], [ 3, %{{.*}} ]
define void @table(i32 %v) {
  switch i32 %v, label %o [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %d
  ]
a:
  br label %j
b:
  br label %j
c:
  br label %j
d:
  br label %j
j:
  %r = phi i32 [ 1, %a ], [ 7, %b ], [ 5, %c ], [ 3, %d ]
  %x = call i32 @llvm.nvvm.activemask()
  call void @use(i32 %x)
  call void @use(i32 %r)
  br label %e
o:
  call void @use(i32 9)
  br label %e
e:
  ret void
}
; CHECK-LABEL: define void @table_of_all(
; CHECK-NOT:     switch i32
; CHECK:         call void @conv
define void @table_of_all(i32 %v) {
  switch i32 %v, label %o [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %d
  ]
a:
  br label %j
b:
  br label %j
c:
  br label %j
d:
  br label %j
o:
  br label %j
j:
  %r = phi i32 [ 1, %a ], [ 7, %b ], [ 5, %c ], [ 3, %d ], [ 4, %o ]
  call void @conv()
  call void @use(i32 %r)
  ret void
}
; CHECK-LABEL: define void @equal_arms(
; CHECK:         i32 1, label %j
; CHECK-NEXT:    i32 7, label %b
define void @equal_arms(i32 %v) {
  switch i32 %v, label %o [
    i32 1, label %a
    i32 7, label %b
    i32 90, label %c
  ]
a:
  br label %j
b:
  br label %j
c:
  call void @use(i32 1)
  br label %j
j:
  %r = phi i32 [ 4, %a ], [ 4, %b ], [ 5, %c ]
  %x = call i32 @llvm.nvvm.activemask()
  call void @use(i32 %x)
  call void @use(i32 %r)
  br label %e
o:
  call void @use(i32 9)
  br label %e
e:
  ret void
}
; Two branches in a row become one, also before a barrier: what it depends on stays, and it counts the threads itself. An operation that takes the
; lanes that are there takes those of one path.
; CHECK-LABEL: define void @either_barrier(
; CHECK:         or.cond
; CHECK:         barrier.cta
define void @either_barrier(i32 %v, i32 %w) {
  %c = icmp ult i32 %v, 10
  br i1 %c, label %m, label %b
b:
  %d = icmp ult i32 %w, 10
  br i1 %d, label %m, label %n
m:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %e
n:
  call void @use(i32 2)
  br label %e
e:
  ret void
}
; CHECK-LABEL: define void @either_lanes(
; CHECK-NOT:     or.cond
; CHECK:         activemask
define void @either_lanes(i32 %v, i32 %w) {
  %c = icmp ult i32 %v, 10
  br i1 %c, label %m, label %b
b:
  %d = icmp ult i32 %w, 10
  br i1 %d, label %m, label %n
m:
  %x = call i32 @llvm.nvvm.activemask()
  call void @use(i32 %x)
  br label %e
n:
  call void @use(i32 2)
  br label %e
e:
  ret void
}
; CHECK-LABEL: define void @either_value(
; CHECK-NOT:     switch
; CHECK:         activemask
define void @either_value(i32 %v) {
  %c = icmp eq i32 %v, 10
  br i1 %c, label %m, label %b
b:
  %d = icmp eq i32 %v, 90
  br i1 %d, label %m, label %n
m:
  %x = call i32 @llvm.nvvm.activemask()
  call void @use(i32 %x)
  br label %e
n:
  call void @use(i32 2)
  br label %e
e:
  ret void
}
