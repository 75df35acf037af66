; RUN: %nvopt -passes='simplifycfg<switch-to-lookup;switch-to-arithmetic>' -S %s | FileCheck %s
; A switch that only chooses constants becomes arithmetic where they lie on a line, a shifted integer where they fit into one, else a load from a private table. A
; default that cannot happen needs no check. Where an arm has an effect the switch stays.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @line(i32 %x) {
entry:
  switch i32 %x, label %d [
    i32 0, label %j
    i32 1, label %b
    i32 2, label %c
    i32 3, label %e
  ]
b:
  br label %j
c:
  br label %j
e:
  br label %j
d:
  br label %j
j:
  %r = phi i32 [ 10, %entry ], [ 13, %b ], [ 16, %c ], [ 19, %e ], [ -1, %d ]
  ret i32 %r
}
define i8 @packed(i8 %x) {
entry:
  switch i8 %x, label %d [
    i8 10, label %a
    i8 11, label %b
    i8 12, label %c
    i8 13, label %e
  ]
a:
  br label %j
b:
  br label %j
c:
  br label %j
e:
  br label %j
d:
  unreachable
j:
  %r = phi i8 [ 4, %a ], [ 1, %b ], [ 99, %c ], [ 5, %e ]
  ret i8 %r
}
define double @table(i32 %x) {
entry:
  switch i32 %x, label %d [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %e
  ]
a:
  br label %j
b:
  br label %j
c:
  br label %j
e:
  br label %j
d:
  br label %j
j:
  %r = phi double [ 1.5, %a ], [ 0.25, %b ], [ -3.0, %c ], [ 7.0, %e ], [ 0.0, %d ]
  ret double %r
}
define i32 @effect(i32 %x, ptr %p) {
entry:
  switch i32 %x, label %d [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %e
  ]
a:
  br label %j
b:
  store volatile i32 1, ptr %p
  br label %j
c:
  br label %j
e:
  br label %j
d:
  br label %j
j:
  %r = phi i32 [ 10, %a ], [ 1300, %b ], [ 16, %c ], [ -19, %e ], [ -1, %d ]
  ret i32 %r
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK: @switch.table.table = private unnamed_addr constant [4 x double] [double 1.500000e+00, double 2.500000e-01, double -3.000000e+00, double 7.000000e+00], align 8
; CHECK-LABEL: define i32 @line(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = icmp ult i32 %x, 4
; CHECK-NEXT:   %switch.idx.mult = mul i32 %x, 3
; CHECK-NEXT:   %switch.offset = add i32 %switch.idx.mult, 10
; CHECK-NEXT:   %r = select i1 %0, i32 %switch.offset, i32 -1
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @packed(i8 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %switch.tableidx = sub i8 %x, 10
; CHECK-NEXT:   %switch.cast = zext i8 %switch.tableidx to i32
; CHECK-NEXT:   %switch.shiftamt = mul nuw nsw i32 %switch.cast, 8
; CHECK-NEXT:   %switch.downshift = lshr i32 90374404, %switch.shiftamt
; CHECK-NEXT:   %switch.masked = trunc i32 %switch.downshift to i8
; CHECK-NEXT:   ret i8 %switch.masked
; CHECK-NEXT: }
; CHECK-LABEL: define double @table(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = icmp ult i32 %x, 4
; CHECK-NEXT:   br i1 %0, label %switch.lookup, label %j
; CHECK: switch.lookup:                                    ; preds = %entry
; CHECK-NEXT:   %1 = zext i32 %x to i64
; CHECK-NEXT:   %switch.gep = getelementptr inbounds [4 x double], ptr @switch.table.table, i64 0, i64 %1
; CHECK-NEXT:   %switch.load = load double, ptr %switch.gep, align 8
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %switch.lookup, %entry
; CHECK-NEXT:   %r = phi double [ %switch.load, %switch.lookup ], [ 0.000000e+00, %entry ]
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @effect(i32 %x, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %x, label %d [
; CHECK-NEXT:     i32 0, label %j
; CHECK-NEXT:     i32 1, label %b
; CHECK-NEXT:     i32 2, label %c
; CHECK-NEXT:     i32 3, label %e
; CHECK-NEXT:   ]
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %j
; CHECK: c:                                                ; preds = %entry
; CHECK-NEXT:   br label %j
; CHECK: e:                                                ; preds = %entry
; CHECK-NEXT:   br label %j
; CHECK: d:                                                ; preds = %entry
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %d, %e, %c, %b, %entry
; CHECK-NEXT:   %r = phi i32 [ 10, %entry ], [ 1300, %b ], [ 16, %c ], [ -19, %e ], [ -1, %d ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
