; RUN: %nvopt -passes='print<branch-prob>' -disable-output %s 2>&1 | FileCheck %s
; What each kind of condition and each kind of block makes likely, and metadata against unreachable.
declare void @cold() cold
declare void @nr() noreturn
declare i32 @strcmp(ptr, ptr)
define void @oeq(float %x) {
  %c = fcmp oeq float %x, 1.0
  br i1 %c, label %a, label %b
a: 
  ret void
b: 
  ret void
}
define void @une(float %x) {
  %c = fcmp une float %x, 1.0
  br i1 %c, label %a, label %b
a: 
  ret void
b: 
  ret void
}
define void @one(float %x) {
  %c = fcmp one float %x, 1.0
  br i1 %c, label %a, label %b
a: 
  ret void
b: 
  ret void
}
define void @ueq(float %x) {
  %c = fcmp ueq float %x, 1.0
  br i1 %c, label %a, label %b
a: 
  ret void
b: 
  ret void
}
define void @ord(float %x) {
  %c = fcmp ord float %x, 1.0
  br i1 %c, label %a, label %b
a: 
  ret void
b: 
  ret void
}
define void @p(ptr %x) {
  %c = icmp eq ptr %x, null
  br i1 %c, label %a, label %b
a: 
  ret void
b: 
  ret void
}
define void @z(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a: 
  ret void
b: 
  ret void
}
define void @cld(i1 %c) {
  br i1 %c, label %a, label %b
a: 
  call void @cold()
  ret void
b: 
  ret void
}
define void @unr(i1 %c) {
  br i1 %c, label %a, label %b
a: 
  unreachable
b: 
  ret void
}
define void @unrnr(i1 %c) {
  br i1 %c, label %a, label %b
a: 
  call void @nr()
  unreachable
b: 
  ret void
}
define void @unrp(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a: 
  unreachable
b: 
  ret void
}
define void @strcm(ptr %c) {
  %r = call i32 @strcmp(ptr %c, ptr %c)
  %cc = icmp eq i32 %r, 3
  br i1 %cc, label %a, label %b
a: 
  ret void
b: 
  ret void
}
define void @w(i1 %c) {
  br i1 %c, label %a, label %b, !prof !1
a: 
  ret void
b: 
  ret void
}
!0 = !{!"branch_weights", i32 3, i32 5}
!1 = !{!"branch_weights", !"expected", i32 3, i32 5}

; CHECK: Printing analysis 'Branch Probability Analysis' for function 'oeq':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %0 -> %a probability is 0x50000000 / 0x80000000 = 62.50%
; CHECK-NEXT:   edge %0 -> %b probability is 0x30000000 / 0x80000000 = 37.50%
; CHECK-NEXT: Printing analysis 'Branch Probability Analysis' for function 'une':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %0 -> %a probability is 0x50000000 / 0x80000000 = 62.50%
; CHECK-NEXT:   edge %0 -> %b probability is 0x30000000 / 0x80000000 = 37.50%
; CHECK-NEXT: Printing analysis 'Branch Probability Analysis' for function 'one':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %0 -> %a probability is 0x50000000 / 0x80000000 = 62.50%
; CHECK-NEXT:   edge %0 -> %b probability is 0x30000000 / 0x80000000 = 37.50%
; CHECK-NEXT: Printing analysis 'Branch Probability Analysis' for function 'ueq':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %0 -> %a probability is 0x30000000 / 0x80000000 = 37.50%
; CHECK-NEXT:   edge %0 -> %b probability is 0x50000000 / 0x80000000 = 62.50%
; CHECK-NEXT: Printing analysis 'Branch Probability Analysis' for function 'ord':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %0 -> %a probability is 0x7ffff800 / 0x80000000 = 100.00% [HOT edge]
; CHECK-NEXT:   edge %0 -> %b probability is 0x00000800 / 0x80000000 = 0.00%
; CHECK-NEXT: Printing analysis 'Branch Probability Analysis' for function 'p':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %0 -> %a probability is 0x30000000 / 0x80000000 = 37.50%
; CHECK-NEXT:   edge %0 -> %b probability is 0x50000000 / 0x80000000 = 62.50%
; CHECK-NEXT: Printing analysis 'Branch Probability Analysis' for function 'z':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %0 -> %a probability is 0x30000000 / 0x80000000 = 37.50%
; CHECK-NEXT:   edge %0 -> %b probability is 0x50000000 / 0x80000000 = 62.50%
; CHECK-NEXT: Printing analysis 'Branch Probability Analysis' for function 'cld':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %0 -> %a probability is 0x078780e3 / 0x80000000 = 5.88%
; CHECK-NEXT:   edge %0 -> %b probability is 0x78787f1d / 0x80000000 = 94.12% [HOT edge]
; CHECK-NEXT: Printing analysis 'Branch Probability Analysis' for function 'unr':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %0 -> %a probability is 0x00000000 / 0x80000000 = 0.00%
; CHECK-NEXT:   edge %0 -> %b probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
; CHECK-NEXT: Printing analysis 'Branch Probability Analysis' for function 'unrnr':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %0 -> %a probability is 0x00000800 / 0x80000000 = 0.00%
; CHECK-NEXT:   edge %0 -> %b probability is 0x7ffff800 / 0x80000000 = 100.00% [HOT edge]
; CHECK-NEXT: Printing analysis 'Branch Probability Analysis' for function 'unrp':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %0 -> %a probability is 0x00000001 / 0x80000000 = 0.00%
; CHECK-NEXT:   edge %0 -> %b probability is 0x7fffffff / 0x80000000 = 100.00% [HOT edge]
; CHECK-NEXT: Printing analysis 'Branch Probability Analysis' for function 'strcm':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %0 -> %a probability is 0x30000000 / 0x80000000 = 37.50%
; CHECK-NEXT:   edge %0 -> %b probability is 0x50000000 / 0x80000000 = 62.50%
; CHECK-NEXT: Printing analysis 'Branch Probability Analysis' for function 'w':
; CHECK-NEXT: ---- Branch Probabilities ----
; CHECK-NEXT:   edge %0 -> %a probability is 0x30000000 / 0x80000000 = 37.50%
; CHECK-NEXT:   edge %0 -> %b probability is 0x50000000 / 0x80000000 = 62.50%
