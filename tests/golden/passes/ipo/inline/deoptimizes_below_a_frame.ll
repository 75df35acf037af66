; RUN: %nvopt -passes='always-inline,verify' -S %s | FileCheck %s
; A call with the state of its frame: what goes on in the interpreter in the body needs the caller's frame too, and
; returns what the caller returns.
declare i8 @llvm.experimental.deoptimize.i8(...)
declare void @llvm.experimental.guard(i1, ...)
declare i32 @__gxx_personality_v0(...)

define i8 @leaves(i1 %c) alwaysinline {
  br i1 %c, label %slow, label %fast
slow:
  %d = call i8 (...) @llvm.experimental.deoptimize.i8(i32 1) [ "deopt"(i32 1, i32 7) ]
  ret i8 %d
fast:
  ret i8 3
}
define void @no_result(i1 %c, ptr %p) {
  %r = call i8 @leaves(i1 %c) [ "deopt"(i32 2) ]
  store i8 %r, ptr %p
  ret void
}
define i32 @another_result(i1 %c) personality ptr @__gxx_personality_v0 {
  %r = invoke i8 @leaves(i1 %c) [ "deopt"(i32 3) ] to label %ok unwind label %pad
ok:
  %x = zext i8 %r to i32
  ret i32 %x
pad:
  %e = landingpad { ptr, i32 } cleanup
  ret i32 -1
}
define void @guarded(i1 %c) alwaysinline {
  call void (i1, ...) @llvm.experimental.guard(i1 %c, i32 5) [ "deopt"(i32 1) ]
  ret void
}
define void @guards(i1 %c) {
  call void @guarded(i1 %c) [ "deopt"(i32 4) ]
  ret void
}

; CHECK: declare i8 @llvm.experimental.deoptimize.i8(...)
; CHECK: declare void @llvm.experimental.guard(i1, ...)
; CHECK: declare i32 @__gxx_personality_v0(...)
; CHECK: ; Function Attrs: alwaysinline
; CHECK-NEXT: define i8 @leaves(i1 %c) #0 {
; CHECK-NEXT:   br i1 %c, label %slow, label %fast
; CHECK: slow:                                             ; preds = %0
; CHECK-NEXT:   %d = call i8 (...) @llvm.experimental.deoptimize.i8(i32 1) [ "deopt"(i32 1, i32 7) ]
; CHECK-NEXT:   ret i8 %d
; CHECK: fast:                                             ; preds = %0
; CHECK-NEXT:   ret i8 3
; CHECK-NEXT: }
; CHECK-LABEL: define void @no_result(i1 %c, ptr %p) {
; CHECK-NEXT:   br i1 %c, label %slow.i, label %fast.i
; CHECK: slow.i:                                           ; preds = %0
; CHECK-NEXT:   call void (...) @llvm.experimental.deoptimize.isVoid(i32 1) [ "deopt"(i32 2, i32 1, i32 7) ]
; CHECK-NEXT:   ret void
; CHECK: fast.i:                                           ; preds = %0
; CHECK-NEXT:   store i8 3, ptr %p, align 1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @another_result(i1 %c) personality ptr @__gxx_personality_v0 {
; CHECK-NEXT:   br i1 %c, label %slow.i, label %fast.i
; CHECK: slow.i:                                           ; preds = %0
; CHECK-NEXT:   %1 = call i32 (...) @llvm.experimental.deoptimize.i32(i32 1) [ "deopt"(i32 3, i32 1, i32 7) ]
; CHECK-NEXT:   ret i32 %1
; CHECK: fast.i:                                           ; preds = %0
; CHECK-NEXT:   br label %ok
; CHECK: ok:                                               ; preds = %fast.i
; CHECK-NEXT:   %x = zext i8 3 to i32
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK: ; Function Attrs: alwaysinline
; CHECK-NEXT: define void @guarded(i1 %c) #0 {
; CHECK-NEXT:   call void (i1, ...) @llvm.experimental.guard(i1 %c, i32 5) [ "deopt"(i32 1) ]
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @guards(i1 %c) {
; CHECK-NEXT:   call void (i1, ...) @llvm.experimental.guard(i1 %c, i32 5) [ "deopt"(i32 4, i32 1) ]
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @llvm.experimental.deoptimize.isVoid(...)
; CHECK: declare i32 @llvm.experimental.deoptimize.i32(...)
; CHECK: attributes #0 = { alwaysinline }
