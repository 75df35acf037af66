; RUN: %nvopt -passes=infer-alignment -pass-remarks=.* -pass-remarks-missed=.* -pass-remarks-analysis=.* -disable-output %s 2>&1 | FileCheck %s
; An object whose alignment is raised is told, an access that is found to be aligned is not.
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x float] undef, align 4
define void @f(ptr align 16 %p, i64 %i) {
  %a = getelementptr float, ptr addrspace(3) @s, i64 %i
  store float 0.0, ptr addrspace(3) %a, align 4
  store float 0.0, ptr %p, align 4
  ret void
}

; CHECK: remark: <unknown>:0:0: @s is aligned to 16 bytes, so that accesses to it can be wide (@f: store, instruction 2 of %0)
