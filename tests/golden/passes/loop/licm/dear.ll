; licm<dear>, which may stand late in a pipeline: what takes tens of instructions leaves the loop with all it is made of; what takes one stays, since
; each value that a loop carries is a register. A division by what may be zero moves only where every round gets to it.
; RUN: %nvopt -passes='loop-mssa(licm<dear>)' -S %s | FileCheck %s

define void @with_its_operands(ptr %p, i32 %n, i32 %a, i32 %b, float %x) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %head ]
  %cheap = xor i32 %a, %b
  %sum = add i32 %a, 7
  %q = srem i32 %sum, %b
  %f = fdiv float 1.000000e+00, %x
  %c = fptosi float %f to i32
  %s1 = add i32 %q, %i
  %s2 = add i32 %s1, %c
  %s3 = add i32 %s2, %cheap
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %s3, ptr %at
  %i.next = add i32 %i, 1
  %go = icmp slt i32 %i.next, %n
  br i1 %go, label %head, label %exit

exit:
  ret void
}

define void @not_in_every_round(ptr %p, i32 %n, i32 %a, i32 %b) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %at = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %at
  %some = icmp eq i32 %v, 0
  br i1 %some, label %divides, label %latch

divides:
  %q = sdiv i32 %a, %b
  store i32 %q, ptr %at
  br label %latch

latch:
  %i.next = add i32 %i, 1
  %go = icmp slt i32 %i.next, %n
  br i1 %go, label %head, label %exit

exit:
  ret void
}

; A constant up to 32 bits is multiplied by: four instructions.
define void @by_constants(ptr %p, i32 %n, i32 %a, i64 %b) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %head ]
  %q = udiv i32 %a, 10
  %r = udiv i64 %b, 10
  %t = trunc i64 %r to i32
  %s = add i32 %q, %t
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %s, ptr %at
  %i.next = add i32 %i, 1
  %go = icmp slt i32 %i.next, %n
  br i1 %go, label %head, label %exit

exit:
  ret void
}

; What is loaded varies, as far as this says.
define void @of_memory(ptr %p, i32 %n, ptr noalias readonly %a, i32 %b) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %head ]
  %v = load i32, ptr %a
  %q = sdiv i32 %v, %b
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %q, ptr %at
  %i.next = add i32 %i, 1
  %go = icmp slt i32 %i.next, %n
  br i1 %go, label %head, label %exit

exit:
  ret void
}

; CHECK-LABEL: define void @with_its_operands(ptr %p, i32 %n, i32 %a, i32 %b, float %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %sum = add i32 %a, 7
; CHECK-NEXT:   %q = srem i32 %sum, %b
; CHECK-NEXT:   %f = fdiv float 1.000000e+00, %x
; CHECK-NEXT:   br label %head
; CHECK: head:                                             ; preds = %head, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.next, %head ]
; CHECK-NEXT:   %cheap = xor i32 %a, %b
; CHECK-NEXT:   %c = fptosi float %f to i32
; CHECK-NEXT:   %s1 = add i32 %q, %i
; CHECK-NEXT:   %s2 = add i32 %s1, %c
; CHECK-NEXT:   %s3 = add i32 %s2, %cheap
; CHECK-NEXT:   %at = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:   store i32 %s3, ptr %at, align 4
; CHECK-NEXT:   %i.next = add i32 %i, 1
; CHECK-NEXT:   %go = icmp slt i32 %i.next, %n
; CHECK-NEXT:   br i1 %go, label %head, label %exit
; CHECK: exit:                                             ; preds = %head
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @not_in_every_round(ptr %p, i32 %n, i32 %a, i32 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %head
; CHECK: head:                                             ; preds = %latch, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
; CHECK-NEXT:   %at = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:   %v = load i32, ptr %at, align 4
; CHECK-NEXT:   %some = icmp eq i32 %v, 0
; CHECK-NEXT:   br i1 %some, label %divides, label %latch
; CHECK: divides:                                          ; preds = %head
; CHECK-NEXT:   %q = sdiv i32 %a, %b
; CHECK-NEXT:   store i32 %q, ptr %at, align 4
; CHECK-NEXT:   br label %latch
; CHECK: latch:                                            ; preds = %divides, %head
; CHECK-NEXT:   %i.next = add i32 %i, 1
; CHECK-NEXT:   %go = icmp slt i32 %i.next, %n
; CHECK-NEXT:   br i1 %go, label %head, label %exit
; CHECK: exit:                                             ; preds = %latch
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @by_constants(ptr %p, i32 %n, i32 %a, i64 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %r = udiv i64 %b, 10
; CHECK-NEXT:   br label %head
; CHECK: head:                                             ; preds = %head, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.next, %head ]
; CHECK-NEXT:   %q = udiv i32 %a, 10
; CHECK-NEXT:   %t = trunc i64 %r to i32
; CHECK-NEXT:   %s = add i32 %q, %t
; CHECK-NEXT:   %at = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:   store i32 %s, ptr %at, align 4
; CHECK-NEXT:   %i.next = add i32 %i, 1
; CHECK-NEXT:   %go = icmp slt i32 %i.next, %n
; CHECK-NEXT:   br i1 %go, label %head, label %exit
; CHECK: exit:                                             ; preds = %head
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @of_memory(ptr %p, i32 %n, ptr noalias readonly %a, i32 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %head
; CHECK: head:                                             ; preds = %head, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i.next, %head ]
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   %q = sdiv i32 %v, %b
; CHECK-NEXT:   %at = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:   store i32 %q, ptr %at, align 4
; CHECK-NEXT:   %i.next = add i32 %i, 1
; CHECK-NEXT:   %go = icmp slt i32 %i.next, %n
; CHECK-NEXT:   br i1 %go, label %head, label %exit
; CHECK: exit:                                             ; preds = %head
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
