; RUN: %nvopt -passes='print<da>' -disable-output %s 2>&1 | FileCheck %s
; One function a test; `none` is independence, a number is a distance, <=> are orders of rounds, `|<` is within one round as well.

; Strong SIV: A[i + 2] then A[i]: two rounds apart.
define void @strong(ptr %A) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %n, %l ]
  %a = add nuw nsw i64 %i, 2
  %p = getelementptr inbounds i32, ptr %A, i64 %a
  store i32 0, ptr %p
  %q = getelementptr inbounds i32, ptr %A, i64 %i
  %v = load i32, ptr %q
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, 100
  br i1 %c, label %l, label %e
e:
  ret void
}
; Further apart than there are rounds.
define void @too_far(ptr %A) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %n, %l ]
  %a = add nuw nsw i64 %i, 200
  %p = getelementptr inbounds i32, ptr %A, i64 %a
  store i32 0, ptr %p
  %q = getelementptr inbounds i32, ptr %A, i64 %i
  %v = load i32, ptr %q
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, 100
  br i1 %c, label %l, label %e
e:
  ret void
}
; GCD: 2i and 2i + 1 never meet.
define void @odd_even(ptr %A) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %n, %l ]
  %a = shl nuw nsw i64 %i, 1
  %b = or disjoint i64 %a, 1
  %p = getelementptr inbounds i32, ptr %A, i64 %a
  store i32 0, ptr %p
  %q = getelementptr inbounds i32, ptr %A, i64 %b
  %v = load i32, ptr %q
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, 100
  br i1 %c, label %l, label %e
e:
  ret void
}
; Exact SIV: 2i and 3i' meet, never with i' later.
define void @exact(ptr %A) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %n, %l ]
  %a = shl nuw nsw i64 %i, 1
  %b = mul nuw nsw i64 %i, 3
  %p = getelementptr inbounds i32, ptr %A, i64 %a
  store i32 0, ptr %p
  %q = getelementptr inbounds i32, ptr %A, i64 %b
  %v = load i32, ptr %q
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, 100
  br i1 %c, label %l, label %e
e:
  ret void
}
; Weak crossing: A[i] and A[9 - i] cross between rounds 4 and 5: never in one round.
define void @crossing(ptr %A) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %n, %l ]
  %b = sub nuw nsw i64 9, %i
  %p = getelementptr inbounds i32, ptr %A, i64 %i
  store i32 0, ptr %p
  %q = getelementptr inbounds i32, ptr %A, i64 %b
  %v = load i32, ptr %q
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, 10
  br i1 %c, label %l, label %e
e:
  ret void
}
; Weak zero: only the first round touches A[0].
define void @first_round(ptr %A) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %n, %l ]
  %p = getelementptr inbounds i32, ptr %A, i64 %i
  store i32 0, ptr %p
  %v = load i32, ptr %A
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, 10
  br i1 %c, label %l, label %e
