; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Comparisons of pointers compare their addresses: numbers of their width and pointers compare alike; of another width,
; another space or a non-integral space they stay.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i1 @null(ptr %p) {
  %i = ptrtoint ptr %p to i64
  %c = icmp eq i64 %i, 0
  ret i1 %c
}
define i1 @null_of_a_cast(ptr addrspace(1) %q) {
  %p = addrspacecast ptr addrspace(1) %q to ptr
  %i = ptrtoint ptr %p to i64
  %c = icmp eq i64 %i, 0
  ret i1 %c
}
define i1 @pointers_of_a_cast_stay(ptr addrspace(1) %q) {
  %p = addrspacecast ptr addrspace(1) %q to ptr
  %c = icmp eq ptr %p, null
  ret i1 %c
}
define i1 @choice(ptr addrspace(1) %q, i1 %z) {
  %p = addrspacecast ptr addrspace(1) %q to ptr
  %s = select i1 %z, ptr %p, ptr null
  %i = ptrtoint ptr %s to i64
  %c = icmp eq i64 %i, 0
  ret i1 %c
}
define i1 @order(ptr %p, ptr %q) {
  %i = ptrtoint ptr %p to i64
  %j = ptrtoint ptr %q to i64
  %c = icmp ult i64 %i, %j
  ret i1 %c
}
define i1 @number_as_address(i64 %i) {
  %p = inttoptr i64 %i to ptr
  %c = icmp eq ptr %p, null
  ret i1 %c
}
define i1 @two_numbers(i64 %i, i64 %j) {
  %p = inttoptr i64 %i to ptr
  %q = inttoptr i64 %j to ptr
  %c = icmp eq ptr %p, %q
  ret i1 %c
}
define i1 @literal(ptr %p) {
  %i = ptrtoint ptr %p to i64
  %c = icmp eq i64 %i, 64
  ret i1 %c
}
define <2 x i1> @lanes(<2 x ptr> %p) {
  %i = ptrtoint <2 x ptr> %p to <2 x i64>
  %c = icmp eq <2 x i64> %i, zeroinitializer
  ret <2 x i1> %c
}
define i1 @narrow_stays_masked(ptr %p) {
  %i = ptrtoint ptr %p to i32
  %c = icmp eq i32 %i, 0
  ret i1 %c
}
define i1 @two_spaces_stay(ptr %p, ptr addrspace(1) %q) {
  %i = ptrtoint ptr %p to i64
  %j = ptrtoint ptr addrspace(1) %q to i64
  %c = icmp eq i64 %i, %j
  ret i1 %c
}
@g0 = global i32 0
define i1 @against_a_global(i64 %i) {
  %p = inttoptr i64 %i to ptr
  %c = icmp eq ptr %p, @g0
  ret i1 %c
}
define i1 @literals_of_another_width(i64 %i) {
  %p = inttoptr i64 %i to ptr
  %c = icmp slt ptr %p, inttoptr (i8 -42 to ptr)
  ret i1 %c
}

define i1 @addresses(ptr %p, ptr %q) {
  %i = ptrtoaddr ptr %p to i64
  %j = ptrtoaddr ptr %q to i64
  %c = icmp ugt i64 %i, %j
  ret i1 %c
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @g0 = global i32 0
; CHECK-LABEL: define i1 @null(ptr %p) {
; CHECK-NEXT:   %c = icmp eq ptr %p, null
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @null_of_a_cast(ptr addrspace(1) %q) {
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(1) %q to ptr
; CHECK-NEXT:   %c = icmp eq ptr %p, null
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @pointers_of_a_cast_stay(ptr addrspace(1) %q) {
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(1) %q to ptr
; CHECK-NEXT:   %c = icmp eq ptr %p, null
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @choice(ptr addrspace(1) %q, i1 %z) {
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(1) %q to ptr
; CHECK-NEXT:   %1 = icmp eq ptr %p, null
; CHECK-NEXT:   %2 = xor i1 %z, true
; CHECK-NEXT:   %c = select i1 %2, i1 true, i1 %1
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @order(ptr %p, ptr %q) {
; CHECK-NEXT:   %c = icmp ult ptr %p, %q
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @number_as_address(i64 %i) {
; CHECK-NEXT:   %c = icmp eq i64 %i, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @two_numbers(i64 %i, i64 %j) {
; CHECK-NEXT:   %c = icmp eq i64 %i, %j
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @literal(ptr %p) {
; CHECK-NEXT:   %c = icmp eq ptr %p, inttoptr (i64 64 to ptr)
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i1> @lanes(<2 x ptr> %p) {
; CHECK-NEXT:   %c = icmp eq <2 x ptr> %p, zeroinitializer
; CHECK-NEXT:   ret <2 x i1> %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @narrow_stays_masked(ptr %p) {
; CHECK-NEXT:   %1 = ptrtoint ptr %p to i64
; CHECK-NEXT:   %2 = and i64 %1, 4294967295
; CHECK-NEXT:   %c = icmp eq i64 %2, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @two_spaces_stay(ptr %p, ptr addrspace(1) %q) {
; CHECK-NEXT:   %i = ptrtoint ptr %p to i64
; CHECK-NEXT:   %j = ptrtoint ptr addrspace(1) %q to i64
; CHECK-NEXT:   %c = icmp eq i64 %i, %j
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @against_a_global(i64 %i) {
; CHECK-NEXT:   %c = icmp eq i64 %i, ptrtoint (ptr @g0 to i64)
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @literals_of_another_width(i64 %i) {
; CHECK-NEXT:   %c = icmp slt i64 %i, 214
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @addresses(ptr %p, ptr %q) {
; CHECK-NEXT:   %c = icmp ugt ptr %p, %q
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
