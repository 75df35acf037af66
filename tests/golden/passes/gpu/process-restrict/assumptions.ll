; RUN: %nvopt -passes=process-restrict -S %s | FileCheck %s --check-prefix=SOUND
; RUN: %nvopt -passes=process-restrict -allow-restrict-in-struct -S %s | FileCheck %s --check-prefix=STRUCT
; RUN: %nvopt -passes=process-restrict -apply-multi-level-restrict -S %s | FileCheck %s --check-prefix=LEVELS
; The counter-examples: nothing says that the two pointers of %s, or those that %l points to, are different; a caller may pass one twice, and the store
; that is then taken for one to another place comes between store and load.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @in_struct(ptr byval({ptr, ptr}) %s, ptr %o) {
  %p = load ptr, ptr %s
  %a = getelementptr {ptr, ptr}, ptr %s, i32 0, i32 1
  %q = load ptr, ptr %a
  store i32 1, ptr %p
  store i32 2, ptr %q
  %v = load i32, ptr %p
  store i32 %v, ptr %o
  ret void
}
; SOUND: store i32 1, ptr %p, align 4{{$}}
; SOUND: store i32 2, ptr %q, align 4{{$}}
; STRUCT: store i32 1, ptr %p, align 4, !alias.scope [[A:!.*]], !noalias [[B:!.*]]
; STRUCT: store i32 2, ptr %q, align 4, !alias.scope [[B]], !noalias [[A]]
define ptx_kernel void @levels(ptr noalias %l, ptr %o) {
  %p = load ptr, ptr %l
  %a = getelementptr ptr, ptr %l, i32 1
  %q = load ptr, ptr %a
  store i32 3, ptr %p
  store i32 4, ptr %q
  %v = load i32, ptr %p
  store i32 %v, ptr %o
  ret void
}
; SOUND: store i32 3, ptr %p, align 4, !noalias
; LEVELS: store i32 3, ptr %p, align 4, !alias.scope [[A:!.*]], !noalias
