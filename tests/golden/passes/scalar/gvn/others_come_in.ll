; RUN: %nvopt -passes='cgscc(function-attrs),function(gvn)' -S %s | FileCheck %s
; RUN: %nvopt -passes='cgscc(function-attrs),function(gvn<memoryssa>)' -S %s | FileCheck %s
; noalias says that this execution has no other way to the place, not that no other thread was given it: at a barrier, and in a function with a
; fence or an atomic access that orders, it may have been written.
target triple = "nvptx64-nvidia-cuda"
@flag = internal addrspace(3) global i32 0
declare void @llvm.nvvm.barrier0()
declare void @anything() convergent
define internal void @wait() noinline nounwind {
  br label %spin
spin:
  %f = load atomic i32, ptr addrspace(3) @flag acquire, align 4
  %c = icmp eq i32 %f, 0
  br i1 %c, label %spin, label %out
out:
  ret void
}
define internal void @counts() noinline nounwind {
  %f = load i32, ptr addrspace(3) @flag
  %g = add i32 %f, 1
  store i32 %g, ptr addrspace(3) @flag
  ret void
}
; CHECK-LABEL: @barrier
; CHECK: sub i32 %a, %b
define i32 @barrier(ptr noalias %r) {
  %a = load i32, ptr %r
  call void @llvm.nvvm.barrier0()
  %b = load i32, ptr %r
  %s = sub i32 %a, %b
  ret i32 %s
}
; CHECK-LABEL: @assembly
; CHECK: sub i32 7, %b
define i32 @assembly(ptr noalias %r) {
  store i32 7, ptr %r
  call void asm sideeffect "bar.sync 0;", "~{memory}"()
  %b = load i32, ptr %r
  %s = sub i32 7, %b
  ret i32 %s
}
; CHECK-LABEL: @unknown
; CHECK: sub i32 %a, %b
define i32 @unknown(ptr noalias %r) {
  %a = load i32, ptr %r
  call void @anything()
  %b = load i32, ptr %r
  %s = sub i32 %a, %b
  ret i32 %s
}
; CHECK-LABEL: @inside
; CHECK: sub i32 %a, %b
define i32 @inside(ptr noalias %r) {
  %a = load i32, ptr %r
  call void @wait()
  %b = load i32, ptr %r
  %s = sub i32 %a, %b
  ret i32 %s
}
; CHECK-LABEL: @inside_readonly
; CHECK: sub i32 %a, %b
define i32 @inside_readonly(ptr noalias readonly %r) {
  %a = load i32, ptr %r
  call void @wait()
  %b = load i32, ptr %r
  %s = sub i32 %a, %b
  ret i32 %s
}
; CHECK-LABEL: @nothing_inside
; CHECK: ret i32 0
define i32 @nothing_inside(ptr noalias %r) {
  %a = load i32, ptr %r
  call void @counts()
  %b = load i32, ptr %r
  %s = sub i32 %a, %b
  ret i32 %s
}
; CHECK-LABEL: @own_copy
; CHECK: ret i32 0
define i32 @own_copy(ptr byval(i32) %r) {
  %a = load i32, ptr %r
  call void @llvm.nvvm.barrier0()
  %b = load i32, ptr %r
  %s = sub i32 %a, %b
  ret i32 %s
}
