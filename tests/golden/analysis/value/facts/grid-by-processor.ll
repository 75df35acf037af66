; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s
; RUN: %nvopt -passes=instsimplify -nvvm-intr-range-sm=20 -S %s | FileCheck %s --check-prefix=SM20
; The width of a grid by processor: 65,535 blocks before sm_30, 2^31 - 1 since; unknown processors count as new.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
; CHECK-LABEL: @sm20(
; CHECK-NEXT: ret i1 true
define ptx_kernel i1 @sm20() "target-cpu"="sm_20" {
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %c = icmp ult i32 %b, 65535
  %d = icmp ult i32 %n, 65536
  %r = and i1 %c, %d
  ret i1 %r
}
; CHECK-LABEL: @sm90a(
; CHECK: %d = icmp
; CHECK-LABEL: @unknown(
; CHECK: %d = icmp
; SM20-LABEL: @sm90a(
; SM20-NEXT: ret i1 true
; SM20-LABEL: @unknown(
; SM20-NEXT: ret i1 true
define ptx_kernel i1 @sm90a() "target-cpu"="sm_90a" {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %d = icmp ult i32 %n, 65536
  ret i1 %d
}
define i1 @unknown() {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %d = icmp ult i32 %n, 65536
  ret i1 %d
}
