; RUN: %nvopt -passes=generic-to-nvvm -verify-each -S %s | FileCheck %s
; Every mention gets a cast: in code, within expressions, in initialisers (its own too), in an alias. What is in a space, of a thread or annotated stays.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@v = global i32 0
@arr = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@self = global ptr @self
@point = constant { ptr, ptr } { ptr @v, ptr getelementptr ([4 x i32], ptr @arr, i32 0, i32 2) }
@ext = external global i32
@sh = internal addrspace(3) global i32 undef
@tex = global i64 0
@t = thread_local global i32 0
@llvm.used = appending global [1 x ptr] [ptr @v], section "llvm.metadata"
@al = alias i32, ptr @v
define i32 @f(i64 %i) {
  %x = load i32, ptr @v
  %a = getelementptr [4 x i32], ptr @arr, i64 0, i64 %i
  %y = load i32, ptr %a
  %z = load i32, ptr getelementptr ([4 x i32], ptr @arr, i32 0, i32 3)
  store i32 %x, ptr @ext
  store ptr @v, ptr @self
  %w = load i32, ptr addrspace(3) @sh
  %u = load i64, ptr @tex
  %r = load i32, ptr @t
  ret i32 %y
}
!nvvm.annotations = !{!0}
!0 = !{ptr @tex, !"texture", i32 1}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @sh = internal addrspace(3) global i32 undef
; CHECK-NEXT: @tex = global i64 0
; CHECK-NEXT: @t = thread_local global i32 0
; CHECK-NEXT: @llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @v to ptr)], section "llvm.metadata"
; CHECK-NEXT: @v = addrspace(1) global i32 0
; CHECK-NEXT: @arr = internal addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
; CHECK-NEXT: @self = addrspace(1) global ptr addrspacecast (ptr addrspace(1) @self to ptr)
; CHECK-NEXT: @point = addrspace(1) constant { ptr, ptr } { ptr addrspacecast (ptr addrspace(1) @v to ptr), ptr getelementptr ([4 x i32], ptr addrspacecast (ptr addrspace(1) @arr to ptr), i32 0, i32 2) }
; CHECK-NEXT: @ext = external addrspace(1) global i32
; CHECK: @al = alias i32, addrspacecast (ptr addrspace(1) @v to ptr)
; CHECK-LABEL: define i32 @f(i64 %i) {
; CHECK-NEXT:   %x = load i32, ptr addrspacecast (ptr addrspace(1) @v to ptr), align 4
; CHECK-NEXT:   %a = getelementptr [4 x i32], ptr addrspacecast (ptr addrspace(1) @arr to ptr), i64 0, i64 %i
; CHECK-NEXT:   %y = load i32, ptr %a, align 4
; CHECK-NEXT:   %z = load i32, ptr getelementptr ([4 x i32], ptr addrspacecast (ptr addrspace(1) @arr to ptr), i32 0, i32 3), align 4
; CHECK-NEXT:   store i32 %x, ptr addrspacecast (ptr addrspace(1) @ext to ptr), align 4
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(1) @v to ptr), ptr addrspacecast (ptr addrspace(1) @self to ptr), align 8
; CHECK-NEXT:   %w = load i32, ptr addrspace(3) @sh, align 4
; CHECK-NEXT:   %u = load i64, ptr @tex, align 8
; CHECK-NEXT:   %r = load i32, ptr @t, align 4
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK: !nvvm.annotations = !{!0}
; CHECK: !0 = !{ptr @tex, !"texture", i32 1}
