; RUN: %nvopt -passes=correlated-propagation -S %s | FileCheck %s
; Comparisons, selects, cases, incoming values and results that the branches above decide; what they do not decide stays. A signed comparison of
; numbers of one sign is an unsigned one.
define i1 @compare(i32 %x) {
  %c = icmp ult i32 %x, 10
  br i1 %c, label %small, label %big
small:
  %a = icmp ult i32 %x, 11
  ret i1 %a
big:
  %b = icmp ult i32 %x, 11
  ret i1 %b
}
define i1 @joined(i1 %c) {
entry:
  br i1 %c, label %l, label %m
l:
  br label %m
m:
  %p = phi i32 [ 1, %entry ], [ 5, %l ]
  %no = icmp eq i32 %p, 3
  %may = icmp eq i32 %p, 5
  %r = xor i1 %no, %may
  ret i1 %r
}
define i32 @cases(i32 %x) {
  %m = urem i32 %x, 3
  switch i32 %m, label %d [ i32 0, label %a
                            i32 1, label %b
                            i32 2, label %c
                            i32 7, label %b ]
a:
  ret i32 10
b:
  ret i32 11
c:
  ret i32 12
d:
  ret i32 13
}
define i32 @incoming(i32 noundef %x, i32 %y) {
entry:
  %z = icmp eq i32 %x, 4
  br i1 %z, label %same, label %other
same:
  br label %m
other:
  br label %m
m:
  %p = phi i32 [ 4, %same ], [ %x, %other ]
  %q = phi i32 [ %x, %same ], [ %y, %other ]
  %r = add i32 %p, %q
  ret i32 %r
}
define i32 @arms(i32 %x, i32 %y) {
  %c = icmp sgt i32 %x, %y
  %s = select i1 %c, i32 %x, i32 %y
  br i1 %c, label %yes, label %no
yes:
  ret i32 %s
no:
  ret i32 0
}
define i1 @one_sign(i32 %x, i32 %y) {
  %a = and i32 %x, 255
  %b = and i32 %y, 255
  %c = icmp slt i32 %a, %b
  ret i1 %c
}
define i1 @pointers(ptr %p, ptr addrspace(3) %s) {
  %v = load i32, ptr %p, align 4
  %w = load i32, ptr addrspace(3) %s, align 4
  %a = icmp eq ptr %p, null
  %b = icmp eq ptr addrspace(3) %s, null
  %c = or i1 %a, %b
  call void @f(ptr %p, ptr addrspace(3) %s)
  ret i1 %c
}
declare void @f(ptr, ptr addrspace(3))

; CHECK-LABEL: define i1 @compare(i32 %x) {
; CHECK-NEXT:   %c = icmp ult i32 %x, 10
; CHECK-NEXT:   br i1 %c, label %small, label %big
; CHECK: small:                                            ; preds = %0
; CHECK-NEXT:   ret i1 true
; CHECK: big:                                              ; preds = %0
; CHECK-NEXT:   %b = icmp ult i32 %x, 11
; CHECK-NEXT:   ret i1 %b
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @joined(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %l, label %m
; CHECK: l:                                                ; preds = %entry
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %l, %entry
; CHECK-NEXT:   %p = phi i32 [ 1, %entry ], [ 5, %l ]
; CHECK-NEXT:   %may = icmp eq i32 %p, 5
; CHECK-NEXT:   %r = xor i1 false, %may
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define range(i32 10, 14) i32 @cases(i32 %x) {
; CHECK-NEXT:   %m = urem i32 %x, 3
; CHECK-NEXT:   switch i32 %m, label %default.unreachable [
; CHECK-NEXT:     i32 0, label %a
; CHECK-NEXT:     i32 1, label %b
; CHECK-NEXT:     i32 2, label %c
; CHECK-NEXT:   ]
; CHECK: default.unreachable:                              ; preds = %0
; CHECK-NEXT:   unreachable
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   ret i32 10
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   ret i32 11
; CHECK: c:                                                ; preds = %0
; CHECK-NEXT:   ret i32 12
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @incoming(i32 noundef %x, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %z = icmp eq i32 %x, 4
; CHECK-NEXT:   br i1 %z, label %same, label %other
; CHECK: same:                                             ; preds = %entry
; CHECK-NEXT:   br label %m
; CHECK: other:                                            ; preds = %entry
; CHECK-NEXT:   br label %m
; CHECK: m:                                                ; preds = %other, %same
; CHECK-NEXT:   %q = phi i32 [ 4, %same ], [ %y, %other ]
; CHECK-NEXT:   %r = add i32 %x, %q
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define range(i32 -2147483647, -2147483648) i32 @arms(i32 %x, i32 %y) {
; CHECK-NEXT:   %c = icmp sgt i32 %x, %y
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %0
; CHECK-NEXT:   ret i32 %x
; CHECK: no:                                               ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @one_sign(i32 %x, i32 %y) {
; CHECK-NEXT:   %a = and i32 %x, 255
; CHECK-NEXT:   %b = and i32 %y, 255
; CHECK-NEXT:   %c = icmp ult i32 %a, %b
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @pointers(ptr %p, ptr addrspace(3) %s) {
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %w = load i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   %b = icmp eq ptr addrspace(3) %s, null
; CHECK-NEXT:   %c = or i1 false, %b
; CHECK-NEXT:   call void @f(ptr nonnull %p, ptr addrspace(3) %s)
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK: declare void @f(ptr, ptr addrspace(3))
