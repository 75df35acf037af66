; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Lanes that a known mask leaves out are not stored, not addressed; those that it takes need nothing to pass through. An undefined bit is both.
declare <2 x double> @llvm.masked.load.v2f64.p0(ptr, <2 x i1>, <2 x double>)
declare <2 x double> @llvm.masked.gather.v2f64.v2p0(<2 x ptr>, <2 x i1>, <2 x double>)
declare void @llvm.masked.store.v2f64.p0(<2 x double>, ptr, <2 x i1>)
declare void @llvm.masked.scatter.v2f64.v2p0(<2 x double>, <2 x ptr>, <2 x i1>)

define <2 x double> @load(ptr %p, double %x, double %y) {
  %a = insertelement <2 x double> poison, double %x, i64 0
  %b = insertelement <2 x double> %a, double %y, i64 1
  %r = call <2 x double> @llvm.masked.load.v2f64.p0(ptr align 2 %p, <2 x i1> <i1 true, i1 false>, <2 x double> %b)
  ret <2 x double> %r
}
define <2 x double> @gather(<2 x ptr> %p, <2 x double> %v) {
  %r = call <2 x double> @llvm.masked.gather.v2f64.v2p0(<2 x ptr> align 4 %p, <2 x i1> splat (i1 true), <2 x double> %v)
  ret <2 x double> %r
}
define void @store(ptr %p, double %x, double %y) {
  %a = insertelement <2 x double> poison, double %x, i64 0
  %b = insertelement <2 x double> %a, double %y, i64 1
  call void @llvm.masked.store.v2f64.p0(<2 x double> %b, ptr align 4 %p, <2 x i1> <i1 true, i1 false>)
  ret void
}
define void @scatter(ptr %p, ptr %q, <2 x double> %v) {
  %a = insertelement <2 x ptr> poison, ptr %p, i64 0
  %b = insertelement <2 x ptr> %a, ptr %q, i64 1
  call void @llvm.masked.scatter.v2f64.v2p0(<2 x double> %v, <2 x ptr> align 4 %b, <2 x i1> <i1 true, i1 false>)
  ret void
}
define void @undefined(ptr %p, double %x, double %y) {
  %a = insertelement <2 x double> poison, double %x, i64 0
  %b = insertelement <2 x double> %a, double %y, i64 1
  call void @llvm.masked.store.v2f64.p0(<2 x double> %b, ptr align 4 %p, <2 x i1> <i1 true, i1 undef>)
  ret void
}

; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
; CHECK-NEXT: declare <2 x double> @llvm.masked.load.v2f64.p0(ptr captures(none), <2 x i1>, <2 x double>) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
; CHECK-NEXT: declare <2 x double> @llvm.masked.gather.v2f64.v2p0(<2 x ptr>, <2 x i1>, <2 x double>) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.masked.store.v2f64.p0(<2 x double>, ptr captures(none), <2 x i1>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
; CHECK-NEXT: declare void @llvm.masked.scatter.v2f64.v2p0(<2 x double>, <2 x ptr>, <2 x i1>) #3
; CHECK-LABEL: define <2 x double> @load(ptr %p, double %x, double %y) {
; CHECK-NEXT:   %b = insertelement <2 x double> poison, double %y, i64 1
; CHECK-NEXT:   %r = call <2 x double> @llvm.masked.load.v2f64.p0(ptr align 2 %p, <2 x i1> <i1 true, i1 false>, <2 x double> %b)
; CHECK-NEXT:   ret <2 x double> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x double> @gather(<2 x ptr> %p, <2 x double> %v) {
; CHECK-NEXT:   %r = call <2 x double> @llvm.masked.gather.v2f64.v2p0(<2 x ptr> align 4 %p, <2 x i1> splat (i1 true), <2 x double> poison)
; CHECK-NEXT:   ret <2 x double> %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @store(ptr %p, double %x, double %y) {
; CHECK-NEXT:   %a = insertelement <2 x double> poison, double %x, i64 0
; CHECK-NEXT:   call void @llvm.masked.store.v2f64.p0(<2 x double> %a, ptr align 4 %p, <2 x i1> <i1 true, i1 false>)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @scatter(ptr %p, ptr %q, <2 x double> %v) {
; CHECK-NEXT:   %a = insertelement <2 x ptr> poison, ptr %p, i64 0
; CHECK-NEXT:   call void @llvm.masked.scatter.v2f64.v2p0(<2 x double> %v, <2 x ptr> align 4 %a, <2 x i1> <i1 true, i1 false>)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @undefined(ptr %p, double %x, double %y) {
; CHECK-NEXT:   %a = insertelement <2 x double> poison, double %x, i64 0
; CHECK-NEXT:   %b = insertelement <2 x double> %a, double %y, i64 1
; CHECK-NEXT:   call void @llvm.masked.store.v2f64.p0(<2 x double> %b, ptr align 4 %p, <2 x i1> <i1 true, i1 undef>)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(read) }
; CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
; CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(write) }
