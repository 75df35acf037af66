; RUN: %nvopt -passes=simplifycfg -S %s | FileCheck %s
; A pointer that is compared with several addresses is a switch over it as an integer; null is 0.
target datalayout = "e-p:64:64-p1:64:64-p2:64:64:64:32-ni:2"

declare void @use(i32)

; CHECK-LABEL: define void @chain(
; CHECK-NEXT:    %magicptr = ptrtoint ptr %p to i64
; CHECK-NEXT:    switch i64 %magicptr, label %common.ret [
; CHECK-NEXT:      i64 0, label %a
; CHECK-NEXT:      i64 1, label %b
; CHECK-NEXT:      i64 -1, label %c
; CHECK-NEXT:    ]
define void @chain(ptr %p) {
  %x = icmp eq ptr %p, null
  br i1 %x, label %a, label %1
1:
  %y = icmp ne ptr %p, inttoptr (i64 1 to ptr)
  br i1 %y, label %2, label %b
2:
  %z = icmp eq ptr %p, inttoptr (i64 -1 to ptr)
  br i1 %z, label %c, label %other
a:
  call void @use(i32 0)
  ret void
b:
  call void @use(i32 1)
  ret void
c:
  call void @use(i32 2)
  ret void
other:
  ret void
}

; A switch over it, and what the branch above has excluded.
; CHECK-LABEL: define void @switched(
; CHECK-NEXT:    %i = ptrtoint ptr addrspace(1) %p to i64
; CHECK-NEXT:    switch i64 %i, label %common.ret [
; CHECK-NEXT:      i64 8, label %b
; CHECK-NEXT:      i64 0, label %a
; CHECK-NEXT:    ]
define void @switched(ptr addrspace(1) %p) {
  %i = ptrtoint ptr addrspace(1) %p to i64
  switch i64 %i, label %1 [
    i64 8, label %b
    i64 16, label %other
  ]
1:
  %x = icmp eq ptr addrspace(1) %p, null
  br i1 %x, label %a, label %2
2:
  %y = icmp eq ptr addrspace(1) %p, inttoptr (i64 8 to ptr addrspace(1))
  br i1 %y, label %b, label %other
a:
  call void @use(i32 0)
  ret void
b:
  call void @use(i32 1)
  ret void
other:
  ret void
}

; Pointers that are no integers, other pointers, and global addresses stay.
; CHECK-LABEL: define void @non_integral(
; CHECK-NOT:   switch
define void @non_integral(ptr addrspace(2) %p) {
  %x = icmp eq ptr addrspace(2) %p, null
  br i1 %x, label %a, label %1
1:
  %y = icmp eq ptr addrspace(2) %p, inttoptr (i32 8 to ptr addrspace(2))
  br i1 %y, label %b, label %other
a:
  call void @use(i32 0)
  ret void
b:
  call void @use(i32 1)
  ret void
other:
  ret void
}
; CHECK-LABEL: define void @another(
; CHECK-NOT:   switch
define void @another(ptr %p, ptr %q) {
  %x = icmp eq ptr %p, null
  br i1 %x, label %a, label %1
1:
  %y = icmp eq ptr %q, null
  br i1 %y, label %b, label %other
a:
  call void @use(i32 0)
  ret void
b:
  call void @use(i32 1)
  ret void
other:
  ret void
}
; CHECK-LABEL: define void @of_a_global(
; CHECK-NOT:   switch
define void @of_a_global(ptr %p) {
  %x = icmp eq ptr %p, @use
  br i1 %x, label %a, label %1
1:
  %y = icmp eq ptr %p, null
  br i1 %y, label %b, label %other
a:
  call void @use(i32 0)
  ret void
b:
  call void @use(i32 1)
  ret void
other:
  ret void
}
