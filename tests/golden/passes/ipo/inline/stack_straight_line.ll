; RUN: %nvopt -passes='inline' -inline-threshold=1 -pass-remarks=inline -pass-remarks-missed=inline -disable-output %s 2>&1 | FileCheck %s
; A body without branches touches a variable of its caller's stack so often a call, and that is what it is worth: 500 an
; access. In a loop, or handed on, nobody knows how often.
target triple = "nvptx64-nvidia-cuda"

declare void @ext(ptr)
declare void @other()
define void @straight(ptr %p) {
  %x = load i32, ptr %p
  call void @other()
  store i32 %x, ptr %p
  ret void
}
define void @hands_on(ptr %p) {
  call void @ext(ptr %p)
  ret void
}
define void @loop(ptr %p, i32 %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  call void @other()
  store i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret void
}
; CHECK: 'straight' inlined into 'calls' with (cost=-5, threshold=1516)
; CHECK-NEXT: 'hands_on' inlined into 'calls' with (cost=0, threshold=54016)
; CHECK-NEXT: 'loop' inlined into 'calls' with (cost=5, threshold=36011)
define void @calls(i32 %n) {
  %a = alloca i32
  call void @straight(ptr %a)
  call void @hands_on(ptr %a)
  call void @loop(ptr %a, i32 %n)
  ret void
}
