; RUN: %nvopt -passes='print<da>' -disable-output %s 2>&1 | FileCheck %s
; Numbers of a width wrap: what follows of them as numbers holds only where they do not.
target datalayout = "e-p:64:64-p3:32:32-i64:64"

; The step of 2^62 comes round after four rounds: rounds 0 and 4 touch one place. The access is not made in every round.
;
; CHECK-LABEL: 'step_comes_round'
; CHECK: Dst:  store i8 0, ptr %p
; CHECK-NEXT: da analyze - output [*]!
define void @step_comes_round(ptr %A, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %o = mul i64 %i, 4611686018427387904
  br i1 %c, label %then, label %latch
then:
  %p = getelementptr i8, ptr %A, i64 %o
  store i8 0, ptr %p
  br label %latch
latch:
  %i1 = add i64 %i, 1
  %e = icmp ult i64 %i1, 8
  br i1 %e, label %loop, label %exit
exit:
  ret void
}

; 2^32 + 1 rounds in addresses of 32 bits: the bound does not become 0. Round 3 of the first meets round 0 of the second.
;
; CHECK-LABEL: 'bound_wider_than_address'
; CHECK: Src:  store i8 0, ptr addrspace(3) %p, align 1 --> Dst:  store i8 1, ptr addrspace(3) %q
; CHECK-NEXT: da analyze - consistent output [-3]!
define void @bound_wider_than_address(ptr addrspace(3) %A) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %t = trunc i64 %i to i32
  %p = getelementptr inbounds i8, ptr addrspace(3) %A, i32 %t
  store i8 0, ptr addrspace(3) %p
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i32 3
  store i8 1, ptr addrspace(3) %q
  %i1 = add i64 %i, 1
  %e = icmp ult i64 %i1, 4294967297
  br i1 %e, label %loop, label %exit
exit:
  ret void
}

; Without flags and without a bound: the access is made in every round, so that its address stays inside one object and does not wrap.
;
; CHECK-LABEL: 'in_one_object'
; CHECK: Dst:  %v = load
; CHECK-NEXT: da analyze - consistent flow [2]!
define void @in_one_object(ptr %A, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %j = add i64 %i, 2
  %p = getelementptr i32, ptr %A, i64 %j
  store i32 0, ptr %p
  %q = getelementptr i32, ptr %A, i64 %i
  %v = load i32, ptr %q
  %i1 = add i64 %i, 1
  %e = icmp ne i64 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}

; Where %s is 0 every round touches one place: not the first round alone.
;
; CHECK-LABEL: 'step_may_be_zero'
; CHECK: Src:  store i8 0, ptr %p, align 1 --> Dst:  %v = load
; CHECK-NEXT: da analyze - flow [p<=|<]!
; CHECK-NEXT: Runtime Assumptions:
; CHECK-NEXT: Compare predicate: %s ne) 0
define void @step_may_be_zero(ptr %A, i64 %s) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %o = mul nsw i64 %i, %s
  %p = getelementptr inbounds i8, ptr %A, i64 %o
  store i8 0, ptr %p
  %v = load i8, ptr %A
  %i1 = add nuw nsw i64 %i, 1
  %e = icmp ult i64 %i1, 100
  br i1 %e, label %loop, label %exit
exit:
  ret void
}

; The same with a step that a guard keeps from 0; 4 * %s is not 0 either, because the bytes of an inbounds index are exact.
;
; CHECK-LABEL: 'step_is_not_zero'
; CHECK: Src:  store i32 0, ptr %p, align 4 --> Dst:  %v = load
; CHECK-NEXT: da analyze - flow [p<=|<]!
; CHECK-NEXT: Src:
define void @step_is_not_zero(ptr %A, i64 %s) {
entry:
  %z = icmp eq i64 %s, 0
  br i1 %z, label %exit, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %o = mul i64 %i, %s
  %p = getelementptr inbounds i32, ptr %A, i64 %o
  store i32 0, ptr %p
  %v = load i32, ptr %A
  %i1 = add nuw nsw i64 %i, 1
  %e = icmp ult i64 %i1, 100
  br i1 %e, label %loop, label %exit
exit:
  ret void
}

; An index of 32 bits that may wrap, made in some rounds only: 2^32 rounds at most, so that no round repeats another's place.
;
; CHECK-LABEL: 'comes_round_too_late'
; CHECK: Dst:  store i8 0, ptr %p
; CHECK-NEXT: da analyze - none!
define void @comes_round_too_late(ptr %A, i32 %n, i32 %s, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %i1, %latch ]
  br i1 %c, label %then, label %latch
then:
  %w = zext i32 %i to i64
  %p = getelementptr inbounds i8, ptr %A, i64 %w
  store i8 0, ptr %p
  br label %latch
latch:
  %i1 = add i32 %i, 1
  %e = icmp ne i32 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
