; RUN: %nvopt -passes='sroa<modify-cfg>' -S %s | FileCheck %s
; RUN: %nvopt -passes='sroa<preserve-cfg>' -S %s | FileCheck %s --check-prefix=KEEP
; Phis and selects of addresses.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: define i32 @select_two(
; CHECK-NEXT: %[[V:.*]] = select i1 %c, i32 %x, i32 %y
; CHECK-NEXT: ret i32 %[[V]]
; KEEP-LABEL: define i32 @select_two(
; KEEP-NEXT: %[[V:.*]] = select i1 %c, i32 %x, i32 %y
; KEEP-NEXT: ret i32 %[[V]]
define i32 @select_two(i1 %c, i32 %x, i32 %y) {
  %a = alloca i32
  %b = alloca i32
  store i32 %x, ptr %a
  store i32 %y, ptr %b
  %p = select i1 %c, ptr %a, ptr %b
  %v = load i32, ptr %p
  ret i32 %v
}

; The other address may not be readable: a branch, or nothing.
; CHECK-LABEL: define i32 @select_unknown(
; CHECK-NOT: alloca
; CHECK: br i1 %c
; CHECK: load i32, ptr %q
; CHECK: phi i32
; KEEP-LABEL: define i32 @select_unknown(
; KEEP-NEXT: alloca i32
; KEEP-NEXT: store i32 %x
; KEEP-NEXT: select i1 %c, ptr
; KEEP-NOT: br
; KEEP: ret
define i32 @select_unknown(i1 %c, i32 %x, ptr %q) {
  %a = alloca i32
  store i32 %x, ptr %a
  %p = select i1 %c, ptr %a, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: define i32 @phi(
; CHECK: t:
; CHECK-NEXT: br label %j
; CHECK: f:
; CHECK-NEXT: br label %j
; CHECK: j:
; CHECK-NEXT: %[[P:.*]] = phi i32 [ {{.*}} ]
; CHECK-NEXT: ret i32 %[[P]]
; KEEP-LABEL: define i32 @phi(
; KEEP-NOT: alloca
; KEEP: ret
define i32 @phi(i1 %c, i32 %x, i32 %y) {
  %a = alloca { i32, i32 }
  store i32 %x, ptr %a
  %b = getelementptr i8, ptr %a, i64 4
  store i32 %y, ptr %b
  br i1 %c, label %t, label %f
t:
  br label %j
f:
  br label %j
j:
  %p = phi ptr [ %a, %t ], [ %b, %f ]
  %v = load i32, ptr %p
  ret i32 %v
}
