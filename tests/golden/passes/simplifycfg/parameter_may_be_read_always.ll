; RUN: %nvopt '-passes=simplifycfg<bonus-inst-threshold=2>' -S %s | FileCheck %s
; A kernel's parameter can be read whatever branch is taken: two conditions on it become one, also through a cast; what
; lies past its end, or may, stays behind its branch.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @limits(i32 %x, i32 %y, ptr byval([8 x i32]) align 8 %p, ptr %o) {
entry:
  %a = load i32, ptr %p
  %c = icmp slt i32 %x, %a
  br i1 %c, label %then, label %out
then:
  %q = getelementptr inbounds nuw i8, ptr %p, i64 28
  %b = load i32, ptr %q
  %d = icmp slt i32 %y, %b
  br i1 %d, label %do, label %out
do:
  store volatile i32 1, ptr %o
  br label %out
out:
  ret void
}
define ptx_kernel void @cast(i32 %x, i32 %y, ptr byval([8 x i32]) align 8 %p, ptr %o) {
entry:
  %k = addrspacecast ptr %p to ptr addrspace(101)
  %a = load i32, ptr addrspace(101) %k
  %c = icmp slt i32 %x, %a
  br i1 %c, label %then, label %out
then:
  %q = getelementptr inbounds nuw i8, ptr addrspace(101) %k, i64 12
  %b = load i32, ptr addrspace(101) %q
  %d = icmp slt i32 %y, %b
  br i1 %d, label %do, label %out
do:
  store volatile i32 1, ptr %o
  br label %out
out:
  ret void
}
define ptx_kernel void @past_the_end_stays(i32 %x, i32 %y, ptr byval([8 x i32]) align 8 %p, ptr %o) {
entry:
  %a = load i32, ptr %p
  %c = icmp slt i32 %x, %a
  br i1 %c, label %then, label %out
then:
  %q = getelementptr i8, ptr %p, i64 32
  %b = load i32, ptr %q
  %d = icmp slt i32 %y, %b
  br i1 %d, label %do, label %out
do:
  store volatile i32 1, ptr %o
  br label %out
out:
  ret void
}
define ptx_kernel void @said_in_the_arm_stays(i32 %x, i32 %y, ptr %h, ptr %o) {
entry:
  %a = load i32, ptr %o
  %c = icmp slt i32 %x, %a
  br i1 %c, label %then, label %out
then:
  %q = load ptr, ptr %h, !dereferenceable !0
  %b = load i32, ptr %q
  %d = icmp slt i32 %y, %b
  br i1 %d, label %do, label %out
do:
  store volatile i32 1, ptr %o
  br label %out
out:
  ret void
}
!0 = !{i64 8}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define ptx_kernel void @limits(i32 %x, i32 %y, ptr byval([8 x i32]) align 8 %p, ptr %o) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   %c = icmp slt i32 %x, %a
; CHECK-NEXT:   %q = getelementptr inbounds nuw i8, ptr %p, i64 28
; CHECK-NEXT:   %b = load i32, ptr %q, align 4
; CHECK-NEXT:   %d = icmp slt i32 %y, %b
; CHECK-NEXT:   %or.cond = select i1 %c, i1 %d, i1 false
; CHECK-NEXT:   br i1 %or.cond, label %do, label %out
; CHECK: do:                                               ; preds = %entry
; CHECK-NEXT:   store volatile i32 1, ptr %o, align 4
; CHECK-NEXT:   br label %out
; CHECK: out:                                              ; preds = %do, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @cast(i32 %x, i32 %y, ptr byval([8 x i32]) align 8 %p, ptr %o) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %k = addrspacecast ptr %p to ptr addrspace(101)
; CHECK-NEXT:   %a = load i32, ptr addrspace(101) %k, align 4
; CHECK-NEXT:   %c = icmp slt i32 %x, %a
; CHECK-NEXT:   %q = getelementptr inbounds nuw i8, ptr addrspace(101) %k, i64 12
; CHECK-NEXT:   %b = load i32, ptr addrspace(101) %q, align 4
; CHECK-NEXT:   %d = icmp slt i32 %y, %b
; CHECK-NEXT:   %or.cond = select i1 %c, i1 %d, i1 false
; CHECK-NEXT:   br i1 %or.cond, label %do, label %out
; CHECK: do:                                               ; preds = %entry
; CHECK-NEXT:   store volatile i32 1, ptr %o, align 4
; CHECK-NEXT:   br label %out
; CHECK: out:                                              ; preds = %do, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @past_the_end_stays(i32 %x, i32 %y, ptr byval([8 x i32]) align 8 %p, ptr %o) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   %c = icmp slt i32 %x, %a
; CHECK-NEXT:   br i1 %c, label %then, label %out
; CHECK: then:                                             ; preds = %entry
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 32
; CHECK-NEXT:   %b = load i32, ptr %q, align 4
; CHECK-NEXT:   %d = icmp slt i32 %y, %b
; CHECK-NEXT:   br i1 %d, label %do, label %out
; CHECK: do:                                               ; preds = %then
; CHECK-NEXT:   store volatile i32 1, ptr %o, align 4
; CHECK-NEXT:   br label %out
; CHECK: out:                                              ; preds = %do, %then, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @said_in_the_arm_stays(i32 %x, i32 %y, ptr %h, ptr %o) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = load i32, ptr %o, align 4
; CHECK-NEXT:   %c = icmp slt i32 %x, %a
; CHECK-NEXT:   br i1 %c, label %then, label %out
; CHECK: then:                                             ; preds = %entry
; CHECK-NEXT:   %q = load ptr, ptr %h, align 8, !dereferenceable !0
; CHECK-NEXT:   %b = load i32, ptr %q, align 4
; CHECK-NEXT:   %d = icmp slt i32 %y, %b
; CHECK-NEXT:   br i1 %d, label %do, label %out
; CHECK: do:                                               ; preds = %then
; CHECK-NEXT:   store volatile i32 1, ptr %o, align 4
; CHECK-NEXT:   br label %out
; CHECK: out:                                              ; preds = %do, %then, %entry
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: !0 = !{i64 8}
