; RUN: %nvopt -passes='inline' -inline-threshold=100 -inline-budget=50 -pass-remarks=inline -pass-remarks-missed=inline -disable-output %s 2>&1 | FileCheck %s
; The budget is for large bodies: what makes the caller smaller comes in whatever was spent, and what would come in
; on other machines, too (cost below inline-threshold), may spend four times the budget.
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
define void @large(i32 %n, ptr %p) {
l0:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %l1, label %l2
l1:
  call void @ext(ptr %p)
  call void @ext(ptr %p)
  call void @ext(ptr %p)
  call void @ext(ptr %p)
  call void @ext(ptr %p)
  call void @ext(ptr %p)
  call void @ext(ptr %p)
  br label %l2
l2:
  ret void
}
; CHECK: 'g' inlined into 'caller' with (cost=70, threshold=1650) (@caller: call, instruction 1 of %0)
; CHECK-NEXT: 'g' inlined into 'caller' with (cost=70, threshold=1650) (@caller: call, instruction 4 of %0)
; CHECK-NEXT: 'g' not inlined into 'caller' because the caller may grow no more (cost=70, spent=140, inline-budget=200) (@caller: call, instruction 7 of %0)
; CHECK-NEXT: 'large' not inlined into 'caller' because the caller may grow no more (cost=215, spent=140, inline-budget=50) (@caller: call, instruction 8 of %0)
; CHECK-NEXT: 'smaller' inlined into 'caller' with (cost=-30, threshold=1650) (@caller: %a = call)
define i32 @caller(ptr %p, i32 %n) {
  call void @g(ptr %p)
  call void @g(ptr %p)
  call void @g(ptr %p)
  call void @large(i32 %n, ptr %p)
  %a = call i32 @smaller(i32 %n)
  ret i32 %a
}
