; RUN: %nvopt -passes=codegenprepare -S %s | FileCheck %s
; RUN: %nvopt -passes=codegenprepare -addr-sink-new-phis -S %s | FileCheck %s --check-prefix=PHIS
; RUN: %nvopt -passes=codegenprepare -addr-sink-new-phis -addr-sink-combine-base-reg=0 -addr-sink-combine-offs=0 -addr-sink-combine-gv=0 -addr-sink-combine-scaled-reg=0 -S %s | FileCheck %s --check-prefix=SAME
; RUN: %nvopt -passes=codegenprepare -addr-sink-new-phis -disable-complex-addr-modes -S %s | FileCheck %s --check-prefix=SAME
; RUN: %nvopt -passes=codegenprepare -addr-sink-new-select=0 -S %s | FileCheck %s --check-prefix=NOSEL
; RUN: %nvopt -passes=codegenprepare -addr-sink-new-phis -addr-sink-combine-gv=0 -S %s | FileCheck %s --check-prefix=NOGV
; RUN: %nvopt -passes=codegenprepare -addr-sink-new-phis -addr-sink-combine-base-reg=0 -S %s | FileCheck %s --check-prefix=NOREG
; RUN: %nvopt -passes=codegenprepare -addr-sink-new-phis -addr-sink-combine-offs=0 -S %s | FileCheck %s --check-prefix=NOOFFS
; RUN: %nvopt -passes=codegenprepare -addr-sink-new-phis -addr-sink-combine-scaled-reg=0 -S %s | FileCheck %s --check-prefix=NOINDEX
; An address that is a phi or select is computed behind it from what its ends have in common.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global [16 x i32] zeroinitializer
@h = addrspace(1) global [16 x i32] zeroinitializer

define i32 @offsets(i1 %c, ptr %p) {
  %a = getelementptr inbounds i8, ptr %p, i64 64
  %b = getelementptr inbounds i8, ptr %p, i64 128
  %s = select i1 %c, ptr %a, ptr %b
  %v = load i32, ptr %s
  ret i32 %v
}
define i32 @no_offset(i1 %c, ptr %p) {
  %a = getelementptr inbounds i8, ptr %p, i64 64
  %s = select i1 %c, ptr %a, ptr %p
  %v = load i32, ptr %s
  ret i32 %v
}
define i32 @registers(i1 %c, ptr %p, ptr %q) {
  br i1 %c, label %then, label %else
then:
  %a = getelementptr inbounds i8, ptr %p, i64 8
  br label %join
else:
  %b = getelementptr i8, ptr %q, i64 8
  br label %join
join:
  %s = phi ptr [ %a, %then ], [ %b, %else ]
  %v = load i32, ptr %s
  ret i32 %v
}
; The phi of what differs is there already.
define i32 @there(i1 %c, ptr %p, ptr %q) {
  br i1 %c, label %then, label %else
then:
  %a = getelementptr inbounds i8, ptr %p, i64 8
  br label %join
else:
  %b = getelementptr inbounds i8, ptr %q, i64 8
  br label %join
join:
  %s = phi ptr [ %a, %then ], [ %b, %else ]
  %t = phi ptr [ %p, %then ], [ %q, %else ]
  %v = load i32, ptr %s
  %w = load i32, ptr %t
  %r = add i32 %v, %w
  ret i32 %r
}
; Round a loop: the end that is always the same one.
define i32 @same_everywhere(i32 %n, ptr %p) {
entry:
  %a = getelementptr inbounds i8, ptr %p, i64 8
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %s = phi ptr [ %a, %entry ], [ %t, %latch ]
  %odd = trunc i32 %i to i1
  br i1 %odd, label %then, label %latch
then:
  %b = getelementptr inbounds i8, ptr %p, i64 8
  br label %latch
latch:
  %t = phi ptr [ %s, %loop ], [ %b, %then ]
  %v = load volatile i32, ptr %t
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %v
}
; Registers and constants differ: nothing in common.
define i32 @both(i1 %c, ptr %p, ptr %q) {
  %a = getelementptr inbounds i8, ptr %p, i64 64
  %b = getelementptr inbounds i8, ptr %q, i64 128
  %s = select i1 %c, ptr %a, ptr %b
  %v = load i32, ptr %s
  ret i32 %v
}
define i32 @indices(i1 %c, ptr %p, i64 %i, i64 %j) {
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  %b = getelementptr inbounds nuw i32, ptr %p, i64 %j
  %s = select i1 %c, ptr %a, ptr %b
  %v = load i32, ptr %s
  ret i32 %v
}
define i32 @variables(i1 %c) {
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %s = phi ptr addrspace(1) [ getelementptr inbounds (i8, ptr addrspace(1) @g, i64 8), %0 ], [ getelementptr inbounds (i8, ptr addrspace(1) @h, i64 8), %then ]
  %v = load i32, ptr addrspace(1) %s
  ret i32 %v
}

