; RUN: %nvopt -O3 -S %s | FileCheck %s
; Loops as front ends with iterators write them: a counter that tells whether there is an element, asked once to fetch it and once to go on. The second
; question is threaded before loops are turned, so that both loops are written out and the array needs no memory.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"


; CHECK-LABEL: @bubble(
; CHECK-NOT: alloca
; CHECK-NOT: br
; CHECK: ret void
define ptx_kernel void @bubble(ptr addrspace(1) %io) {
entry:
  %a = alloca [3 x float]
  %v = load [3 x float], ptr addrspace(1) %io
  store [3 x float] %v, ptr %a
  br label %outer
outer:
  %left = phi i64 [ 3, %entry ], [ %left.next, %inner.end ]
  %any = icmp sgt i64 %left, 0
  br i1 %any, label %fetch, label %outer.end
fetch:
  %less = add nsw i64 %left, -1
  br label %outer.end
outer.end:
  %left.next = phi i64 [ %left, %outer ], [ %less, %fetch ]
  br i1 %any, label %inner, label %done
inner:
  %n = phi i64 [ 2, %outer.end ], [ %n.next, %latch ]
  %i = phi i64 [ 0, %outer.end ], [ %i.next, %latch ]
  %more = icmp sgt i64 %n, 0
  br i1 %more, label %inner.fetch, label %inner.end
inner.fetch:
  %n.less = add nsw i64 %n, -1
  %i.more = add i64 %i, 1
  br label %inner.end
inner.end:
  %n.next = phi i64 [ %n, %inner ], [ %n.less, %inner.fetch ]
  %i.next = phi i64 [ %i, %inner ], [ %i.more, %inner.fetch ]
  %at = phi i64 [ 0, %inner ], [ %i, %inner.fetch ]
  br i1 %more, label %body, label %outer
body:
  %p = getelementptr float, ptr %a, i64 %at
  %x = load float, ptr %p
  %at1 = add nsw i64 %at, 1
  %q = getelementptr float, ptr %a, i64 %at1
  %y = load float, ptr %q
  %gt = fcmp ogt float %x, %y
  br i1 %gt, label %swap, label %latch
swap:
  store float %y, ptr %p
  store float %x, ptr %q
  br label %latch
latch:
  br label %inner
done:
  %r = load [3 x float], ptr %a
  store [3 x float] %r, ptr addrspace(1) %io
  ret void
}
