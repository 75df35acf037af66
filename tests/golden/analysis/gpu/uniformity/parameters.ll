; RUN: %nvopt -passes='print<uniformity-scopes>' -disable-output %s 2>&1 | FileCheck %s
; A struct passed by value to a kernel lies in the parameter space as long as it is only read; a thread that writes to it has a copy of its own.
; Functions that are no kernels get such structs on the stack.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @use(ptr)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-LABEL: 'read'
; CHECK: {{^ +}}%a = load i32
; CHECK: {{^ +}}%c = load i32
; CHECK: DIVERGENT: %d = load i32
define ptx_kernel void @read(ptr byval([8 x i32]) %s, ptr %to) {
  %a = load i32, ptr %s
  %g = addrspacecast ptr %s to ptr addrspace(101)
  %q = getelementptr i32, ptr %s, i32 %a
  %c = load i32, ptr %q
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = getelementptr i32, ptr %s, i32 %t
  %d = load i32, ptr %r
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %s, i64 32, i1 false)
  ret void
}
; CHECK-LABEL: 'written'
; CHECK: DIVERGENT: %a = load i32
define ptx_kernel void @written(ptr byval([8 x i32]) %s, i32 %n) {
  %p = getelementptr i32, ptr %s, i32 %n
  store i32 1, ptr %p
  %a = load i32, ptr %s
  ret void
}
; CHECK-LABEL: 'copied_to'
; CHECK: DIVERGENT: %a = load i32
define ptx_kernel void @copied_to(ptr byval([8 x i32]) %s, ptr %from) {
  call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr %from, i64 32, i1 false)
  %a = load i32, ptr %s
  ret void
}
; CHECK-LABEL: 'handed_on'
; CHECK: DIVERGENT: %a = load i32
define ptx_kernel void @handed_on(ptr byval([8 x i32]) %s) {
  call void @use(ptr %s)
  %a = load i32, ptr %s
  ret void
}
; CHECK-LABEL: 'no_kernel'
; CHECK: DIVERGENT: %a = load i32
define void @no_kernel(ptr byval([8 x i32]) %s) {
  %a = load i32, ptr %s
  ret void
}
