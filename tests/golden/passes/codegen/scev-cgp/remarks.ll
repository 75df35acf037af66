; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -pass-remarks=scev-cgp -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -scev-cgp-control=1 -pass-remarks-analysis=scev-cgp -disable-output %s 2>&1 | FileCheck --check-prefix=CAP %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -dump-scev-cgp -disable-output %s 2>&1 | FileCheck --check-prefix=DUMP %s
; RUN: %nvopt -passes=scev-cgp -nv-disable-scev-cgp=0 -print-after-scev-cgp -disable-output %s 2>&1 | FileCheck --check-prefix=PRINT %s
; What was rewritten, the limit, and what the knobs print.
; CHECK: %a is computed anew: 7 instructions less, 3 more (@square: %a = getelementptr)
; CAP: scev-cgp-control=1 reached: further addresses stay (@square)
; DUMP: scev-cgp: 32 bits, unsigned: (%ty * %ty * %tx)
; DUMP-NEXT: 3 instructions for 7: taken
; PRINT: IR Dump After SCEV-CGP
; PRINT: %scevcgp_0 = getelementptr i16, ptr addrspace(1) %p, i64 %scevcgptmp_02
target datalayout = "e-p:64:64-i64:64-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

define ptx_kernel void @square(ptr addrspace(1) %p) {
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %x = zext i32 %tx to i64
  %y = zext i32 %ty to i64
  %xy = mul i64 %x, %y
  %i = mul i64 %xy, %y
  %a = getelementptr i16, ptr addrspace(1) %p, i64 %i
  store i16 1, ptr addrspace(1) %a
  ret void
}
