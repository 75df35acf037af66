; RUN: %nvopt -passes='inline' -inline-budget=50 -pass-remarks=.* -pass-remarks-missed=.* -pass-remarks-analysis=.* -disable-output %s 2>&1 | FileCheck %s
; A caller takes in as much as inline-budget allows; what was worthwhile beyond that is told with the figures.
target triple = "nvptx64-nvidia-cuda"

declare void @ext()
define void @g() {
  call void @ext()
  call void @ext()
  ret void
}
define void @f() {
  call void @g()
  call void @g()
  ret void
}

; CHECK: remark: <unknown>:0:0: 'g' inlined into 'f' with (cost=30, threshold=3712) (@f: call, instruction 1 of %0)
; CHECK-NEXT: remark: <unknown>:0:0: 'g' not inlined into 'f' because the caller may grow no more (cost=30, spent=30, inline-budget=50) (@f: call, instruction 3 of %0)
; CHECK-NOT: remark:
