; RUN: not %nvopt -passes=nvvm-verify -disable-output %s 2>&1 | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i8 @small(i16 %x) {
  ret i8 0
}
; CHECK: error: integer return values of less than 32 bits must be sign or zero extended
; CHECK: error: integer parameters of less than 32 bits must be sign or zero extended
define zeroext i8 @extended(i16 signext %x) {
  ret i8 0
}
; CHECK-NOT: extended
define ptx_kernel i32 @kernel() {
  ret i32 0
}
; CHECK: error: kernels must return void
define void @placed() section "x" align 16 gc "statepoint-example" prefix i32 0 prologue i32 0 {
  ret void
}
; CHECK: error: functions in sections are not supported
; CHECK: error: explicit alignment of functions is not supported
; CHECK: error: prefix data is not supported
; CHECK: error: prologue data is not supported
; CHECK: error: garbage collection is not supported
define void @attributed() unnamed_addr jumptable naked nobuiltin noimplicitfloat noredzone nonlazybind returns_twice safestack sanitize_address sanitize_memory sanitize_thread ssp sspreq sspstrong alignstack(16) uwtable {
  unreachable
}
; CHECK: error: function attribute is not supported: jumptable
; CHECK: error: function attribute is not supported: naked
; CHECK: error: function attribute is not supported: nobuiltin
; CHECK: error: function attribute is not supported: noimplicitfloat
; CHECK: error: function attribute is not supported: noredzone
; CHECK: error: function attribute is not supported: nonlazybind
; CHECK: error: function attribute is not supported: returns_twice
; CHECK: error: function attribute is not supported: safestack
; CHECK: error: function attribute is not supported: sanitize_address
; CHECK: error: function attribute is not supported: sanitize_memory
; CHECK: error: function attribute is not supported: sanitize_thread
; CHECK: error: function attribute is not supported: ssp
; CHECK: error: function attribute is not supported: sspreq
; CHECK: error: function attribute is not supported: sspstrong
; CHECK: error: function attribute is not supported: alignstack
; CHECK: error: function attribute is not supported: uwtable
define void @device() "nvvm.cluster_dim"="2" {
  ret void
}
; CHECK: error: cluster dimensions are supported on kernels only: device
define ptx_kernel void @old() "nvvm.cluster_dim"="2" "target-cpu"="sm_80" {
  ret void
}
; CHECK: error: cluster dimensions are not supported before sm_90: old
define ptx_kernel void @new() "nvvm.cluster_dim"="2" "target-cpu"="sm_90" {
  ret void
}
; CHECK-NOT: : new
