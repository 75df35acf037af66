; RUN: %nvopt -passes='nvvm-reflect' -S %s | FileCheck %s
; __CUDA_FTZ is what the module flag says; what the compiler does not know is 0.
@ftz = private unnamed_addr addrspace(4) constant [11 x i8] c"__CUDA_FTZ\00"
@other = private unnamed_addr addrspace(4) constant [6 x i8] c"OTHER\00"
declare i32 @__nvvm_reflect(ptr)

define i32 @f() {
  %a = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(4) @ftz to ptr))
  %b = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(4) @other to ptr))
  %c = shl i32 %a, 4
  %d = or i32 %c, %b
  ret i32 %d
}

!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nvvm-reflect-ftz", i32 1}

; CHECK: @ftz = private unnamed_addr addrspace(4) constant [11 x i8] c"__CUDA_FTZ\00"
; CHECK-NEXT: @other = private unnamed_addr addrspace(4) constant [6 x i8] c"OTHER\00"
; CHECK: declare i32 @__nvvm_reflect(ptr)
; CHECK-LABEL: define i32 @f() {
; CHECK-NEXT:   ret i32 16
; CHECK-NEXT: }
; CHECK: !llvm.module.flags = !{!0}
; CHECK: !0 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
