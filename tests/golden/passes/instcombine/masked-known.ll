; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A masked access of no lane does nothing, one of every lane is a plain access.
define <2 x i32> @load_none(ptr %p, <2 x i32> %else) {
  %r = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %p, <2 x i1> zeroinitializer, <2 x i32> %else)
  ret <2 x i32> %r
}

define <2 x i32> @load_all(ptr %p, <2 x i32> %else) {
  %r = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %p, <2 x i1> splat (i1 true), <2 x i32> %else)
  ret <2 x i32> %r
}

; Lanes that share a byte are left to the back end.
define <2 x i4> @load_all_small(ptr %p, <2 x i4> %else) {
  %r = call <2 x i4> @llvm.masked.load.v2i4.p0(ptr align 4 %p, <2 x i1> splat (i1 true), <2 x i4> %else)
  ret <2 x i4> %r
}

; An undefined lane may be one that must not be read.
define <2 x i32> @load_undef(ptr %p, <2 x i32> %else) {
  %r = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %p, <2 x i1> <i1 true, i1 undef>, <2 x i32> %else)
  ret <2 x i32> %r
}

define void @store_none(ptr %p, <2 x i32> %v) {
  call void @llvm.masked.store.v2i32.p0(<2 x i32> %v, ptr align 4 %p, <2 x i1> zeroinitializer)
  ret void
}

define void @store_all(ptr %p, <2 x i32> %v) {
  call void @llvm.masked.store.v2i32.p0(<2 x i32> %v, ptr align 8 %p, <2 x i1> splat (i1 true))
  ret void
}

define <2 x i32> @gather_none(<2 x ptr> %p, <2 x i32> %else) {
  %r = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> align 4 %p, <2 x i1> zeroinitializer, <2 x i32> %else)
  ret <2 x i32> %r
}

define void @scatter_none(<2 x ptr> %p, <2 x i32> %v) {
  call void @llvm.masked.scatter.v2i32.v2p0(<2 x i32> %v, <2 x ptr> align 4 %p, <2 x i1> zeroinitializer)
  ret void
}

; CHECK-LABEL: define <2 x i32> @load_none(ptr %p, <2 x i32> %else) {
; CHECK-NEXT:   ret <2 x i32> %else
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i32> @load_all(ptr %p, <2 x i32> %else) {
; CHECK-NEXT:   %r = load <2 x i32>, ptr %p, align 4
; CHECK-NEXT:   ret <2 x i32> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i4> @load_all_small(ptr %p, <2 x i4> %else) {
; CHECK-NEXT:   %r = call <2 x i4> @llvm.masked.load.v2i4.p0(ptr align 4 %p, <2 x i1> splat (i1 true), <2 x i4> %else)
; CHECK-NEXT:   ret <2 x i4> %r
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i32> @load_undef(ptr %p, <2 x i32> %else) {
; CHECK-NEXT:   %r = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %p, <2 x i1> <i1 true, i1 undef>, <2 x i32> %else)
; CHECK-NEXT:   ret <2 x i32> %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @store_none(ptr %p, <2 x i32> %v) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @store_all(ptr %p, <2 x i32> %v) {
; CHECK-NEXT:   store <2 x i32> %v, ptr %p, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define <2 x i32> @gather_none(<2 x ptr> %p, <2 x i32> %else) {
; CHECK-NEXT:   ret <2 x i32> %else
; CHECK-NEXT: }
; CHECK-LABEL: define void @scatter_none(<2 x ptr> %p, <2 x i32> %v) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
; CHECK-NEXT: declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, <2 x i1>, <2 x i32>) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
; CHECK-NEXT: declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr captures(none), <2 x i1>, <2 x i32>) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
; CHECK-NEXT: declare <2 x i4> @llvm.masked.load.v2i4.p0(ptr captures(none), <2 x i1>, <2 x i4>) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
; CHECK-NEXT: declare void @llvm.masked.scatter.v2i32.v2p0(<2 x i32>, <2 x ptr>, <2 x i1>) #2
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.masked.store.v2i32.p0(<2 x i32>, ptr captures(none), <2 x i1>) #3
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(read) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
; CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(write) }
; CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