; CHECK-LABEL: define i32 @offsets(i1 %c, ptr %p) {
; CHECK-NEXT:   %s = select i1 %c, i64 64, i64 128
; CHECK-NEXT:   %sunkaddr = getelementptr inbounds i8, ptr %p, i64 %s
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @no_offset(i1 %c, ptr %p) {
; CHECK-NEXT:   %s = select i1 %c, i64 64, i64 0
; CHECK-NEXT:   %sunkaddr = getelementptr inbounds i8, ptr %p, i64 %s
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @registers(i1 %c, ptr %p, ptr %q) {
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   %a = getelementptr inbounds i8, ptr %p, i64 8
; CHECK-NEXT:   br label %join
; CHECK: else:
; CHECK-NEXT:   %b = getelementptr i8, ptr %q, i64 8
; CHECK-NEXT:   br label %join
; CHECK: join:
; CHECK-NEXT:   %s = phi ptr [ %a, %then ], [ %b, %else ]
; CHECK-NEXT:   %v = load i32, ptr %s, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @there(i1 %c, ptr %p, ptr %q) {
; CHECK-NEXT:   br i1 %c, label %join, label %else
; CHECK: else:
; CHECK-NEXT:   br label %join
; CHECK: join:
; CHECK-NEXT:   %t = phi ptr [ %p, %0 ], [ %q, %else ]
; CHECK-NEXT:   %sunkaddr = getelementptr inbounds i8, ptr %t, i64 8
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   %w = load i32, ptr %t, align 4
; CHECK-NEXT:   %r = add i32 %v, %w
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @same_everywhere(i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
; CHECK-NEXT:   %sunkaddr = getelementptr inbounds i8, ptr %p, i64 8
; CHECK-NEXT:   %v = load volatile i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %more = icmp ult i32 %i1, %n
; CHECK-NEXT:   br i1 %more, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @both(i1 %c, ptr %p, ptr %q) {
; CHECK-NEXT:   %a = getelementptr inbounds i8, ptr %p, i64 64
; CHECK-NEXT:   %b = getelementptr inbounds i8, ptr %q, i64 128
; CHECK-NEXT:   %s = select i1 %c, ptr %a, ptr %b
; CHECK-NEXT:   %v = load i32, ptr %s, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @indices(i1 %c, ptr %p, i64 %i, i64 %j) {
; CHECK-NEXT:   %s = select i1 %c, i64 %i, i64 %j
; CHECK-NEXT:   %sunkaddr = getelementptr inbounds i32, ptr %p, i64 %s
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @variables(i1 %c) {
; CHECK-NEXT:   br i1 %c, label %then, label %join
; CHECK: then:
; CHECK-NEXT:   br label %join
; CHECK: join:
; CHECK-NEXT:   %s = phi ptr addrspace(1) [ getelementptr inbounds (i8, ptr addrspace(1) @g, i64 8), %0 ], [ getelementptr inbounds (i8, ptr addrspace(1) @h, i64 8), %then ]
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %s, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; PHIS-LABEL: define i32 @registers(i1 %c, ptr %p, ptr %q) {
; PHIS-NEXT:   br i1 %c, label %join, label %else
; PHIS: else:
; PHIS-NEXT:   br label %join
; PHIS: join:
; PHIS-NEXT:   %sunk_phi = phi ptr [ %p, %0 ], [ %q, %else ]
; PHIS-NEXT:   %sunkaddr = getelementptr i8, ptr %sunk_phi, i64 8
; PHIS-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; PHIS-NEXT:   ret i32 %v
; PHIS-NEXT: }
; PHIS-LABEL: define i32 @variables(i1 %c) {
; PHIS-NEXT:   br i1 %c, label %then, label %join
; PHIS: then:
; PHIS-NEXT:   br label %join
; PHIS: join:
; PHIS-NEXT:   %sunk_phi = phi ptr addrspace(1) [ @g, %0 ], [ @h, %then ]
; PHIS-NEXT:   %sunkaddr = getelementptr inbounds i8, ptr addrspace(1) %sunk_phi, i64 8
; PHIS-NEXT:   %v = load i32, ptr addrspace(1) %sunkaddr, align 4
; PHIS-NEXT:   ret i32 %v
; PHIS-NEXT: }
; SAME-LABEL: define i32 @offsets(i1 %c, ptr %p) {
; SAME-NEXT:   %a = getelementptr inbounds i8, ptr %p, i64 64
; SAME-NEXT:   %b = getelementptr inbounds i8, ptr %p, i64 128
; SAME-NEXT:   %s = select i1 %c, ptr %a, ptr %b
; SAME-NEXT:   %v = load i32, ptr %s, align 4
; SAME-NEXT:   ret i32 %v
; SAME-NEXT: }
; SAME-LABEL: define i32 @no_offset(i1 %c, ptr %p) {
; SAME-NEXT:   %a = getelementptr inbounds i8, ptr %p, i64 64
; SAME-NEXT:   %s = select i1 %c, ptr %a, ptr %p
; SAME-NEXT:   %v = load i32, ptr %s, align 4
; SAME-NEXT:   ret i32 %v
; SAME-NEXT: }
; SAME-LABEL: define i32 @there(i1 %c, ptr %p, ptr %q) {
; SAME-NEXT:   br i1 %c, label %then, label %else
; SAME: then:
; SAME-NEXT:   %a = getelementptr inbounds i8, ptr %p, i64 8
; SAME-NEXT:   br label %join
; SAME: else:
; SAME-NEXT:   %b = getelementptr inbounds i8, ptr %q, i64 8
; SAME-NEXT:   br label %join
; SAME: join:
; SAME-NEXT:   %s = phi ptr [ %a, %then ], [ %b, %else ]
; SAME-NEXT:   %t = phi ptr [ %p, %then ], [ %q, %else ]
; SAME-NEXT:   %v = load i32, ptr %s, align 4
; SAME-NEXT:   %w = load i32, ptr %t, align 4
; SAME-NEXT:   %r = add i32 %v, %w
; SAME-NEXT:   ret i32 %r
; SAME-NEXT: }
; SAME-LABEL: define i32 @indices(i1 %c, ptr %p, i64 %i, i64 %j) {
; SAME-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %i
; SAME-NEXT:   %b = getelementptr inbounds nuw i32, ptr %p, i64 %j
; SAME-NEXT:   %s = select i1 %c, ptr %a, ptr %b
; SAME-NEXT:   %v = load i32, ptr %s, align 4
; SAME-NEXT:   ret i32 %v
; SAME-NEXT: }
; NOSEL-LABEL: define i32 @offsets(i1 %c, ptr %p) {
; NOSEL-NEXT:   %a = getelementptr inbounds i8, ptr %p, i64 64
; NOSEL-NEXT:   %b = getelementptr inbounds i8, ptr %p, i64 128
; NOSEL-NEXT:   %s = select i1 %c, ptr %a, ptr %b
; NOSEL-NEXT:   %v = load i32, ptr %s, align 4
; NOSEL-NEXT:   ret i32 %v
; NOSEL-NEXT: }
; NOSEL-LABEL: define i32 @no_offset(i1 %c, ptr %p) {
; NOSEL-NEXT:   %a = getelementptr inbounds i8, ptr %p, i64 64
; NOSEL-NEXT:   %s = select i1 %c, ptr %a, ptr %p
; NOSEL-NEXT:   %v = load i32, ptr %s, align 4
; NOSEL-NEXT:   ret i32 %v
; NOSEL-NEXT: }
; NOSEL-LABEL: define i32 @indices(i1 %c, ptr %p, i64 %i, i64 %j) {
; NOSEL-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %i
; NOSEL-NEXT:   %b = getelementptr inbounds nuw i32, ptr %p, i64 %j
; NOSEL-NEXT:   %s = select i1 %c, ptr %a, ptr %b
; NOSEL-NEXT:   %v = load i32, ptr %s, align 4
; NOSEL-NEXT:   ret i32 %v
; NOSEL-NEXT: }
; NOGV-LABEL: define i32 @registers(i1 %c, ptr %p, ptr %q) {
; NOGV-NEXT:   br i1 %c, label %join, label %else
; NOGV: else:
; NOGV-NEXT:   br label %join
; NOGV: join:
; NOGV-NEXT:   %sunk_phi = phi ptr [ %p, %0 ], [ %q, %else ]
; NOGV-NEXT:   %sunkaddr = getelementptr i8, ptr %sunk_phi, i64 8
; NOGV-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; NOGV-NEXT:   ret i32 %v
; NOGV-NEXT: }
; NOREG-LABEL: define i32 @offsets(
; NOREG: %s = select i1 %c, i64 64, i64 128
; NOREG-LABEL: define i32 @registers(
; NOREG: %s = phi ptr [ %a, %then ], [ %b, %else ]
; NOREG-NEXT: %v = load i32, ptr %s
; NOREG-LABEL: define i32 @indices(
; NOREG: %s = select i1 %c, i64 %i, i64 %j
; NOREG-LABEL: define i32 @variables(
; NOREG: %sunk_phi = phi ptr addrspace(1) [ @g, %0 ], [ @h, %then ]
; NOOFFS-LABEL: define i32 @offsets(
; NOOFFS: %s = select i1 %c, ptr %a, ptr %b
; NOOFFS-NEXT: %v = load i32, ptr %s
; NOOFFS-LABEL: define i32 @registers(
; NOOFFS: %sunk_phi = phi ptr [ %p, %0 ], [ %q, %else ]
; NOOFFS-LABEL: define i32 @indices(
; NOOFFS: %s = select i1 %c, i64 %i, i64 %j
; NOOFFS-LABEL: define i32 @variables(
; NOOFFS: %sunk_phi = phi ptr addrspace(1) [ @g, %0 ], [ @h, %then ]
; NOINDEX-LABEL: define i32 @offsets(
; NOINDEX: %s = select i1 %c, i64 64, i64 128
; NOINDEX-LABEL: define i32 @registers(
; NOINDEX: %sunk_phi = phi ptr [ %p, %0 ], [ %q, %else ]
; NOINDEX-LABEL: define i32 @indices(
; NOINDEX: %s = select i1 %c, ptr %a, ptr %b
; NOINDEX-NEXT: %v = load i32, ptr %s
; NOINDEX-LABEL: define i32 @variables(
; NOINDEX: %sunk_phi = phi ptr addrspace(1) [ @g, %0 ], [ @h, %then ]
