; RUN: %nvopt -passes=codegenprepare -S %s | FileCheck %s
; RUN: %nvopt -passes=codegenprepare -cgp-bypass-slow-division=0 -S %s | FileCheck %s --check-prefix=OFF
; Divisions of 64 bits are of 32 where the operands fit; what is tested is frozen.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier0()

define i64 @general(i64 %a, i64 noundef %b) {
  %q = sdiv i64 %a, %b
  ret i64 %q
}
; Both are made once; the barrier behind is under no condition.
define i64 @pair(i64 noundef %a, i64 noundef %b) {
  %q = udiv i64 %a, %b
  %r = urem i64 %a, %b
  call void @llvm.nvvm.barrier0()
  %s = add i64 %q, %r
  ret i64 %s
}
; What is known to fit is not tested, nor frozen; both: no branch at all.
define i64 @known(i64 noundef %a, i32 %n) {
  %b = zext i32 %n to i64
  %q = sdiv i64 %a, %b
  ret i64 %q
}
define i64 @both_known(i32 %m, i32 %n) {
  %a = zext i32 %m to i64
  %b = zext i32 %n to i64
  %q = udiv i64 %a, %b
  %r = urem i64 %a, %b
  %s = add i64 %q, %r
  ret i64 %s
}
; The dividend fits: less than the divisor, or divided by 32 bits. Frozen, it still fits.
define i64 @dividend_fits(i32 %m, i64 noundef %b) {
  %a = zext i32 %m to i64
  %r = urem i64 %a, %b
  ret i64 %r
}
; Products for constants; hashes hardly fit.
define i64 @stay(i64 noundef %a, i64 noundef %b) {
  %x = udiv i64 %a, 10
  %h = xor i64 %a, %b
  %y = urem i64 %h, %b
  %m = mul i64 %a, -7046029254386353131
  %z = urem i64 %m, %b
  %s = add i64 %x, %y
  %t = add i64 %s, %z
  ret i64 %t
}
define i64 @small(i64 noundef %a, i64 noundef %b) optsize {
  %q = sdiv i64 %a, %b
  ret i64 %q
}

