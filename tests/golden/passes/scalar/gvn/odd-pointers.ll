; RUN: %nvopt -passes=gvn -S %s | FileCheck %s

target datalayout = "e-p4:64:64-ni:4"

declare void @llvm.memset.p4.i64(ptr addrspace(4), i8, i64, i1)

; A pointer that is no number is null where zeros were written.
define ptr addrspace(4) @zeros(ptr addrspace(4) %p) {
  store <2 x i64> zeroinitializer, ptr addrspace(4) %p, align 16
  %q = getelementptr i8, ptr addrspace(4) %p, i64 8
  %v = load ptr addrspace(4), ptr addrspace(4) %q, align 8
  ret ptr addrspace(4) %v
}

define ptr addrspace(4) @set(ptr addrspace(4) %p) {
  call void @llvm.memset.p4.i64(ptr addrspace(4) align 8 %p, i8 0, i64 8, i1 false)
  %v = load ptr addrspace(4), ptr addrspace(4) %p, align 8
  ret ptr addrspace(4) %v
}

; Of another number it is nothing that one could name.
define ptr addrspace(4) @number(ptr addrspace(4) %p) {
  store i64 5, ptr addrspace(4) %p, align 8
  %v = load ptr addrspace(4), ptr addrspace(4) %p, align 8
  ret ptr addrspace(4) %v
}

define ptr addrspace(4) @beyond(ptr addrspace(4) %p) {
  store i32 0, ptr addrspace(4) %p, align 8
  %v = load ptr addrspace(4), ptr addrspace(4) %p, align 8
  ret ptr addrspace(4) %v
}

; CHECK: target datalayout = "e-p4:64:64-ni:4"
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p4.i64(ptr addrspace(4) writeonly captures(none), i8, i64, i1 immarg) #0
; CHECK-LABEL: define ptr addrspace(4) @zeros(ptr addrspace(4) %p) {
; CHECK-NEXT:   store <2 x i64> zeroinitializer, ptr addrspace(4) %p, align 16
; CHECK-NEXT:   ret ptr addrspace(4) null
; CHECK-NEXT: }
; CHECK-LABEL: define ptr addrspace(4) @set(ptr addrspace(4) %p) {
; CHECK-NEXT:   call void @llvm.memset.p4.i64(ptr addrspace(4) align 8 %p, i8 0, i64 8, i1 false)
; CHECK-NEXT:   ret ptr addrspace(4) null
; CHECK-NEXT: }
; CHECK-LABEL: define ptr addrspace(4) @number(ptr addrspace(4) %p) {
; CHECK-NEXT:   store i64 5, ptr addrspace(4) %p, align 8
; CHECK-NEXT:   %v = load ptr addrspace(4), ptr addrspace(4) %p, align 8
; CHECK-NEXT:   ret ptr addrspace(4) %v
; CHECK-NEXT: }
; CHECK-LABEL: define ptr addrspace(4) @beyond(ptr addrspace(4) %p) {
; CHECK-NEXT:   store i32 0, ptr addrspace(4) %p, align 8
; CHECK-NEXT:   %v = load ptr addrspace(4), ptr addrspace(4) %p, align 8
; CHECK-NEXT:   ret ptr addrspace(4) %v
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
