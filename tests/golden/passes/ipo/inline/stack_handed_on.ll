; RUN: %nvopt -passes='inline' -inline-budget=55 -pass-remarks=inline -pass-remarks-missed=inline -disable-output %s 2>&1 | FileCheck %s
; A call that hands on the address of a variable on the stack keeps that in memory, here and in the callee: it may cost 36000 more, and lets the
; caller grow to four times the budget. Not one of more than 1024 bytes, which does not fit into registers, and not other pointers.
target triple = "nvptx64-nvidia-cuda"

declare void @ext(ptr)
define void @g(ptr %p) {
  call void @ext(ptr %p)
  call void @ext(ptr %p)
  call void @ext(ptr %p)
  ret void
}
; CHECK: 'g' inlined into 'stack' with (cost=70, threshold=57712) (@stack: call, instruction 2 of %0)
; CHECK-NEXT: 'g' inlined into 'stack' with (cost=70, threshold=57712) (@stack: call, instruction 5 of %0)
; CHECK-NEXT: 'g' inlined into 'stack' with (cost=70, threshold=57712) (@stack: call, instruction 8 of %0)
; CHECK-NEXT: 'g' not inlined into 'stack' because the caller may grow no more (cost=70, spent=210, inline-budget=220) (@stack: call, instruction 11 of %0)
define void @stack() {
  %a = alloca [256 x i32]
  call void @g(ptr %a)
  call void @g(ptr %a)
  call void @g(ptr %a)
  call void @g(ptr %a)
  ret void
}
; CHECK-NEXT: 'g' not inlined into 'large' because the caller may grow no more (cost=70, spent=0, inline-budget=55) (@large: call, instruction 2 of %0)
define void @large() {
  %a = alloca [257 x i32]
  call void @g(ptr %a)
  ret void
}
; CHECK-NEXT: 'g' not inlined into 'other' because the caller may grow no more (cost=70, spent=0, inline-budget=55) (@other: call, instruction 1 of %0)
define void @other(ptr %p) {
  call void @g(ptr %p)
  ret void
}
; CHECK-NOT: remark:
