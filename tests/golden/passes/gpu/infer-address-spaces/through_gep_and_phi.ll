; RUN: %nvopt -passes='infer-address-spaces' -S %s | FileCheck %s
; The generic pointer comes from global memory on both ways: the load says so.
target triple = "nvptx64-nvidia-cuda"

define float @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c, i64 %i) {
entry:
  %a = addrspacecast ptr addrspace(1) %p to ptr
  br i1 %c, label %other, label %join
other:
  %b = addrspacecast ptr addrspace(1) %q to ptr
  br label %join
join:
  %r = phi ptr [ %a, %entry ], [ %b, %other ]
  %g = getelementptr float, ptr %r, i64 %i
  %v = load float, ptr %g
  ret float %v
}

; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define float @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c, i64 %i) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %other, label %join
; CHECK: other:                                            ; preds = %entry
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %other, %entry
; CHECK-NEXT:   %r = phi ptr addrspace(1) [ %p, %entry ], [ %q, %other ]
; CHECK-NEXT:   %g = getelementptr float, ptr addrspace(1) %r, i64 %i
; CHECK-NEXT:   %v = load float, ptr addrspace(1) %g, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
