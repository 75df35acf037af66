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
