; RUN: %nvopt -passes='infer-address-spaces' -pass-remarks=.* -pass-remarks-missed=.* -pass-remarks-analysis=.* -disable-output %s 2>&1 | FileCheck %s
; Accesses that stay generic are told, those that got a space are not.
target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global float 0.0
define float @f(ptr %p, i1 %c) {
  %g = addrspacecast ptr addrspace(3) @s to ptr
  %a = load float, ptr %g
  %q = select i1 %c, ptr %g, ptr %p
  %b = load float, ptr %q
  store float %a, ptr %p
  ret float %b
}

; CHECK: remark: <unknown>:0:0: load through %q stays generic: it is not known which memory it is in (@f: %b = load)
; CHECK-NEXT: remark: <unknown>:0:0: store through %p stays generic: it is not known which memory it is in (@f: store, instruction 5 of %0)
; CHECK-NOT: remark:
