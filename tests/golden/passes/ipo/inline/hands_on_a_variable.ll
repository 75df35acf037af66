; RUN: %nvopt -passes='cgscc(inline)' -inline-threshold=3 -S %s | FileCheck %s
; The address of a variable on the stack is handed on: it can only become registers where the callee comes in, so the
; threshold is higher on a GPU (of 1024 bytes at most: more would not become registers).
target triple = "nvptx64-nvidia-cuda"

define float @sum(ptr %p, i64 %i) {
  %s0 = fadd float 0.0, 1.0
  %j0 = mul i64 %i, 2
  %p0 = getelementptr float, ptr %p, i64 %j0
  %v0 = load float, ptr %p0
  %s1 = fadd float %s0, %v0
  %j1 = mul i64 %i, 3
  %p1 = getelementptr float, ptr %p, i64 %j1
  %v1 = load float, ptr %p1
  %s2 = fadd float %s1, %v1
  %j2 = mul i64 %i, 4
  %p2 = getelementptr float, ptr %p, i64 %j2
  %v2 = load float, ptr %p2
  %s3 = fadd float %s2, %v2
  %j3 = mul i64 %i, 5
  %p3 = getelementptr float, ptr %p, i64 %j3
  %v3 = load float, ptr %p3
  %s4 = fadd float %s3, %v3
  %j4 = mul i64 %i, 6
  %p4 = getelementptr float, ptr %p, i64 %j4
  %v4 = load float, ptr %p4
  %s5 = fadd float %s4, %v4
  %j5 = mul i64 %i, 7
  %p5 = getelementptr float, ptr %p, i64 %j5
  %v5 = load float, ptr %p5
  %s6 = fadd float %s5, %v5
  %j6 = mul i64 %i, 8
  %p6 = getelementptr float, ptr %p, i64 %j6
  %v6 = load float, ptr %p6
  %s7 = fadd float %s6, %v6
  %j7 = mul i64 %i, 9
  %p7 = getelementptr float, ptr %p, i64 %j7
  %v7 = load float, ptr %p7
  %s8 = fadd float %s7, %v7
  %j8 = mul i64 %i, 10
  %p8 = getelementptr float, ptr %p, i64 %j8
  %v8 = load float, ptr %p8
  %s9 = fadd float %s8, %v8
  %j9 = mul i64 %i, 11
  %p9 = getelementptr float, ptr %p, i64 %j9
  %v9 = load float, ptr %p9
  %s10 = fadd float %s9, %v9
  %j10 = mul i64 %i, 12
  %p10 = getelementptr float, ptr %p, i64 %j10
  %v10 = load float, ptr %p10
  %s11 = fadd float %s10, %v10
  %j11 = mul i64 %i, 13
  %p11 = getelementptr float, ptr %p, i64 %j11
  %v11 = load float, ptr %p11
  %s12 = fadd float %s11, %v11
  ret float %s12
}
define ptx_kernel void @of_the_stack(ptr addrspace(1) %out, i64 %i) {
  %a = alloca [12 x float]
  %q = getelementptr i8, ptr %a, i64 0
  %s = call float @sum(ptr %q, i64 %i)
  store float %s, ptr addrspace(1) %out
  ret void
}
define ptx_kernel void @of_the_caller(ptr %in, ptr addrspace(1) %out, i64 %i) {
  %s = call float @sum(ptr %in, i64 %i)
  store float %s, ptr addrspace(1) %out
  ret void
}
define ptx_kernel void @large(ptr addrspace(1) %out, i64 %i) {
  %a = alloca [1000 x float]
  %s = call float @sum(ptr %a, i64 %i)
  store float %s, ptr addrspace(1) %out
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: define float @sum(ptr %p, i64 %i) {
; CHECK-NEXT:   %s0 = fadd float 0.000000e+00, 1.000000e+00
; CHECK-NEXT:   %j0 = mul i64 %i, 2
; CHECK-NEXT:   %p0 = getelementptr float, ptr %p, i64 %j0
; CHECK-NEXT:   %v0 = load float, ptr %p0, align 4
; CHECK-NEXT:   %s1 = fadd float %s0, %v0
; CHECK-NEXT:   %j1 = mul i64 %i, 3
; CHECK-NEXT:   %p1 = getelementptr float, ptr %p, i64 %j1
; CHECK-NEXT:   %v1 = load float, ptr %p1, align 4
; CHECK-NEXT:   %s2 = fadd float %s1, %v1
; CHECK-NEXT:   %j2 = mul i64 %i, 4
; CHECK-NEXT:   %p2 = getelementptr float, ptr %p, i64 %j2
; CHECK-NEXT:   %v2 = load float, ptr %p2, align 4
; CHECK-NEXT:   %s3 = fadd float %s2, %v2
; CHECK-NEXT:   %j3 = mul i64 %i, 5
; CHECK-NEXT:   %p3 = getelementptr float, ptr %p, i64 %j3
; CHECK-NEXT:   %v3 = load float, ptr %p3, align 4
; CHECK-NEXT:   %s4 = fadd float %s3, %v3
; CHECK-NEXT:   %j4 = mul i64 %i, 6
; CHECK-NEXT:   %p4 = getelementptr float, ptr %p, i64 %j4
; CHECK-NEXT:   %v4 = load float, ptr %p4, align 4
; CHECK-NEXT:   %s5 = fadd float %s4, %v4
; CHECK-NEXT:   %j5 = mul i64 %i, 7
; CHECK-NEXT:   %p5 = getelementptr float, ptr %p, i64 %j5
; CHECK-NEXT:   %v5 = load float, ptr %p5, align 4
; CHECK-NEXT:   %s6 = fadd float %s5, %v5
; CHECK-NEXT:   %j6 = mul i64 %i, 8
; CHECK-NEXT:   %p6 = getelementptr float, ptr %p, i64 %j6
; CHECK-NEXT:   %v6 = load float, ptr %p6, align 4
; CHECK-NEXT:   %s7 = fadd float %s6, %v6
; CHECK-NEXT:   %j7 = mul i64 %i, 9
; CHECK-NEXT:   %p7 = getelementptr float, ptr %p, i64 %j7
; CHECK-NEXT:   %v7 = load float, ptr %p7, align 4
; CHECK-NEXT:   %s8 = fadd float %s7, %v7
; CHECK-NEXT:   %j8 = mul i64 %i, 10
; CHECK-NEXT:   %p8 = getelementptr float, ptr %p, i64 %j8
; CHECK-NEXT:   %v8 = load float, ptr %p8, align 4
; CHECK-NEXT:   %s9 = fadd float %s8, %v8
; CHECK-NEXT:   %j9 = mul i64 %i, 11
; CHECK-NEXT:   %p9 = getelementptr float, ptr %p, i64 %j9
; CHECK-NEXT:   %v9 = load float, ptr %p9, align 4
; CHECK-NEXT:   %s10 = fadd float %s9, %v9
; CHECK-NEXT:   %j10 = mul i64 %i, 12
; CHECK-NEXT:   %p10 = getelementptr float, ptr %p, i64 %j10
; CHECK-NEXT:   %v10 = load float, ptr %p10, align 4
; CHECK-NEXT:   %s11 = fadd float %s10, %v10
; CHECK-NEXT:   %j11 = mul i64 %i, 13
; CHECK-NEXT:   %p11 = getelementptr float, ptr %p, i64 %j11
; CHECK-NEXT:   %v11 = load float, ptr %p11, align 4
; CHECK-NEXT:   %s12 = fadd float %s11, %v11
; CHECK-NEXT:   ret float %s12
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @of_the_stack(ptr addrspace(1) %out, i64 %i) {
; CHECK-NEXT:   %a = alloca [12 x float], align 4
; CHECK-NEXT:   %q = getelementptr i8, ptr %a, i64 0
; CHECK-NEXT:   %j0.i = mul i64 %i, 2
; CHECK-NEXT:   %p0.i = getelementptr float, ptr %q, i64 %j0.i
; CHECK-NEXT:   %v0.i = load float, ptr %p0.i, align 4
; CHECK-NEXT:   %s1.i = fadd float 1.000000e+00, %v0.i
; CHECK-NEXT:   %j1.i = mul i64 %i, 3
; CHECK-NEXT:   %p1.i = getelementptr float, ptr %q, i64 %j1.i
; CHECK-NEXT:   %v1.i = load float, ptr %p1.i, align 4
; CHECK-NEXT:   %s2.i = fadd float %s1.i, %v1.i
; CHECK-NEXT:   %j2.i = mul i64 %i, 4
; CHECK-NEXT:   %p2.i = getelementptr float, ptr %q, i64 %j2.i
; CHECK-NEXT:   %v2.i = load float, ptr %p2.i, align 4
; CHECK-NEXT:   %s3.i = fadd float %s2.i, %v2.i
; CHECK-NEXT:   %j3.i = mul i64 %i, 5
; CHECK-NEXT:   %p3.i = getelementptr float, ptr %q, i64 %j3.i
; CHECK-NEXT:   %v3.i = load float, ptr %p3.i, align 4
; CHECK-NEXT:   %s4.i = fadd float %s3.i, %v3.i
; CHECK-NEXT:   %j4.i = mul i64 %i, 6
; CHECK-NEXT:   %p4.i = getelementptr float, ptr %q, i64 %j4.i
; CHECK-NEXT:   %v4.i = load float, ptr %p4.i, align 4
; CHECK-NEXT:   %s5.i = fadd float %s4.i, %v4.i
; CHECK-NEXT:   %j5.i = mul i64 %i, 7
; CHECK-NEXT:   %p5.i = getelementptr float, ptr %q, i64 %j5.i
; CHECK-NEXT:   %v5.i = load float, ptr %p5.i, align 4
; CHECK-NEXT:   %s6.i = fadd float %s5.i, %v5.i
; CHECK-NEXT:   %j6.i = mul i64 %i, 8
; CHECK-NEXT:   %p6.i = getelementptr float, ptr %q, i64 %j6.i
; CHECK-NEXT:   %v6.i = load float, ptr %p6.i, align 4
; CHECK-NEXT:   %s7.i = fadd float %s6.i, %v6.i
; CHECK-NEXT:   %j7.i = mul i64 %i, 9
; CHECK-NEXT:   %p7.i = getelementptr float, ptr %q, i64 %j7.i
; CHECK-NEXT:   %v7.i = load float, ptr %p7.i, align 4
; CHECK-NEXT:   %s8.i = fadd float %s7.i, %v7.i
; CHECK-NEXT:   %j8.i = mul i64 %i, 10
; CHECK-NEXT:   %p8.i = getelementptr float, ptr %q, i64 %j8.i
; CHECK-NEXT:   %v8.i = load float, ptr %p8.i, align 4
; CHECK-NEXT:   %s9.i = fadd float %s8.i, %v8.i
; CHECK-NEXT:   %j9.i = mul i64 %i, 11
; CHECK-NEXT:   %p9.i = getelementptr float, ptr %q, i64 %j9.i
; CHECK-NEXT:   %v9.i = load float, ptr %p9.i, align 4
; CHECK-NEXT:   %s10.i = fadd float %s9.i, %v9.i
; CHECK-NEXT:   %j10.i = mul i64 %i, 12
; CHECK-NEXT:   %p10.i = getelementptr float, ptr %q, i64 %j10.i
; CHECK-NEXT:   %v10.i = load float, ptr %p10.i, align 4
; CHECK-NEXT:   %s11.i = fadd float %s10.i, %v10.i
; CHECK-NEXT:   %j11.i = mul i64 %i, 13
; CHECK-NEXT:   %p11.i = getelementptr float, ptr %q, i64 %j11.i
; CHECK-NEXT:   %v11.i = load float, ptr %p11.i, align 4
; CHECK-NEXT:   %s12.i = fadd float %s11.i, %v11.i
; CHECK-NEXT:   store float %s12.i, ptr addrspace(1) %out, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @of_the_caller(ptr %in, ptr addrspace(1) %out, i64 %i) {
; CHECK-NEXT:   %s = call float @sum(ptr %in, i64 %i)
; CHECK-NEXT:   store float %s, ptr addrspace(1) %out, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define ptx_kernel void @large(ptr addrspace(1) %out, i64 %i) {
; CHECK-NEXT:   %a = alloca [1000 x float], align 4
; CHECK-NEXT:   %s = call float @sum(ptr %a, i64 %i)
; CHECK-NEXT:   store float %s, ptr addrspace(1) %out, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
