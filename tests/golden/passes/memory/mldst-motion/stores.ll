; RUN: %nvopt -passes=mldst-motion -S %s | FileCheck %s
; RUN: %nvopt -passes='mldst-motion<split-footer-bb>' -S %s | FileCheck %s --check-prefix=SPLIT
; Stores of both sides of a branch to one place are one behind it, unless something between looks, may not come through,
; or orders what other threads see.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @loops(i32) memory(none) nounwind

; CHECK-LABEL: define void @both(
; CHECK:       join:
; CHECK-NEXT:    %b.sink = phi i32 [ %a, %then ], [ %b, %else ]
; CHECK-NEXT:    %g = getelementptr i8, ptr %p, i64 4
; CHECK-NEXT:    store i32 %b.sink, ptr %g, align 4
; CHECK-NEXT:    store i32 7, ptr %q, align 4
; CHECK-NEXT:    ret void
define void @both(ptr %p, ptr noalias %q, i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %then, label %else
then:
  %g = getelementptr i8, ptr %p, i64 4
  store i32 %a, ptr %g, align 8
  store i32 7, ptr %q
  br label %join
else:
  store i32 7, ptr %q
  %h = getelementptr i8, ptr %p, i64 4
  store i32 %b, ptr %h, align 4
  br label %join
join:
  ret void
}

; CHECK-LABEL: define i32 @looked_at(
; CHECK:         store i32 %a
; CHECK-NEXT:    %l = load i32
; CHECK:         store i32 %b
define i32 @looked_at(ptr %p, ptr %q, i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %then, label %else
then:
  store i32 %a, ptr %p
  %l = load i32, ptr %q
  br label %join
else:
  store i32 %b, ptr %p
  br label %join
join:
  %r = phi i32 [ %l, %then ], [ 0, %else ]
  ret i32 %r
}

; CHECK-LABEL: define void @barrier(
; CHECK:         store i32 %a
; CHECK-NEXT:    call void @llvm.nvvm.barrier
; CHECK:         store i32 %b
define void @barrier(ptr addrspace(3) %p, i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %then, label %else
then:
  store i32 %a, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %join
else:
  store i32 %b, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %join
join:
  ret void
}

; Other threads see the store whether or not this one comes back.
; CHECK-LABEL: define i32 @may_not_return(
; CHECK:         store i32 %a
; CHECK-NEXT:    %l = call i32 @loops
define i32 @may_not_return(ptr %p, i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %then, label %else
then:
  store i32 %a, ptr %p
  %l = call i32 @loops(i32 %a)
  br label %join
else:
  store i32 %b, ptr %p
  br label %join
join:
  %r = phi i32 [ %l, %then ], [ 0, %else ]
  ret i32 %r
}

; CHECK-LABEL: define void @volatile(
; CHECK:         store volatile i32 %a
; CHECK:         store volatile i32 %b
define void @volatile(ptr %p, i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %then, label %else
then:
  store volatile i32 %a, ptr %p
  br label %join
else:
  store volatile i32 %b, ptr %p
  br label %join
join:
  ret void
}

; CHECK-LABEL: define i32 @others_come(
; CHECK:         store i32 %a
; CHECK:         store i32 %b
; SPLIT-LABEL: define i32 @others_come(
; SPLIT:       join.sink.split:
; SPLIT-NEXT:    %b.sink = phi i32 [ %a, %then ], [ %b, %else ]
; SPLIT-NEXT:    %r.ph = phi i32 [ 1, %then ], [ 2, %else ]
; SPLIT-NEXT:    store i32 %b.sink, ptr %p, align 4
; SPLIT-NEXT:    br label %join
define i32 @others_come(ptr %p, i1 %c, i1 %d, i32 %a, i32 %b) {
entry:
  br i1 %d, label %head, label %join
head:
  br i1 %c, label %then, label %else
then:
  store i32 %a, ptr %p
  br label %join
else:
  store i32 %b, ptr %p
  br label %join
join:
  %r = phi i32 [ 0, %entry ], [ 1, %then ], [ 2, %else ]
  ret i32 %r
}
