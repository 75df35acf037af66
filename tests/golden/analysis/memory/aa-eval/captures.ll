; RUN: %nvopt -passes=aa-eval -disable-output -print-all-alias-modref-info %s 2>&1 | FileCheck %s
; An object that was not captured is not what a load, a call or an integer gives, and calls do not touch it.
declare void @take(ptr)
declare void @look(ptr captures(none))
declare ptr @give()
@g = global ptr null

define void @kept(ptr %q) {
  %a = alloca i32
  %l = load ptr, ptr %q
  %c = call ptr @give()
  store i32 0, ptr %a
  store i32 0, ptr %l
  store i32 0, ptr %c
  call void @look(ptr %a)
  %k = icmp eq ptr %a, null
  ret void
}
define void @stored(ptr %q) {
  %a = alloca i32
  store ptr %a, ptr @g
  %l = load ptr, ptr %q
  store i32 0, ptr %a
  store i32 0, ptr %l
  ret void
}
define void @passed(ptr %q) {
  %a = alloca i32
  call void @take(ptr %a)
  %l = load ptr, ptr %q
  store i32 0, ptr %a
  store i32 0, ptr %l
  ret void
}

; CHECK: Function: kept: 4 pointers, 2 call sites
; CHECK-NEXT:   NoAlias:	i32* %a, ptr* %q
; CHECK-NEXT:   MayAlias:	i32* %l, ptr* %q
; CHECK-NEXT:   NoAlias:	i32* %a, i32* %l
; CHECK-NEXT:   MayAlias:	i32* %c, ptr* %q
; CHECK-NEXT:   NoAlias:	i32* %a, i32* %c
; CHECK-NEXT:   MayAlias:	i32* %c, i32* %l
; CHECK-NEXT:   Both ModRef:  Ptr: ptr* %q	<->  %c = call ptr @give()
; CHECK-NEXT:   NoModRef:  Ptr: i32* %a	<->  %c = call ptr @give()
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %l	<->  %c = call ptr @give()
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %c	<->  %c = call ptr @give()
; CHECK-NEXT:   Both ModRef:  Ptr: ptr* %q	<->  call void @look(ptr %a)
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %a	<->  call void @look(ptr %a)
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %l	<->  call void @look(ptr %a)
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %c	<->  call void @look(ptr %a)
; CHECK-NEXT:   Both ModRef:   %c = call ptr @give() <->   call void @look(ptr %a)
; CHECK-NEXT:   Both ModRef:   call void @look(ptr %a) <->   %c = call ptr @give()
; CHECK-NEXT: Function: stored: 4 pointers, 0 call sites
; CHECK-NEXT:   MayAlias:	ptr* %q, ptr* @g
; CHECK-NEXT:   NoAlias:	i32* %a, ptr* @g
; CHECK-NEXT:   NoAlias:	i32* %a, ptr* %q
; CHECK-NEXT:   MayAlias:	i32* %l, ptr* @g
; CHECK-NEXT:   MayAlias:	i32* %l, ptr* %q
; CHECK-NEXT:   MayAlias:	i32* %a, i32* %l
; CHECK-NEXT: Function: passed: 3 pointers, 1 call sites
; CHECK-NEXT:   NoAlias:	i32* %a, ptr* %q
; CHECK-NEXT:   MayAlias:	i32* %l, ptr* %q
; CHECK-NEXT:   MayAlias:	i32* %a, i32* %l
; CHECK-NEXT:   Both ModRef:  Ptr: ptr* %q	<->  call void @take(ptr %a)
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %a	<->  call void @take(ptr %a)
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %l	<->  call void @take(ptr %a)
; CHECK-NEXT: ===== Alias Analysis Evaluator Report =====
; CHECK-NEXT:   15 Total Alias Queries Performed
; CHECK-NEXT:   6 no alias responses (40.0%)
; CHECK-NEXT:   9 may alias responses (60.0%)
; CHECK-NEXT:   0 partial alias responses (0.0%)
; CHECK-NEXT:   0 must alias responses (0.0%)
; CHECK-NEXT:   Alias Analysis Evaluator Pointer Alias Summary: 40%/60%/0%/0%
; CHECK-NEXT:   13 Total ModRef Queries Performed
; CHECK-NEXT:   1 no mod/ref responses (7.6%)
; CHECK-NEXT:   0 mod responses (0.0%)
; CHECK-NEXT:   0 ref responses (0.0%)
; CHECK-NEXT:   12 mod & ref responses (92.3%)
; CHECK-NEXT:   Alias Analysis Evaluator Mod/Ref Summary: 7%/0%/0%/92%
