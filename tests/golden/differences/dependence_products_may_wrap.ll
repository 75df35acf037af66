; RUN: %nvopt -passes='print<da>' -disable-output %s 2>&1 | FileCheck %s
; The distance is compared with coefficient times rounds, a product that may wrap: 2^62 * i of a round is 2^62 * (i - 1) + 2^62 of the one before,
; and 3 i' = 3 i + 3 n + 1 has a solution modulo 2^64. opt-22 says `none` to all of these. In @sym that is right:
; both accesses are made in all rounds, so that 3 n is less than an object's size.
define void @const(ptr %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = mul i64 %i, 4611686018427387904
  %q = getelementptr i8, ptr %a, i64 %p
  %v = load i8, ptr %q
  %s = add i64 %p, 4611686018427387904
  %r = getelementptr i8, ptr %a, i64 %s
  store i8 %v, ptr %r
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, 8
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @sym(ptr %a, i64 %n, i64 %d) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = mul i64 %i, 3
  %q = getelementptr i8, ptr %a, i64 %p
  %v = load i8, ptr %q
  %m = mul i64 %n, 3
  %m1 = add i64 %m, 1
  %s = add i64 %p, %m1
  %r = getelementptr i8, ptr %a, i64 %s
  store i8 %v, ptr %r
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @weakzero(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = mul i64 %i, 4611686018427387904
  %q = getelementptr i8, ptr %a, i64 %p
  %v = load i8, ptr %q
  %r = getelementptr i8, ptr %a, i64 4611686018427387904
  store i8 %v, ptr %r
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, 8
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK: Printing analysis 'Dependence Analysis' for function 'const':
; CHECK-NEXT: Src:  %v = load i8, ptr %q, align 1 --> Dst:  %v = load i8, ptr %q, align 1
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Src:  %v = load i8, ptr %q, align 1 --> Dst:  store i8 %v, ptr %r, align 1
; CHECK-NEXT:   da analyze - consistent anti [-1]!
; CHECK-NEXT: Src:  store i8 %v, ptr %r, align 1 --> Dst:  store i8 %v, ptr %r, align 1
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Printing analysis 'Dependence Analysis' for function 'sym':
; CHECK-NEXT: Src:  %v = load i8, ptr %q, align 1 --> Dst:  %v = load i8, ptr %q, align 1
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Src:  %v = load i8, ptr %q, align 1 --> Dst:  store i8 %v, ptr %r, align 1
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Src:  store i8 %v, ptr %r, align 1 --> Dst:  store i8 %v, ptr %r, align 1
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Printing analysis 'Dependence Analysis' for function 'weakzero':
; CHECK-NEXT: Src:  %v = load i8, ptr %q, align 1 --> Dst:  %v = load i8, ptr %q, align 1
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Src:  %v = load i8, ptr %q, align 1 --> Dst:  store i8 %v, ptr %r, align 1
; CHECK-NEXT:   da analyze - anti [*|<]!
; CHECK-NEXT: Src:  store i8 %v, ptr %r, align 1 --> Dst:  store i8 %v, ptr %r, align 1
; CHECK-NEXT:   da analyze - consistent output [S]!
