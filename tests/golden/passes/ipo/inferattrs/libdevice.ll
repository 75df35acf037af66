; RUN: %nvopt -passes=inferattrs -S %s | FileCheck %s
; RUN: %nvopt -passes='inferattrs,function(instsimplify,dce)' -S %s | FileCheck %s --check-prefix=USE
; Declared functions of libdevice get what its documentation proves; another type, a definition or nobuiltin is somebody else's function.
target triple = "nvptx64-nvidia-cuda"
; CHECK: declare range(i32 0, 33) i32 @__nv_clz(i32) [[SAFE:#[0-9]+]]
declare i32 @__nv_clz(i32) convergent nounwind
; CHECK: declare float @__nv_clzll(float){{$}}
declare float @__nv_clzll(float)
; CHECK: declare nofpclass(inf nzero nsub nnorm) double @__nv_acos(double) [[PURE:#[0-9]+]]
declare double @__nv_acos(double)
; CHECK: declare nofpclass(inf) float @__nv_sinf(float) [[PURE]]
declare float @__nv_sinf(float)
; CHECK: declare double @__nv_frexp(double, ptr writeonly captures(none)) [[WRITES:#[0-9]+]]
declare double @__nv_frexp(double, ptr)
; CHECK: declare nofpclass(ninf nzero nsub nnorm) float @__nv_normf(i32, ptr readonly captures(none)) [[READS:#[0-9]+]]
declare float @__nv_normf(i32, ptr)
; CHECK: declare i32 @__nv_popc(i32) [[NO:#[0-9]+]]
declare i32 @__nv_popc(i32) nobuiltin
; CHECK: define i32 @__nv_ffs(i32 %x) {
define i32 @__nv_ffs(i32 %x) {
  ret i32 %x
}
; USE-LABEL: @fewer_than_33(
; USE-NEXT: ret i1 true
define i1 @fewer_than_33(i32 %x) {
  %n = call i32 @__nv_clz(i32 %x)
  %c = icmp ult i32 %n, 33
  ret i1 %c
}
; USE-LABEL: @never_below_zero(
; USE-NEXT: ret i1 false
define i1 @never_below_zero(double %x) {
  %a = call double @__nv_acos(double %x)
  %b = fcmp olt double %a, 0.0
  ret i1 %b
}
; USE-LABEL: @unused(
; USE-NEXT: ret void
define void @unused(float %x) {
  %s = call float @__nv_sinf(float %x)
  ret void
}
; CHECK-DAG: attributes [[SAFE]] = { mustprogress nocallback nofree norecurse nosync nounwind speculatable willreturn memory(none) }
; CHECK-DAG: attributes [[PURE]] = { mustprogress nocallback nofree norecurse nosync nounwind willreturn memory(none) }
; CHECK-DAG: attributes [[WRITES]] = { mustprogress nocallback nofree norecurse nosync nounwind willreturn memory(argmem: write) }
; CHECK-DAG: attributes [[READS]] = { mustprogress nocallback nofree norecurse nosync nounwind willreturn memory(argmem: read) }
; CHECK-DAG: attributes [[NO]] = { nobuiltin }
