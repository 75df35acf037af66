; RUN: %nvopt -passes=loop-distribute -enable-loop-distribute -S %s | FileCheck %s
; RUN: %nvopt -passes=loop-distribute -S %s | FileCheck %s
; Loops that stay one: nobody asks, a barrier or a convergent call stands in them, an access is ordered or volatile, a value would be another in the second loop, one circle.
; CHECK-NOT: ldist
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @shuffle(i32) convergent nounwind memory(none) willreturn

; The stores of one round are seen by other threads before those of the next.
define void @barrier(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n, i32 %u) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %m = mul i32 %x, 3
  %i1 = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 %m, ptr %qa, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %pc = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 7, ptr %pc, align 4
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; Threads meet in the call.
define void @convergent(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n, i32 %u) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %m = mul i32 %x, 3
  %i1 = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 %m, ptr %qa, align 4
  %s = call i32 @shuffle(i32 %u)
  %pc = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 %s, ptr %pc, align 4
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; A volatile access.
define void @volatile(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n, i32 %u) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load volatile i32, ptr %pa, align 4
  %m = mul i32 %x, 3
  %i1 = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 %m, ptr %qa, align 4

  %pc = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 7, ptr %pc, align 4
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; An ordered access.
define void @atomic(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n, i32 %u) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load atomic i32, ptr %pa monotonic, align 4
  %m = mul i32 %x, 3
  %i1 = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 %m, ptr %qa, align 4

  %pc = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 7, ptr %pc, align 4
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; An atomic operation.
define void @read_modify_write(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n, i32 %u) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %m = mul i32 %x, 3
  %i1 = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 %m, ptr %qa, align 4
  %s = atomicrmw add ptr %b, i32 1 monotonic
  %pc = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 %s, ptr %pc, align 4
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; Inline assembly that may do anything.
define void @assembly(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n, i32 %u) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %m = mul i32 %x, 3
  %i1 = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 %m, ptr %qa, align 4
  call void asm sideeffect "membar.gl;", "~{memory}"()
  %pc = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 7, ptr %pc, align 4
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; The frozen value decides a store in both loops: it could be another in each.
define void @frozen(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n, i32 %u) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %m = mul i32 %x, 3
  %i1 = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 %m, ptr %qa, align 4
  %fr = freeze i32 %u
  %w = load i32, ptr %qa, align 4
  %fw = add i32 %fr, %w
  store i32 %fw, ptr %b
  %pc = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 %fr, ptr %pc, align 4
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; What is stored last is loaded first in the next round.
define void @circle(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n, i32 %u) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %m = mul i32 %x, 3
  %i1 = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 %m, ptr %qa, align 4
  %pb = getelementptr inbounds i32, ptr %a, i64 5
  %y = load i32, ptr %pb, align 4
  %pc = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 %y, ptr %pc, align 4
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; The source says no.
define void @not_asked(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n, i32 %u) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %m = mul i32 %x, 3
  %i1 = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 %m, ptr %qa, align 4

  %pc = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 7, ptr %pc, align 4
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

; How often it runs is loaded.
define void @counted_by_memory(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n, i32 %u) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %m = mul i32 %x, 3
  %i1 = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 %m, ptr %qa, align 4
  %pb = getelementptr inbounds i64, ptr %b, i64 %i
  %y = load i64, ptr %pb, align 8
  %pc = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 7, ptr %pc, align 4
  %d = icmp ult i64 %i1, %y
  br i1 %d, label %loop, label %exit
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.distribute.enable", i1 false}
