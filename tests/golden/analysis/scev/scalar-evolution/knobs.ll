; NVIDIA's knobs of scalar evolution: each function shows one of them.
; RUN: %nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes='print<scalar-evolution>' -aggressive-positive-stride-analysis=1 -disable-output %s 2>&1 | FileCheck --check-prefix=STRIDE %s
; RUN: %nvopt -passes='print<scalar-evolution>' -do-sign-ext-simplify=0 -disable-output %s 2>&1 | FileCheck --check-prefix=SIMPLIFY %s
; RUN: %nvopt -passes='print<scalar-evolution>' -do-sign-ext-expand=1 -disable-output %s 2>&1 | FileCheck --check-prefix=EXPAND %s
; RUN: %nvopt -passes='print<scalar-evolution>' -track-trip-count-more=1 -disable-output %s 2>&1 | FileCheck --check-prefix=MORE %s
; RUN: %nvopt -passes='print<scalar-evolution>' -scev-mulops-inline-threshold=1 -scev-addops-inline-threshold=1 -disable-output %s 2>&1 | FileCheck --check-prefix=INLINE %s

; The product of block and grid size steps forward: assumed, because a grid of 2^31 threads would wrap it.
; CHECK-LABEL: 'stride'
; CHECK: Loop %loop: Unpredictable backedge-taken count.
; STRIDE-LABEL: 'stride'
; STRIDE: Loop %loop: backedge-taken count is
define ptx_kernel void @stride(ptr %A, i32 %n) {
entry:
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %g = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %step = mul i32 %d, %g
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %A, i32 %i
  %old = load volatile float, ptr %p
  %next = add nsw i32 %i, %step
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; A sign extension of what is not negative; of a sum whose operands' ranges exclude wrapping.
; CHECK-LABEL: 'extensions'
; CHECK: %w = sext i32 %h to i64
; CHECK-NEXT: -->  ((zext i32 %x to i64) /u 2)
; CHECK: %e = sext i32 %s to i64
; CHECK-NEXT: -->  (sext i32 ((sext i16 %a to i32) + (sext i16 %b to i32)) to i64)
; SIMPLIFY-LABEL: 'extensions'
; SIMPLIFY: %w = sext i32 %h to i64
; SIMPLIFY-NEXT: -->  (sext i32 (%x /u 2) to i64)
; EXPAND-LABEL: 'extensions'
; EXPAND: %e = sext i32 %s to i64
; EXPAND-NEXT: -->  ((sext i16 %a to i64) + (sext i16 %b to i64))<nsw>
define i64 @extensions(i32 %x, i16 %a, i16 %b) {
  %h = lshr i32 %x, 1
  %w = sext i32 %h to i64
  %aw = sext i16 %a to i32
  %bw = sext i16 %b to i32
  %s = add i32 %aw, %bw
  %e = sext i32 %s to i64
  %r = add i64 %w, %e
  ret i64 %r
}

; 250 rounds without a closed form: more than are tried, fewer than four times as many.
; CHECK-LABEL: 'rounds'
; CHECK: Loop %loop: Unpredictable backedge-taken count.
; MORE-LABEL: 'rounds'
; MORE: Loop %loop: backedge-taken count is i32 250
define void @rounds() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %m = mul i32 %i, 5
  %next = xor i32 %m, 3
  %c = icmp ne i32 %i, 1522968429
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Operands up to which inner sums and products are put into outer ones.
; CHECK-LABEL: 'inline'
; CHECK: %s2 = add
; CHECK-NEXT: -->  (%a + %b + %c)
; CHECK: %m2 = mul
; CHECK-NEXT: -->  (%a * %b * %c)
; INLINE-LABEL: 'inline'
; INLINE: %s2 = add
; INLINE-NEXT: -->  ((%a + %b) + %c)
; INLINE: %m2 = mul
; INLINE-NEXT: -->  ((%a * %b) * %c)
define i32 @inline(i32 %a, i32 %b, i32 %c) {
  %s1 = add i32 %a, %b
  %s2 = add i32 %s1, %c
  %m1 = mul i32 %a, %b
  %m2 = mul i32 %m1, %c
  %r = add i32 %s2, %m2
  ret i32 %r
}
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
