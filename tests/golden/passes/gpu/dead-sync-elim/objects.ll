; RUN: %nvopt -passes=dead-sync-elim -pass-remarks=.* -pass-remarks-missed=.* -disable-output %s 2>&1 | FileCheck %s
; Different variables, spaces, noalias arguments of kernels, what a kernel is handed against shared memory, what one thread has, what nobody writes: no barrier is needed between.
; Dynamic shared arrays begin at one place; arguments may be one; generic pointers may be anything.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef
@d1 = external addrspace(3) global [0 x i32]
@d2 = external addrspace(3) global [0 x i32]
@c = internal addrspace(4) constant [4 x i32] zeroinitializer


define ptx_kernel void @two_arrays(i32 %i) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @t
  ret void
}
define ptx_kernel void @dynamic_arrays_stay() {
  store i32 1, ptr addrspace(3) @d1
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @d2
  ret void
}
define ptx_kernel void @dynamic_and_static() {
  store i32 1, ptr addrspace(3) @d1
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @spaces(ptr addrspace(1) %g, i32 %i) {
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(1) %g
  ret void
}
define ptx_kernel void @noalias_arguments(ptr addrspace(1) noalias %g, ptr addrspace(1) %h) {
  store i32 1, ptr addrspace(1) %g
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(1) %h
  ret void
}
define ptx_kernel void @arguments_stay(ptr addrspace(1) %g, ptr addrspace(1) %h) {
  store i32 1, ptr addrspace(1) %g
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(1) %h
  ret void
}
define ptx_kernel void @one_argument_stays(ptr addrspace(1) noalias %g) {
  store i32 1, ptr addrspace(1) %g
  call void @llvm.nvvm.barrier0()
  %q = getelementptr i32, ptr addrspace(1) %g, i32 1
  %v = load i64, ptr addrspace(1) %g
  ret void
}
define ptx_kernel void @generic_argument(ptr %g) {
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  store i32 2, ptr %g
  ret void
}
define ptx_kernel void @generic_pointer_stays(ptr addrspace(1) %g) {
  %q = load ptr, ptr addrspace(1) %g
  store i32 1, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  store i32 2, ptr %q
  ret void
}
define ptx_kernel void @stack_and_constants(ptr byval([4 x i32]) %b, i32 %i) {
  %a = alloca [4 x i32]
  %p = getelementptr i32, ptr %a, i32 %i
  store i32 1, ptr %p
  store i32 1, ptr %b
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr %p
  %w = load i32, ptr %b
  %x = load i32, ptr addrspace(4) @c
  store i32 1, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @only_read(ptr addrspace(1) %g, i32 %i) {
  %v = load i32, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier0()
  %w = load i32, ptr addrspace(3) @s
  ret void
}
define ptx_kernel void @never_written(ptr addrspace(1) noalias readonly %g, ptr addrspace(1) %h) {
  %v = load i32, ptr addrspace(1) %g
  call void @llvm.nvvm.barrier0()
  store i32 1, ptr addrspace(1) %h
  ret void
}
define ptx_kernel void @selected_stays(i1 %c) {
  %p = select i1 %c, ptr addrspace(3) @s, ptr addrspace(3) @t
  store i32 1, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @t
  ret void
}
define ptx_kernel void @fill_and_read() {
  call void @llvm.memset.p3.i64(ptr addrspace(3) @s, i8 0, i64 4096, i1 false)
  call void @llvm.nvvm.barrier0()
  %v = load i32, ptr addrspace(3) @t
  %w = load i32, ptr addrspace(3) @s
  ret void
}
declare void @llvm.nvvm.barrier0()
declare void @llvm.memset.p3.i64(ptr addrspace(3), i8, i64, i1)

; CHECK: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 1, Write below: 0 (@two_arrays: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: @d1 above it and @d2 below it may be one place of two threads (@dynamic_arrays_stay: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 1, Write below: 0 (@dynamic_and_static: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 1, Write below: 0 (@spaces: call, instruction 3 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 1, Write below: 0 (@noalias_arguments: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %g above it and %h below it may be one place of two threads (@arguments_stay: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %g above it and %g below it may be one place of two threads (@one_argument_stays: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 1, Read below: 0, Write below: 1 (@generic_argument: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: @s above it and %q below it may be one place of two threads (@generic_pointer_stays: call, instruction 3 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 0, Read below: 0, Write below: 1 (@stack_and_constants: call, instruction 5 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 1, Write above: 0, Read below: 1, Write below: 0 (@only_read: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: Removed dead synch: Read above: 0, Write above: 0, Read below: 0, Write below: 1 (@never_written: call, instruction 2 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: %p above it and @t below it may be one place of two threads (@selected_stays: call, instruction 3 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: barrier stays: @s above it and @s below it may be one place of two threads (@fill_and_read: call, instruction 2 of %0)
; CHECK-NOT: remark:
