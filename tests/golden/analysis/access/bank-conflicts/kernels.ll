; RUN: %nvopt -passes='print<bank-conflicts>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes=bank-conflicts -pass-remarks-analysis=bank-conflicts -disable-output %s 2>&1 | FileCheck --check-prefix=REMARK %s
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
@T = internal addrspace(3) global [32 x [32 x float]] undef
@P = internal addrspace(3) global [32 x [33 x float]] undef
@D = internal addrspace(3) global [64 x double] undef

; A row: every lane its bank. A column: one bank for all. The padded column: free again. Every other word: two lanes a bank.
; Doubles side by side go in two halves and do not collide. All lanes on one word: broadcast. x / 2: two lanes share a word.
define ptx_kernel void @banks() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext nneg i32 %t to i64
  %row = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @T, i64 0, i64 0, i64 %w
  store float 0.0, ptr addrspace(3) %row
  %col = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @T, i64 0, i64 %w, i64 0
  store float 0.0, ptr addrspace(3) %col
  %pad = getelementptr inbounds [32 x [33 x float]], ptr addrspace(3) @P, i64 0, i64 %w, i64 0
  store float 0.0, ptr addrspace(3) %pad
  %two = shl nuw nsw i64 %w, 1
  %eo = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @T, i64 0, i64 0, i64 %two
  store float 0.0, ptr addrspace(3) %eo
  %dbl = getelementptr inbounds [64 x double], ptr addrspace(3) @D, i64 0, i64 %w
  store double 0.0, ptr addrspace(3) %dbl
  %one = getelementptr inbounds [64 x double], ptr addrspace(3) @D, i64 0, i64 5
  %v = load double, ptr addrspace(3) %one
  %half = lshr i64 %w, 1
  %sh = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @T, i64 0, i64 0, i64 %half
  %u = load float, ptr addrspace(3) %sh
  ret void
}

; CHECK: Printing analysis 'Bank conflicts' for function 'banks':
; CHECK-NEXT: Inst:  store float 0.000000e+00, ptr addrspace(3) %row, align 4
; CHECK-NEXT:   stride 4 bytes: no bank conflict (if a warp is in one row of the block)
; CHECK-NEXT: Inst:  store float 0.000000e+00, ptr addrspace(3) %col, align 4
; CHECK-NEXT:   stride 128 bytes: 32-way bank conflict (if a warp is in one row of the block)
; CHECK-NEXT: Inst:  store float 0.000000e+00, ptr addrspace(3) %pad, align 4
; CHECK-NEXT:   stride 132 bytes: no bank conflict (if a warp is in one row of the block)
; CHECK-NEXT: Inst:  store float 0.000000e+00, ptr addrspace(3) %eo, align 4
; CHECK-NEXT:   stride 8 bytes: 2-way bank conflict (if a warp is in one row of the block)
; CHECK-NEXT: Inst:  store double 0.000000e+00, ptr addrspace(3) %dbl, align 8
; CHECK-NEXT:   stride 8 bytes: no bank conflict (if a warp is in one row of the block)
; CHECK-NEXT: Inst:  %v = load double, ptr addrspace(3) %one, align 8
; CHECK-NEXT:   one place for the warp: no bank conflict
; CHECK-NEXT: Inst:  %u = load float, ptr addrspace(3) %sh, align 4
; CHECK-NEXT:   no even stride: no bank conflict (if a warp is in one row of the block)

; REMARK: remark: <unknown>:0:0: stride 4 bytes: no bank conflict (if a warp is in one row of the block)
; REMARK-NEXT: remark: <unknown>:0:0: stride 128 bytes: 32-way bank conflict (if a warp is in one row of the block)
; REMARK-NEXT: remark: <unknown>:0:0: stride 132 bytes: no bank conflict (if a warp is in one row of the block)
; REMARK-NEXT: remark: <unknown>:0:0: stride 8 bytes: 2-way bank conflict (if a warp is in one row of the block)
; REMARK-NEXT: remark: <unknown>:0:0: stride 8 bytes: no bank conflict (if a warp is in one row of the block)
; REMARK-NEXT: remark: <unknown>:0:0: one place for the warp: no bank conflict
; REMARK-NEXT: remark: <unknown>:0:0: no even stride: no bank conflict (if a warp is in one row of the block)
