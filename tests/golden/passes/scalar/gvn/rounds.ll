; RUN: %nvopt -passes=gvn -verify-each -S %s | FileCheck %s
; RUN: %nvopt -passes=gvn,gvn -verify-each -S %s | FileCheck %s
; A round is followed by another one only where it made something it has not looked at, and that one finds what rests on it.
; The first load is %x; only then are the two addresses one, and only then is the second load %y.
define i32 @load_behind_load(ptr noalias %slot, ptr noalias %mem, i64 %i, i32 %y) {
  store i64 %i, ptr %slot
  %p = getelementptr i32, ptr %mem, i64 %i
  store i32 %y, ptr %p
  %j = load i64, ptr %slot
  %q = getelementptr i32, ptr %mem, i64 %j
  %v = load i32, ptr %q
  ret i32 %v
}
; CHECK-LABEL: @load_behind_load(
; CHECK-NOT: load
; CHECK: ret i32 %y
; The way back of the loop gives the phi its second operand after the phi has been visited: it is %a then.
define i32 @around_a_loop(ptr noalias %p, i32 %a, i32 %n) {
entry:
  store i32 %a, ptr %p
  br label %loop
loop:
  %v = phi i32 [ %a, %entry ], [ %w, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add nuw nsw i32 %i, 1
  %w = load i32, ptr %p
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  %s = add i32 %v, %w
  ret i32 %s
}
; CHECK-LABEL: @around_a_loop(
; CHECK-NOT: load
; CHECK-NOT: phi i32 [ %a
; CHECK: %s = {{add i32 %a, %a|shl i32 %a, 1}}
; What partial redundancy made is looked at once more: the phi of %x and %x is no phi.
define i32 @behind_partial_redundancy(i1 %c, i32 %x, i32 %y, ptr addrspace(1) %p) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = mul i32 %x, %y
  store i32 %a, ptr addrspace(1) %p
  br label %join
right:
  br label %join
join:
  %b = mul i32 %x, %y
  %d = sub i32 %b, %b
  %r = add i32 %b, %d
  ret i32 %r
}
; CHECK-LABEL: @behind_partial_redundancy(
; CHECK: join:
; CHECK-NEXT: %[[B:.*]] = phi i32
; CHECK-NEXT: ret i32 %[[B]]
; A barrier between the store and the load stays a barrier in every round: the load is not the store's value.
define i32 @barrier_stays(ptr addrspace(3) %s, i32 %a) {
  store i32 %a, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) %s
  %w = load i32, ptr addrspace(3) %s
  %r = add i32 %v, %w
  ret i32 %r
}
; CHECK-LABEL: @barrier_stays(
; CHECK: call void @llvm.nvvm.barrier
; CHECK-NEXT: %v = load i32
; CHECK-NOT: load
; CHECK: ret i32
declare void @llvm.nvvm.barrier0() convergent nounwind
