; Thread numbers are bounded: sums of them do not wrap, and a loop over a block's threads has a constant bound.
; RUN: %nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1 | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %out
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %w = sext i32 %i to i64
  %q = getelementptr inbounds float, ptr addrspace(1) %p, i64 %w
  store float 0.0, ptr addrspace(1) %q
  %i1 = add nsw i32 %i, %d
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}

; CHECK: Printing analysis 'Scalar Evolution Analysis' for function 'k':
; CHECK-NEXT: Classifying expressions for: @k
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   -->  %t U: [0,1024) S: [0,1024)
; CHECK-NEXT:   %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; CHECK-NEXT:   -->  %d U: [1,1025) S: [1,1025)
; CHECK-NEXT:   %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   -->  {%t,+,%d}<nuw><nsw><%loop> U: [0,-2147483648) S: [0,-2147483648)		Exits: ((((((-1 * (%d + %t))<nsw> + (-1 * (1 umin ((-1 * (%d + %t))<nsw> + ((%d + %t) smax %n))))<nuw><nsw> + ((%d + %t) smax %n)) /u %d) + (1 umin ((-1 * (%d + %t))<nsw> + ((%d + %t) smax %n)))) * %d) + %t)		LoopDispositions: { %loop: Computable }
; CHECK-NEXT:   %w = sext i32 %i to i64
; CHECK-NEXT:   -->  {(zext i32 %t to i64),+,(zext i32 %d to i64)}<nuw><nsw><%loop> U: [0,2199023254528) S: [0,2199023254528)		Exits: ((zext i32 %t to i64) + ((zext i32 ((((-1 * (%d + %t))<nsw> + (-1 * (1 umin ((-1 * (%d + %t))<nsw> + ((%d + %t) smax %n))))<nuw><nsw> + ((%d + %t) smax %n)) /u %d) + (1 umin ((-1 * (%d + %t))<nsw> + ((%d + %t) smax %n)))) to i64) * (zext i32 %d to i64)))		LoopDispositions: { %loop: Computable }
; CHECK-NEXT:   %q = getelementptr inbounds float, ptr addrspace(1) %p, i64 %w
; CHECK-NEXT:   -->  {((4 * (zext i32 %t to i64))<nuw><nsw> + %p),+,(4 * (zext i32 %d to i64))<nuw><nsw>}<nuw><%loop> U: full-set S: full-set		Exits: ((4 * (zext i32 %t to i64))<nuw><nsw> + (4 * (zext i32 ((((-1 * (%d + %t))<nsw> + (-1 * (1 umin ((-1 * (%d + %t))<nsw> + ((%d + %t) smax %n))))<nuw><nsw> + ((%d + %t) smax %n)) /u %d) + (1 umin ((-1 * (%d + %t))<nsw> + ((%d + %t) smax %n)))) to i64) * (zext i32 %d to i64)) + %p)		LoopDispositions: { %loop: Computable }
; CHECK-NEXT:   %i1 = add nsw i32 %i, %d
; CHECK-NEXT:   -->  {(%d + %t),+,%d}<nuw><nsw><%loop> U: [1,-2147483648) S: [1,-2147483648)		Exits: (((1 + (((-1 * (%d + %t))<nsw> + (-1 * (1 umin ((-1 * (%d + %t))<nsw> + ((%d + %t) smax %n))))<nuw><nsw> + ((%d + %t) smax %n)) /u %d) + (1 umin ((-1 * (%d + %t))<nsw> + ((%d + %t) smax %n)))) * %d) + %t)		LoopDispositions: { %loop: Computable }
; CHECK-NEXT: Determining loop execution counts for: @k
; CHECK-NEXT: Loop %loop: backedge-taken count is ((((-1 * (%d + %t))<nsw> + (-1 * (1 umin ((-1 * (%d + %t))<nsw> + ((%d + %t) smax %n))))<nuw><nsw> + ((%d + %t) smax %n)) /u %d) + (1 umin ((-1 * (%d + %t))<nsw> + ((%d + %t) smax %n))))
; CHECK-NEXT: Loop %loop: constant max backedge-taken count is i32 2147483646
; CHECK-NEXT: Loop %loop: symbolic max backedge-taken count is ((((-1 * (%d + %t))<nsw> + (-1 * (1 umin ((-1 * (%d + %t))<nsw> + ((%d + %t) smax %n))))<nuw><nsw> + ((%d + %t) smax %n)) /u %d) + (1 umin ((-1 * (%d + %t))<nsw> + ((%d + %t) smax %n))))
; CHECK-NEXT: Loop %loop: Trip multiple is 1
