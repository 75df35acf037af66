; RUN: %nvopt -passes='inline' -inline-budget=50 -pass-remarks=inline -pass-remarks-missed=inline -disable-output %s 2>&1 | FileCheck %s
; The budget is for what lets the caller grow: a call that makes it smaller comes in whatever was spent
; (here by calls that hand on a variable of the stack, under four times the budget).
target triple = "nvptx64-nvidia-cuda"

declare void @ext(ptr)
define void @g(ptr %p) {
  call void @ext(ptr %p)
  call void @ext(ptr %p)
  call void @ext(ptr %p)
  ret void
}
define i32 @smaller(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
; CHECK: 'g' inlined into 'caller' with (cost=70, threshold=57712) (@caller: call, instruction 2 of %0)
; CHECK-NEXT: 'g' inlined into 'caller' with (cost=70, threshold=57712) (@caller: call, instruction 5 of %0)
; CHECK-NEXT: 'g' not inlined into 'caller' because the caller may grow no more (cost=70, spent=140, inline-budget=200) (@caller: call, instruction 8 of %0)
; CHECK-NEXT: 'smaller' inlined into 'caller' with (cost=-30, threshold=3712) (@caller: %a = call)
; CHECK-NEXT: 'g' not inlined into 'caller' because the caller may grow no more (cost=70, spent=140, inline-budget=50) (@caller: call, instruction 10 of %0)
define i32 @caller(i32 %n) {
  %p = alloca i32
  call void @g(ptr %p)
  call void @g(ptr %p)
  call void @g(ptr %p)
  %a = call i32 @smaller(i32 %n)
  call void @g(ptr null)
  ret i32 %a
}
