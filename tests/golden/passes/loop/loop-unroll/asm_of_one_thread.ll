; RUN: %nvopt -passes='loop(loop-unroll-full)' -S %s | FileCheck %s
; Two rounds at most, and assembly that clang marks convergent: a conversion is each thread's own and is there twice; an
; exchange between lanes, and an instruction that no table has, stay in the loop.
target triple = "nvptx64-nvidia-cuda"
define void @own(ptr %p, i32 %i, i32 %n, i32 %step) {
entry:
  br label %h
h:
  %k = phi i32 [ 0, %entry ], [ 1, %h ]
  %j = phi i32 [ %i, %entry ], [ %j1, %h ]
  %a = getelementptr i32, ptr %p, i32 %k
  %x = call float asm "{ cvt.f32.bf16 $0, $1;}\0A", "=f,h"(i16 3) #0
  store float %x, ptr %a
  %j1 = add nsw i32 %j, %step
  %m = icmp slt i32 %j1, %n
  %f = icmp eq i32 %k, 0
  %c = and i1 %m, %f
  br i1 %c, label %h, label %e
e:
  ret void
}
define void @together(ptr %p, i32 %i, i32 %n, i32 %step) {
entry:
  br label %h
h:
  %k = phi i32 [ 0, %entry ], [ 1, %h ]
  %j = phi i32 [ %i, %entry ], [ %j1, %h ]
  %a = getelementptr i32, ptr %p, i32 %k
  %x = call i32 asm "shfl.sync.bfly.b32 $0, $1, 1, 31, -1;", "=r,r"(i32 %j) #0
  store i32 %x, ptr %a
  %j1 = add nsw i32 %j, %step
  %m = icmp slt i32 %j1, %n
  %f = icmp eq i32 %k, 0
  %c = and i1 %m, %f
  br i1 %c, label %h, label %e
e:
  ret void
}
define void @unknown(ptr %p, i32 %i, i32 %n, i32 %step) {
entry:
  br label %h
h:
  %k = phi i32 [ 0, %entry ], [ 1, %h ]
  %j = phi i32 [ %i, %entry ], [ %j1, %h ]
  %a = getelementptr i32, ptr %p, i32 %k
  %x = call i32 asm "newop.b32 $0, $1;", "=r,r"(i32 %j) #0
  store i32 %x, ptr %a
  %j1 = add nsw i32 %j, %step
  %m = icmp slt i32 %j1, %n
  %f = icmp eq i32 %k, 0
  %c = and i1 %m, %f
  br i1 %c, label %h, label %e
e:
  ret void
}
attributes #0 = { convergent nounwind memory(none) }

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define void @own(ptr %p, i32 %i, i32 %n, i32 %step) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %entry
; CHECK-NEXT:   %x = call float asm "{ cvt.f32.bf16 $0, $1;}\0A", "=f,h"(i16 3) #0
; CHECK-NEXT:   store float %x, ptr %p, align 4
; CHECK-NEXT:   %j1 = add nsw i32 %i, %step
; CHECK-NEXT:   %m = icmp slt i32 %j1, %n
; CHECK-NEXT:   br i1 %m, label %h.1, label %e
; CHECK: h.1:                                              ; preds = %h
; CHECK-NEXT:   %a.1 = getelementptr i32, ptr %p, i32 1
; CHECK-NEXT:   %x.1 = call float asm "{ cvt.f32.bf16 $0, $1;}\0A", "=f,h"(i16 3) #0
; CHECK-NEXT:   store float %x.1, ptr %a.1, align 4
; CHECK-NEXT:   br label %e
; CHECK: e:                                                ; preds = %h.1, %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @together(ptr %p, i32 %i, i32 %n, i32 %step) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h.peel
; CHECK: h.peel:                                           ; preds = %entry
; CHECK-NEXT:   %x.peel = call i32 asm "shfl.sync.bfly.b32 $0, $1, 1, 31, -1;", "=r,r"(i32 %i) #0
; CHECK-NEXT:   store i32 %x.peel, ptr %p, align 4
; CHECK-NEXT:   %j1.peel = add nsw i32 %i, %step
; CHECK-NEXT:   %m.peel = icmp slt i32 %j1.peel, %n
; CHECK-NEXT:   br i1 %m.peel, label %h.preheader, label %e
; CHECK: h.preheader:                                      ; preds = %h.peel
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %h.preheader
; CHECK-NEXT:   %j = phi i32 [ %j1.peel, %h.preheader ], [ %j1, %h ]
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i32 1
; CHECK-NEXT:   %x = call i32 asm "shfl.sync.bfly.b32 $0, $1, 1, 31, -1;", "=r,r"(i32 %j) #0
; CHECK-NEXT:   store i32 %x, ptr %a, align 4
; CHECK-NEXT:   %j1 = add nsw i32 %j, %step
; CHECK-NEXT:   %m = icmp slt i32 %j1, %n
; CHECK-NEXT:   %f = icmp eq i32 1, 0
; CHECK-NEXT:   %c = and i1 %m, %f
; CHECK-NEXT:   br i1 %c, label %h, label %e.loopexit, !llvm.loop !0
; CHECK: e.loopexit:                                       ; preds = %h
; CHECK-NEXT:   br label %e
; CHECK: e:                                                ; preds = %e.loopexit, %h.peel
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @unknown(ptr %p, i32 %i, i32 %n, i32 %step) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h.peel
; CHECK: h.peel:                                           ; preds = %entry
; CHECK-NEXT:   %x.peel = call i32 asm "newop.b32 $0, $1;", "=r,r"(i32 %i) #0
; CHECK-NEXT:   store i32 %x.peel, ptr %p, align 4
; CHECK-NEXT:   %j1.peel = add nsw i32 %i, %step
; CHECK-NEXT:   %m.peel = icmp slt i32 %j1.peel, %n
; CHECK-NEXT:   br i1 %m.peel, label %h.preheader, label %e
; CHECK: h.preheader:                                      ; preds = %h.peel
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %h.preheader
; CHECK-NEXT:   %j = phi i32 [ %j1.peel, %h.preheader ], [ %j1, %h ]
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i32 1
; CHECK-NEXT:   %x = call i32 asm "newop.b32 $0, $1;", "=r,r"(i32 %j) #0
; CHECK-NEXT:   store i32 %x, ptr %a, align 4
; CHECK-NEXT:   %j1 = add nsw i32 %j, %step
; CHECK-NEXT:   %m = icmp slt i32 %j1, %n
; CHECK-NEXT:   %f = icmp eq i32 1, 0
; CHECK-NEXT:   %c = and i1 %m, %f
; CHECK-NEXT:   br i1 %c, label %h, label %e.loopexit, !llvm.loop !2
; CHECK: e.loopexit:                                       ; preds = %h
; CHECK-NEXT:   br label %e
; CHECK: e:                                                ; preds = %e.loopexit, %h.peel
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nounwind memory(none) }
; CHECK: !0 = distinct !{!0, !1}
; CHECK-NEXT: !1 = !{!"llvm.loop.peeled.count", i32 1}
; CHECK-NEXT: !2 = distinct !{!2, !1}
