target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [32 x float] undef, align 4
define ptx_kernel void @k(ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %g = addrspacecast ptr addrspace(1) %p to ptr
  %a = getelementptr float, ptr %g, i32 %t
  %v = load float, ptr %a
  %q = getelementptr [32 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %t
  store float %v, ptr %q
  call void @llvm.nvvm.barrier0()
  %w = load float, ptr %q
  store float %w, ptr %a
  %o = atomicrmw add ptr %g, i32 1 syncscope("device") monotonic
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"maxntidx", i32 32}
