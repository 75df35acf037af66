; RUN: %nvopt -passes=ipmsp -verify-each -S %s | FileCheck %s
; Local functions get the type that all their callers pass: through several levels, through recursion, results too. Not where two callers differ, where
; null may come (but for global memory), where the address of the function is taken, or of byval arguments.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x float] undef, align 4
declare void @use(ptr)
define internal float @leaf(ptr nonnull %p, i32 %i) noinline {
  %a = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %a
  ret float %v
}
define internal float @middle(ptr %p, i32 %i) noinline {
  %v = call float @leaf(ptr nonnull %p, i32 %i)
  ret float %v
}
define internal float @recursive(ptr %p, i32 %n) noinline {
e:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %x, label %m
m:
  %k = sub i32 %n, 1
  %q = getelementptr float, ptr %p, i32 1
  %v = call float @recursive(ptr %q, i32 %k)
  ret float %v
x:
  %w = load float, ptr %p
  ret float %w
}
define internal float @differ(ptr %p) noinline {
  %v = load float, ptr %p
  ret float %v
}
define internal float @null_or_shared(ptr %p) noinline {
  %v = load float, ptr %p
  ret float %v
}
define internal float @null_or_global(ptr %p) noinline {
  %v = load float, ptr %p
  ret float %v
}
define internal float @taken(ptr %p) noinline {
  %v = load float, ptr %p
  ret float %v
}
define internal float @by_value(ptr byval([4 x float]) %p) noinline {
  %v = load float, ptr %p
  ret float %v
}
define internal ptr @returns(ptr %p, i32 %i) noinline {
  %a = getelementptr float, ptr %p, i32 %i
  ret ptr %a
}
define ptx_kernel void @k(ptr %o, i32 %i, i1 %c) {
  %g = addrspacecast ptr addrspace(3) @s to ptr
  %v1 = call float @middle(ptr nonnull %g, i32 %i)
  %v2 = call float @recursive(ptr %o, i32 %i)
  %v3 = call float @differ(ptr %g)
  %v4 = call float @differ(ptr %o)
  %n = select i1 %c, ptr %g, ptr null
  %v5 = call float @null_or_shared(ptr %n)
  %m = select i1 %c, ptr %o, ptr null
  %v6 = call float @null_or_global(ptr %m)
  %v7 = call float @taken(ptr %g)
  call void @use(ptr @taken)
  %v8 = call float @by_value(ptr byval([4 x float]) %g)
  %r = call ptr @returns(ptr %g, i32 %i)
  store float %v1, ptr %r
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @s = internal addrspace(3) global [64 x float] undef, align 4
; CHECK: declare void @use(ptr)
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal float @leaf(ptr addrspace(3) %p, i32 %i) #0 {
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %p to ptr
; CHECK-NEXT:   %a = getelementptr float, ptr %1, i32 %i
; CHECK-NEXT:   %v = load float, ptr %a, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal float @middle(ptr addrspace(3) %p, i32 %i) #0 {
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %p to ptr
; CHECK-NEXT:   %v = call float @leaf(ptr addrspace(3) %p, i32 %i)
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal float @recursive(ptr addrspace(1) %p, i32 %n) #0 {
; CHECK-NEXT: e:
; CHECK-NEXT:   %0 = addrspacecast ptr addrspace(1) %p to ptr
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %x, label %m
; CHECK: m:                                                ; preds = %e
; CHECK-NEXT:   %k = sub i32 %n, 1
; CHECK-NEXT:   %q = getelementptr float, ptr %0, i32 1
; CHECK-NEXT:   %1 = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   %v = call float @recursive(ptr addrspace(1) %1, i32 %k)
; CHECK-NEXT:   ret float %v
; CHECK: x:                                                ; preds = %e
; CHECK-NEXT:   %w = load float, ptr %0, align 4
; CHECK-NEXT:   ret float %w
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal float @differ(ptr %p) #0 {
; CHECK-NEXT:   %v = load float, ptr %p, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal float @null_or_shared(ptr %p) #0 {
; CHECK-NEXT:   %v = load float, ptr %p, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal float @null_or_global(ptr addrspace(1) %p) #0 {
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(1) %p to ptr
; CHECK-NEXT:   %v = load float, ptr %1, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal float @taken(ptr %p) #0 {
; CHECK-NEXT:   %v = load float, ptr %p, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal float @by_value(ptr byval([4 x float]) %p) #0 {
; CHECK-NEXT:   %v = load float, ptr %p, align 4
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal ptr addrspace(3) @returns(ptr addrspace(3) %p, i32 %i) #0 {
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %p to ptr
; CHECK-NEXT:   %a = getelementptr float, ptr %1, i32 %i
; CHECK-NEXT:   %2 = addrspacecast ptr %a to ptr addrspace(3)
; CHECK-NEXT:   ret ptr addrspace(3) %2
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @k(ptr %o, i32 %i, i1 %c) {
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) @s to ptr
; CHECK-NEXT:   %v1 = call float @middle(ptr addrspace(3) @s, i32 %i)
; CHECK-NEXT:   %1 = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %v2 = call float @recursive(ptr addrspace(1) %1, i32 %i)
; CHECK-NEXT:   %v3 = call float @differ(ptr %g)
; CHECK-NEXT:   %v4 = call float @differ(ptr %o)
; CHECK-NEXT:   %n = select i1 %c, ptr %g, ptr null
; CHECK-NEXT:   %v5 = call float @null_or_shared(ptr %n)
; CHECK-NEXT:   %m = select i1 %c, ptr %o, ptr null
; CHECK-NEXT:   %2 = addrspacecast ptr %m to ptr addrspace(1)
; CHECK-NEXT:   %v6 = call float @null_or_global(ptr addrspace(1) %2)
; CHECK-NEXT:   %v7 = call float @taken.shared(ptr addrspace(3) @s)
; CHECK-NEXT:   call void @use(ptr @taken)
; CHECK-NEXT:   %v8 = call float @by_value(ptr byval([4 x float]) %g)
; CHECK-NEXT:   %r = call ptr addrspace(3) @returns(ptr addrspace(3) @s, i32 %i)
; CHECK-NEXT:   %3 = addrspacecast ptr addrspace(3) %r to ptr
; CHECK-NEXT:   store float %v1, ptr %3, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal float @taken.shared(ptr addrspace(3) %p) local_unnamed_addr #0 {
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %p to ptr
; CHECK-NEXT:   %v.i = load float, ptr %1, align 4
; CHECK-NEXT:   ret float %v.i
; CHECK-NEXT: }
; CHECK: attributes #0 = { noinline }
