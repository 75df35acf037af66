; RUN: %nvopt '-passes=sink<into-loops>' -S %s | FileCheck %s
; At the end, a loop computes what it alone uses where that frees a register around it, and what costs no more than one
; instruction: sizes of the launch and what is made of them, and of what the loop holds anyway.

target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()

; CHECK-LABEL: define ptx_kernel void @step_of_a_grid(
; CHECK:       loop:
; CHECK-NEXT:    phi
; CHECK-NEXT:    %ntid = call
; CHECK-NEXT:    %nctaid = call
; CHECK-NEXT:    %step = mul i32 %ntid, %nctaid
define ptx_kernel void @step_of_a_grid(i32 %n, ptr %p) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %step = mul i32 %ntid, %nctaid
  br label %loop
loop:
  %i = phi i32 [ %tid, %0 ], [ %j, %loop ]
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %a, align 4
  %j = add i32 %i, %step
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}

; The narrow value is held, not the wide one; and %y is held anyway.
; CHECK-LABEL: define ptx_kernel void @narrower(
; CHECK:       loop:
; CHECK-NEXT:    phi
; CHECK-NEXT:    %wide = sext
; CHECK-NEXT:    %sum = add
define ptx_kernel void @narrower(i32 %n, ptr %q, ptr %p) {
  %x = load i32, ptr %q, align 4
  %y = load i64, ptr %p, align 8
  %wide = sext i32 %x to i64
  %sum = add i64 %y, 7
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %v = mul i64 %i, %y
  %w = xor i64 %v, %sum
  %a = getelementptr i64, ptr %p, i64 %i
  store i64 %w, ptr %a, align 8
  %j = add i64 %i, %wide
  %c = icmp slt i64 %j, 1000
  br i1 %c, label %loop, label %out
out:
  ret void
}

; Two registers for one; what another place uses as well; what the loop begins with; a division; a choice of freeze.
; CHECK-LABEL: define ptx_kernel i32 @stays(
; CHECK:         %sum = add
; CHECK-NEXT:    %shared = add
; CHECK-NEXT:    %first = add
; CHECK-NEXT:    %quot = sdiv
; CHECK-NEXT:    %fr = freeze
; CHECK:       loop:
; CHECK-NEXT:    phi
; CHECK-NEXT:    %k = add
define ptx_kernel i32 @stays(i32 %n, ptr %q, ptr %p) {
  %x = load i32, ptr %q, align 4
  %y = load i32, ptr %p, align 4
  %sum = add i32 %x, %y
  %shared = add i32 %x, 1
  %first = add i32 %x, 2
  %quot = sdiv i32 %n, 3
  %fr = freeze i32 %n
  br label %loop
loop:
  %i = phi i32 [ %first, %0 ], [ %j, %loop ]
  %k = add i32 %i, %sum
  %l = add i32 %k, %shared
  %m = add i32 %l, %quot
  %a = getelementptr i32, ptr %p, i32 %m
  store i32 %fr, ptr %a, align 4
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %shared
}