; CHECK-LABEL: define i64 @general(i64 %a, i64 noundef %b) {
; CHECK-NEXT:   %1 = freeze i64 %a
; CHECK-NEXT:   %2 = or i64 %1, %b
; CHECK-NEXT:   %3 = icmp ult i64 %2, 4294967296
; CHECK-NEXT:   br i1 %3, label %4, label %9
; CHECK: 4:
; CHECK-NEXT:   %5 = trunc i64 %1 to i32
; CHECK-NEXT:   %6 = trunc i64 %b to i32
; CHECK-NEXT:   %7 = udiv i32 %5, %6
; CHECK-NEXT:   %8 = zext i32 %7 to i64
; CHECK-NEXT:   br label %11
; CHECK: 9:
; CHECK-NEXT:   %10 = sdiv i64 %1, %b
; CHECK-NEXT:   br label %11
; CHECK: 11:
; CHECK-NEXT:   %q = phi i64 [ %10, %9 ], [ %8, %4 ]
; CHECK-NEXT:   ret i64 %q
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @pair(i64 noundef %a, i64 noundef %b) {
; CHECK-NEXT:   %1 = or i64 %a, %b
; CHECK-NEXT:   %2 = icmp ult i64 %1, 4294967296
; CHECK-NEXT:   br i1 %2, label %3, label %10
; CHECK: 3:
; CHECK-NEXT:   %4 = trunc i64 %a to i32
; CHECK-NEXT:   %5 = trunc i64 %b to i32
; CHECK-NEXT:   %6 = udiv i32 %4, %5
; CHECK-NEXT:   %7 = zext i32 %6 to i64
; CHECK-NEXT:   %8 = urem i32 %4, %5
; CHECK-NEXT:   %9 = zext i32 %8 to i64
; CHECK-NEXT:   br label %13
; CHECK: 10:
; CHECK-NEXT:   %11 = udiv i64 %a, %b
; CHECK-NEXT:   %12 = urem i64 %a, %b
; CHECK-NEXT:   br label %13
; CHECK: 13:
; CHECK-NEXT:   %r = phi i64 [ %12, %10 ], [ %9, %3 ]
; CHECK-NEXT:   %q = phi i64 [ %11, %10 ], [ %7, %3 ]
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %s = add i64 %q, %r
; CHECK-NEXT:   ret i64 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @known(i64 noundef %a, i32 %n) {
; CHECK-NEXT:   %b = zext i32 %n to i64
; CHECK-NEXT:   %1 = icmp ult i64 %a, 4294967296
; CHECK-NEXT:   br i1 %1, label %2, label %6
; CHECK: 2:
; CHECK-NEXT:   %3 = trunc i64 %a to i32
; CHECK-NEXT:   %4 = udiv i32 %3, %n
; CHECK-NEXT:   %5 = zext i32 %4 to i64
; CHECK-NEXT:   br label %8
; CHECK: 6:
; CHECK-NEXT:   %7 = sdiv i64 %a, %b
; CHECK-NEXT:   br label %8
; CHECK: 8:
; CHECK-NEXT:   %q = phi i64 [ %7, %6 ], [ %5, %2 ]
; CHECK-NEXT:   ret i64 %q
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @both_known(i32 %m, i32 %n) {
; CHECK-NEXT:   %1 = udiv i32 %m, %n
; CHECK-NEXT:   %q = zext i32 %1 to i64
; CHECK-NEXT:   %2 = urem i32 %m, %n
; CHECK-NEXT:   %r = zext i32 %2 to i64
; CHECK-NEXT:   %s = add i64 %q, %r
; CHECK-NEXT:   ret i64 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @dividend_fits(i32 %m, i64 noundef %b) {
; CHECK-NEXT:   %1 = freeze i32 %m
; CHECK-NEXT:   %2 = zext i32 %1 to i64
; CHECK-NEXT:   %3 = icmp uge i64 %2, %b
; CHECK-NEXT:   br i1 %3, label %4, label %8
; CHECK: 4:
; CHECK-NEXT:   %5 = trunc i64 %b to i32
; CHECK-NEXT:   %6 = urem i32 %1, %5
; CHECK-NEXT:   %7 = zext i32 %6 to i64
; CHECK-NEXT:   br label %8
; CHECK: 8:
; CHECK-NEXT:   %r = phi i64 [ %2, %0 ], [ %7, %4 ]
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @stay(i64 noundef %a, i64 noundef %b) {
; CHECK-NEXT:   %x = udiv i64 %a, 10
; CHECK-NEXT:   %h = xor i64 %a, %b
; CHECK-NEXT:   %y = urem i64 %h, %b
; CHECK-NEXT:   %m = mul i64 %a, -7046029254386353131
; CHECK-NEXT:   %z = urem i64 %m, %b
; CHECK-NEXT:   %s = add i64 %x, %y
; CHECK-NEXT:   %t = add i64 %s, %z
; CHECK-NEXT:   ret i64 %t
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @small(i64 noundef %a, i64 noundef %b) #0 {
; CHECK-NEXT:   %q = sdiv i64 %a, %b
; CHECK-NEXT:   ret i64 %q
; CHECK-NEXT: }
; OFF-LABEL: define i64 @general(i64 %a, i64 noundef %b) {
; OFF-NEXT:   %q = sdiv i64 %a, %b
; OFF-NEXT:   ret i64 %q
; OFF-NEXT: }
; OFF-LABEL: define i64 @pair(i64 noundef %a, i64 noundef %b) {
; OFF-NEXT:   %q = udiv i64 %a, %b
; OFF-NEXT:   %r = urem i64 %a, %b
; OFF-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; OFF-NEXT:   %s = add i64 %q, %r
; OFF-NEXT:   ret i64 %s
; OFF-NEXT: }
; OFF-LABEL: define i64 @known(i64 noundef %a, i32 %n) {
; OFF-NEXT:   %b = zext i32 %n to i64
; OFF-NEXT:   %q = sdiv i64 %a, %b
; OFF-NEXT:   ret i64 %q
; OFF-NEXT: }
; OFF-LABEL: define i64 @both_known(i32 %m, i32 %n) {
; OFF-NEXT:   %a = zext i32 %m to i64
; OFF-NEXT:   %b = zext i32 %n to i64
; OFF-NEXT:   %q = udiv i64 %a, %b
; OFF-NEXT:   %r = urem i64 %a, %b
; OFF-NEXT:   %s = add i64 %q, %r
; OFF-NEXT:   ret i64 %s
; OFF-NEXT: }
; OFF-LABEL: define i64 @dividend_fits(i32 %m, i64 noundef %b) {
; OFF-NEXT:   %a = zext i32 %m to i64
; OFF-NEXT:   %r = urem i64 %a, %b
; OFF-NEXT:   ret i64 %r
; OFF-NEXT: }
