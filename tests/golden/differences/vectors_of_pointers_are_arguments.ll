; RUN: %nvopt -passes=aa-eval -print-all-alias-modref-info -disable-output %s 2>&1 | FileCheck %s
; A call with memory(argmem: ...) reads and writes through vectors of pointers too.
declare void @gather(<2 x ptr>) memory(argmem: read)
declare void @scatter(<2 x ptr>) memory(argmem: readwrite)
define void @f(<2 x ptr> %v, ptr %p) {
  store i32 1, ptr %p
  call void @gather(<2 x ptr> %v)
  call void @scatter(<2 x ptr> %v)
  %x = load i32, ptr %p
  ret void
}

; CHECK: Function: f: 1 pointers, 2 call sites
; CHECK-NEXT:   Just Ref:  Ptr: i32* %p	<->  call void @gather(<2 x ptr> %v)
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %p	<->  call void @scatter(<2 x ptr> %v)
; CHECK-NEXT:   Just Ref:   call void @gather(<2 x ptr> %v) <->   call void @scatter(<2 x ptr> %v)
; CHECK-NEXT:   Both ModRef:   call void @scatter(<2 x ptr> %v) <->   call void @gather(<2 x ptr> %v)
; CHECK-NEXT: ===== Alias Analysis Evaluator Report =====
; CHECK-NEXT:   Alias Analysis Evaluator Summary: No pointers!
; CHECK-NEXT:   4 Total ModRef Queries Performed
; CHECK-NEXT:   0 no mod/ref responses (0.0%)
; CHECK-NEXT:   0 mod responses (0.0%)
; CHECK-NEXT:   2 ref responses (50.0%)
; CHECK-NEXT:   2 mod & ref responses (50.0%)
; CHECK-NEXT:   Alias Analysis Evaluator Mod/Ref Summary: 0%/0%/50%/50%
