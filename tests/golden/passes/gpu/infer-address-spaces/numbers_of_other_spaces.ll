; RUN: %nvopt -passes='infer-address-spaces' -S %s | FileCheck %s
; The number of a pointer to shared memory is an offset in it: as a generic pointer it names something else. Only a generic pointer's own number, whole, leads back.
target triple = "nvptx64-nvidia-cuda"

define i32 @offset(ptr addrspace(3) %p) {
  %i = ptrtoint ptr addrspace(3) %p to i64
  %g = inttoptr i64 %i to ptr
  %v = load i32, ptr %g
  ret i32 %v
}

define i32 @generic(ptr addrspace(3) %p) {
  %c = addrspacecast ptr addrspace(3) %p to ptr
  %i = ptrtoint ptr %c to i64
  %g = inttoptr i64 %i to ptr
  %v = load i32, ptr %g
  ret i32 %v
}

define <2 x i1> @cut(<2 x ptr addrspace(3)> %p, <2 x ptr addrspace(3)> %q) {
  %c = addrspacecast <2 x ptr addrspace(3)> %p to <2 x ptr>
  %i = ptrtoint <2 x ptr> %c to <2 x i32>
  %g = inttoptr <2 x i32> %i to <2 x ptr>
  %d = addrspacecast <2 x ptr addrspace(3)> %q to <2 x ptr>
  %v = icmp eq <2 x ptr> %g, %d
  ret <2 x i1> %v
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define i32 @offset(ptr addrspace(3) %p) {
; CHECK-NEXT:   %i = ptrtoint ptr addrspace(3) %p to i64
; CHECK-NEXT:   %g = inttoptr i64 %i to ptr
; CHECK-NEXT:   %v = load i32, ptr %g, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @generic(ptr addrspace(3) %p) {
; CHECK-NEXT:   %c = addrspacecast ptr addrspace(3) %p to ptr
; CHECK-NEXT:   %i = ptrtoint ptr %c to i64
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i1> @cut(<2 x ptr addrspace(3)> %p, <2 x ptr addrspace(3)> %q) {
; CHECK-NEXT:   %c = addrspacecast <2 x ptr addrspace(3)> %p to <2 x ptr>
; CHECK-NEXT:   %i = ptrtoint <2 x ptr> %c to <2 x i32>
; CHECK-NEXT:   %g = inttoptr <2 x i32> %i to <2 x ptr>
; CHECK-NEXT:   %d = addrspacecast <2 x ptr addrspace(3)> %q to <2 x ptr>
; CHECK-NEXT:   %v = icmp eq <2 x ptr> %g, %d
; CHECK-NEXT:   ret <2 x i1> %v
; CHECK-NEXT: }
