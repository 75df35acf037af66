; RUN: %nvopt -passes='sroa' -pass-remarks=.* -pass-remarks-missed=.* -pass-remarks-analysis=.* -disable-output %s 2>&1 | FileCheck %s
; A stack object that stays is local memory on a GPU: it is told which one, and what keeps it.
declare void @ext(ptr)
define float @f(i64 %i, float %x) {
  %a = alloca [8 x float]
  %b = alloca i32
  %c = alloca i32
  %p = getelementptr float, ptr %a, i64 %i
  store float %x, ptr %p
  call void @ext(ptr %b)
  store i32 1, ptr %c
  %v = load float, ptr %a
  ret float %v
}

; CHECK: remark: <unknown>:0:0: %b of type i32 stays in memory: call hands its address on or has an index that varies (@f: call, instruction 5 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: %a of type [8 x float] stays in memory: getelementptr hands its address on or has an index that varies (@f: %p = getelementptr)
; CHECK-NOT: remark:
