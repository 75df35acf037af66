; RUN: %nvopt -passes=loop-distribute -verify-loop-info -verify-pass-claims -S %s | FileCheck %s
; RUN: %nvopt -passes=loop-distribute -runtime-memory-check-threshold=0 -S %s | FileCheck %s --check-prefix=NONE
; Asked for by the source. Whether %a and %c overlap is tested before the loop; the loop as it was stays for that case, and is not looked at again.
; NONE-NOT: ldist
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define void @f(
; CHECK: %found.conflict = and i1
; CHECK-NEXT: br i1 %found.conflict, label %{{[0-9]+}}, label %{{[0-9]+}}
; CHECK: loop.ldist1:
; CHECK: store i32 %m.ldist1
; CHECK-NOT: store i32 7
; CHECK: br i1 %d.ldist1, label %loop.ldist1, label %{{[^,]+}}, !llvm.loop
; CHECK: loop:
; CHECK-NOT: store i32 %m
; CHECK: store i32 7
; CHECK: br i1 %d, label %loop, label %{{[^,]+}}, !llvm.loop
; CHECK: loop.lver.orig:
; CHECK: store i32 %m.lver.orig
; CHECK: store i32 7
; CHECK: br i1 %d.lver.orig, label %loop.lver.orig, label %{{[^,]+}}, !llvm.loop !{{[0-9]+}}
define void @f(ptr %a, ptr %c, i64 %n) {
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

; An access under a condition has an address that need not mean anything where it is not made: no test is made of it.
; CHECK-LABEL: define void @conditional(
; CHECK-NOT: ldist
; CHECK: ret void
define void @conditional(ptr %a, ptr %c, i64 %n, i64 %k) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %pa, align 4
  %m = mul i32 %x, 3
  %i1 = add nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i32, ptr %a, i64 %i1
  store i32 %m, ptr %qa, align 4
  %e = icmp ult i64 %i, %k
  br i1 %e, label %then, label %latch
then:
  %pc = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 7, ptr %pc, align 4
  br label %latch
latch:
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.distribute.enable", i1 true}
; CHECK: = distinct !{!{{[0-9]+}}, ![[OFF:[0-9]+]]}
; CHECK: ![[OFF]] = !{!"llvm.loop.distribute.enable", i1 false}