e:
  ret void
}
; Different objects are apart; calls and volatile accesses are not looked into.
@g = global [100 x i32] zeroinitializer
declare void @f()
define void @objects() {
entry:
  %a = alloca [100 x i32]
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %n, %l ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 0, ptr %p
  %q = getelementptr inbounds i32, ptr @g, i64 %i
  %v = load i32, ptr %q
  store volatile i32 0, ptr %q
  call void @f()
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, 10
  br i1 %c, label %l, label %e
e:
  ret void
}
; Nor is a barrier.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define void @barrier(ptr %A) {
  store i32 0, ptr %A
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; CHECK: Printing analysis 'Dependence Analysis' for function 'strong':
; CHECK-NEXT: Src:  store i32 0, ptr %p, align 4 --> Dst:  store i32 0, ptr %p, align 4
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Src:  store i32 0, ptr %p, align 4 --> Dst:  %v = load i32, ptr %q, align 4
; CHECK-NEXT:   da analyze - consistent flow [2]!
; CHECK-NEXT: Src:  %v = load i32, ptr %q, align 4 --> Dst:  %v = load i32, ptr %q, align 4
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Printing analysis 'Dependence Analysis' for function 'too_far':
; CHECK-NEXT: Src:  store i32 0, ptr %p, align 4 --> Dst:  store i32 0, ptr %p, align 4
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Src:  store i32 0, ptr %p, align 4 --> Dst:  %v = load i32, ptr %q, align 4
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Src:  %v = load i32, ptr %q, align 4 --> Dst:  %v = load i32, ptr %q, align 4
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Printing analysis 'Dependence Analysis' for function 'odd_even':
; CHECK-NEXT: Src:  store i32 0, ptr %p, align 4 --> Dst:  store i32 0, ptr %p, align 4
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Src:  store i32 0, ptr %p, align 4 --> Dst:  %v = load i32, ptr %q, align 4
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Src:  %v = load i32, ptr %q, align 4 --> Dst:  %v = load i32, ptr %q, align 4
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Printing analysis 'Dependence Analysis' for function 'exact':
; CHECK-NEXT: Src:  store i32 0, ptr %p, align 4 --> Dst:  store i32 0, ptr %p, align 4
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Src:  store i32 0, ptr %p, align 4 --> Dst:  %v = load i32, ptr %q, align 4
; CHECK-NEXT:   da analyze - flow [=>|<]!
; CHECK-NEXT: Src:  %v = load i32, ptr %q, align 4 --> Dst:  %v = load i32, ptr %q, align 4
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Printing analysis 'Dependence Analysis' for function 'crossing':
; CHECK-NEXT: Src:  store i32 0, ptr %p, align 4 --> Dst:  store i32 0, ptr %p, align 4
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Src:  store i32 0, ptr %p, align 4 --> Dst:  %v = load i32, ptr %q, align 4
; CHECK-NEXT:   da analyze - flow [<>]!
; CHECK-NEXT: Src:  %v = load i32, ptr %q, align 4 --> Dst:  %v = load i32, ptr %q, align 4
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Printing analysis 'Dependence Analysis' for function 'first_round':
; CHECK-NEXT: Src:  store i32 0, ptr %p, align 4 --> Dst:  store i32 0, ptr %p, align 4
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Src:  store i32 0, ptr %p, align 4 --> Dst:  %v = load i32, ptr %A, align 4
; CHECK-NEXT:   da analyze - flow [p<=|<]!
; CHECK-NEXT: Src:  %v = load i32, ptr %A, align 4 --> Dst:  %v = load i32, ptr %A, align 4
; CHECK-NEXT:   da analyze - consistent input [S]!
; CHECK-NEXT: Printing analysis 'Dependence Analysis' for function 'objects':
; CHECK-NEXT: Src:  store i32 0, ptr %p, align 4 --> Dst:  store i32 0, ptr %p, align 4
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Src:  store i32 0, ptr %p, align 4 --> Dst:  %v = load i32, ptr %q, align 4
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Src:  store i32 0, ptr %p, align 4 --> Dst:  store volatile i32 0, ptr %q, align 4
; CHECK-NEXT:   da analyze - confused!
; CHECK-NEXT: Src:  store i32 0, ptr %p, align 4 --> Dst:  call void @f()
; CHECK-NEXT:   da analyze - confused!
; CHECK-NEXT: Src:  %v = load i32, ptr %q, align 4 --> Dst:  %v = load i32, ptr %q, align 4
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Src:  %v = load i32, ptr %q, align 4 --> Dst:  store volatile i32 0, ptr %q, align 4
; CHECK-NEXT:   da analyze - confused!
; CHECK-NEXT: Src:  %v = load i32, ptr %q, align 4 --> Dst:  call void @f()
; CHECK-NEXT:   da analyze - confused!
; CHECK-NEXT: Src:  store volatile i32 0, ptr %q, align 4 --> Dst:  store volatile i32 0, ptr %q, align 4
; CHECK-NEXT:   da analyze - confused!
; CHECK-NEXT: Src:  store volatile i32 0, ptr %q, align 4 --> Dst:  call void @f()
; CHECK-NEXT:   da analyze - confused!
; CHECK-NEXT: Src:  call void @f() --> Dst:  call void @f()
; CHECK-NEXT:   da analyze - confused!
; CHECK-NEXT: Printing analysis 'Dependence Analysis' for function 'barrier':
; CHECK-NEXT: Src:  store i32 0, ptr %A, align 4 --> Dst:  store i32 0, ptr %A, align 4
; CHECK-NEXT:   da analyze - none!
; CHECK-NEXT: Src:  store i32 0, ptr %A, align 4 --> Dst:  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   da analyze - confused!
; CHECK-NEXT: Src:  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0) --> Dst:  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   da analyze - confused!
