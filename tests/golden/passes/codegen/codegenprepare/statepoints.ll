; RUN: %nvopt -passes=codegenprepare -S %s | FileCheck %s
; RUN: %nvopt -passes=codegenprepare -disable-cgp-gc-opts -S %s | FileCheck %s --check-prefix=OFF
; A pointer into an object that may have moved is computed from where the object is.
declare void @f()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define i32 @derived(ptr addrspace(1) %p) gc "statepoint-example" {
  %d = getelementptr i32, ptr addrspace(1) %p, i32 15
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %d) ]
  %e = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  %b = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %v = load i32, ptr addrspace(1) %e
  %w = load i32, ptr addrspace(1) %b
  %s = add i32 %v, %w
  ret i32 %s
}
; Further away than an access can hold.
define i32 @far(ptr addrspace(1) %p) gc "statepoint-example" {
  %d = getelementptr i32, ptr addrspace(1) %p, i32 150
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %d) ]
  %b = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %e = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  %v = load i32, ptr addrspace(1) %e
  %w = load i32, ptr addrspace(1) %b
  %s = add i32 %v, %w
  ret i32 %s
}

; CHECK-LABEL: define i32 @derived(ptr addrspace(1) %p) gc "statepoint-example" {
; CHECK-NEXT:   %d = getelementptr i32, ptr addrspace(1) %p, i32 15
; CHECK-NEXT:   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %d) ]
; CHECK-NEXT:   %b = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
; CHECK-NEXT:   %e = getelementptr i32, ptr addrspace(1) %b, i32 15
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %e, align 4
; CHECK-NEXT:   %w = load i32, ptr addrspace(1) %b, align 4
; CHECK-NEXT:   %s = add i32 %v, %w
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @far(ptr addrspace(1) %p) gc "statepoint-example" {
; CHECK-NEXT:   %d = getelementptr i32, ptr addrspace(1) %p, i32 150
; CHECK-NEXT:   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %d) ]
; CHECK-NEXT:   %b = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
; CHECK-NEXT:   %e = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %e, align 4
; CHECK-NEXT:   %w = load i32, ptr addrspace(1) %b, align 4
; CHECK-NEXT:   %s = add i32 %v, %w
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; OFF-LABEL: define i32 @derived(ptr addrspace(1) %p) gc "statepoint-example" {
; OFF-NEXT:   %d = getelementptr i32, ptr addrspace(1) %p, i32 15
; OFF-NEXT:   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %d) ]
; OFF-NEXT:   %e = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
; OFF-NEXT:   %b = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
; OFF-NEXT:   %v = load i32, ptr addrspace(1) %e, align 4
; OFF-NEXT:   %w = load i32, ptr addrspace(1) %b, align 4
; OFF-NEXT:   %s = add i32 %v, %w
; OFF-NEXT:   ret i32 %s
; OFF-NEXT: }
