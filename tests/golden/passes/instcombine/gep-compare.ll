; Two addresses in one object compare like their offsets.
; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

; Inside one object the order is the signed one of the indices.
define i1 @order_inside(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  %b = getelementptr inbounds i32, ptr %p, i64 %j
  %c = icmp ult ptr %a, %b
  ret i1 %c
}
define i1 @order_upwards(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr nuw i32, ptr %p, i64 %i
  %b = getelementptr nuw i32, ptr %p, i64 %j
  %c = icmp ult ptr %a, %b
  ret i1 %c
}
; One side may wrap around: nothing is known of the order, equality holds modulo 2^64.
define i1 @order_may_wrap(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  %b = getelementptr i32, ptr %p, i64 %j
  %c = icmp ult ptr %a, %b
  ret i1 %c
}
define i1 @equal_may_wrap(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr i8, ptr %p, i64 %i
  %b = getelementptr i8, ptr %p, i64 %j
  %c = icmp eq ptr %a, %b
  ret i1 %c
}
; 4 * i == 4 * j does not say i == j.
define i1 @equal_products(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr i32, ptr %p, i64 %i
  %b = getelementptr i32, ptr %p, i64 %j
  %c = icmp eq ptr %a, %b
  ret i1 %c
}
define i1 @loop_bound(ptr %p, i64 %i) {
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  %end = getelementptr inbounds i32, ptr %p, i64 100
  %c = icmp ne ptr %a, %end
  ret i1 %c
}
define i1 @between_elements(ptr %p, i64 %i) {
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  %end = getelementptr inbounds i8, ptr %p, i64 7
  %c = icmp eq ptr %a, %end
  ret i1 %c
}
; The address stays for its other user: no product beside it.
define i1 @address_used(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 0, ptr %a
  %b = getelementptr inbounds i8, ptr %p, i64 %j
  %c = icmp ult ptr %a, %b
  ret i1 %c
}
define i1 @address_used_sizes_equal(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 0, ptr %a
  %b = getelementptr inbounds i32, ptr %p, i64 %j
  %c = icmp uge ptr %a, %b
  ret i1 %c
}
define i1 @two_steps(ptr %p, i64 %i) {
  %q = getelementptr inbounds i8, ptr %p, i64 8
  %a = getelementptr inbounds i32, ptr %q, i64 %i
  %c = icmp ult ptr %a, %p
  ret i1 %c
}
define i1 @same_step(ptr %p, ptr %q, i64 %i) {
  %a = getelementptr i32, ptr %p, i64 %i
  %b = getelementptr i32, ptr %q, i64 %i
  %c = icmp eq ptr %a, %b
  ret i1 %c
}
; An address of shared memory and its generic address are two numbers: steps before the cast are not steps after it.
define i1 @other_space(ptr addrspace(3) %p, i64 %i) {
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %q = getelementptr inbounds i32, ptr addrspace(3) %p, i64 %i
  %a = addrspacecast ptr addrspace(3) %q to ptr
  %c = icmp ult ptr %a, %g
  ret i1 %c
}
@X = global [100 x i32] zeroinitializer
define i1 @global(i64 %i) {
  %a = getelementptr inbounds i32, ptr @X, i64 %i
  %c = icmp eq ptr %a, getelementptr inbounds ([100 x i32], ptr @X, i64 1, i64 0)
  ret i1 %c
}

; CHECK: @X = global [100 x i32] zeroinitializer
; CHECK-LABEL: define i1 @order_inside(ptr %p, i64 %i, i64 %j) {
; CHECK-NEXT:   %c = icmp slt i64 %i, %j
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @order_upwards(ptr %p, i64 %i, i64 %j) {
; CHECK-NEXT:   %c = icmp ult i64 %i, %j
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @order_may_wrap(ptr %p, i64 %i, i64 %j) {
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   %b = getelementptr i32, ptr %p, i64 %j
; CHECK-NEXT:   %c = icmp ult ptr %a, %b
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @equal_may_wrap(ptr %p, i64 %i, i64 %j) {
; CHECK-NEXT:   %c = icmp eq i64 %i, %j
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @equal_products(ptr %p, i64 %i, i64 %j) {
; CHECK-NEXT:   %1 = xor i64 %i, %j
; CHECK-NEXT:   %2 = and i64 %1, 4611686018427387903
; CHECK-NEXT:   %c = icmp eq i64 %2, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @loop_bound(ptr %p, i64 %i) {
; CHECK-NEXT:   %c = icmp ne i64 %i, 100
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @between_elements(ptr %p, i64 %i) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @address_used(ptr %p, i64 %i, i64 %j) {
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   store i32 0, ptr %a, align 4
; CHECK-NEXT:   %b = getelementptr inbounds i8, ptr %p, i64 %j
; CHECK-NEXT:   %c = icmp ult ptr %a, %b
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @address_used_sizes_equal(ptr %p, i64 %i, i64 %j) {
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   store i32 0, ptr %a, align 4
; CHECK-NEXT:   %c = icmp sge i64 %i, %j
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @two_steps(ptr %p, i64 %i) {
; CHECK-NEXT:   %c = icmp slt i64 %i, -2
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @same_step(ptr %p, ptr %q, i64 %i) {
; CHECK-NEXT:   %c = icmp eq ptr %p, %q
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @other_space(ptr addrspace(3) %p, i64 %i) {
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) %p to ptr
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr addrspace(3) %p, i64 %i
; CHECK-NEXT:   %a = addrspacecast ptr addrspace(3) %q to ptr
; CHECK-NEXT:   %c = icmp ult ptr %a, %g
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @global(i64 %i) {
; CHECK-NEXT:   %c = icmp eq i64 %i, 100
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
