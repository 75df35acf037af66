; RUN: %nvopt -O3 -S %s 2>&1 | FileCheck %s --implicit-check-not=warning: --implicit-check-not=alloca
; The second unrolling (loop-unroll, behind the cleanup) does what the first could not: nothing is to be warned of, and
; the array dissolves.
;   for (r = 0; r < n; r++) { for (j = 0; j < 3 && 3 * t < n; j++) p[j] = A[3 * t + j + r]; o[r] = p[0] + p[1] + p[2]; }
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define ptx_kernel void @k(
define ptx_kernel void @k(ptr %A, i32 %n, ptr %o) {
entry:
  %p = alloca [3 x float], align 4
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t3 = mul i32 %t, 3
  br label %outer
outer:
  %r = phi i32 [ 0, %entry ], [ %r1, %inner.end ]
  %cr = icmp ult i32 %r, %n
  br i1 %cr, label %inner, label %exit
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %body ]
  %cj = icmp ult i32 %j, 3
  br i1 %cj, label %and, label %inner.end
and:
  %ct = icmp ult i32 %t3, %n
  br i1 %ct, label %body, label %inner.end
body:
  %i0 = add i32 %t3, %j
  %i1 = add i32 %i0, %r
  %i2 = zext i32 %i1 to i64
  %a = getelementptr inbounds float, ptr %A, i64 %i2
  %x = load float, ptr %a, align 4
  %jx = zext i32 %j to i64
  %pj = getelementptr inbounds [3 x float], ptr %p, i64 0, i64 %jx
  store float %x, ptr %pj, align 4
  %j1 = add i32 %j, 1
  br label %inner, !llvm.loop !0
inner.end:
  %x0 = load float, ptr %p, align 4
  %p1 = getelementptr inbounds [3 x float], ptr %p, i64 0, i64 1
  %x1 = load float, ptr %p1, align 4
  %p2 = getelementptr inbounds [3 x float], ptr %p, i64 0, i64 2
  %x2 = load float, ptr %p2, align 4
  %s = fadd float %x0, %x1
  %s1 = fadd float %s, %x2
  %rx = zext i32 %r to i64
  %or = getelementptr inbounds float, ptr %o, i64 %rx
  store float %s1, ptr %or, align 4
  %r1 = add i32 %r, 1
  br label %outer
exit:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!0 = distinct !{!0, !{!"llvm.loop.unroll.enable"}}
; CHECK: ret void
