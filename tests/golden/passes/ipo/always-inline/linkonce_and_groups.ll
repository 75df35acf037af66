; RUN: %nvopt -passes=always-inline -S %s | FileCheck %s
; What is marked is inlined though the linker may take another copy: the mark is the author's word. Its body goes unless its comdat group stays.
$alone = comdat any
$shared = comdat any

define linkonce void @a() alwaysinline { ret void }
define linkonce void @b() alwaysinline comdat($alone) { ret void }
define linkonce void @c() alwaysinline comdat($alone) { ret void }
define linkonce void @d() alwaysinline comdat($shared) { ret void }
define linkonce void @unmarked() { ret void }

define void @user() comdat($shared) {
  call void @a()
  call void @b()
  call void @c()
  call void @d()
  call void @unmarked()
  ret void
}

; A landing pad without clauses is copied as it is.
declare void @g()
define internal void @cleanup() alwaysinline personality ptr null {
entry:
  invoke void @g() to label %ok unwind label %bad
ok:
  ret void
bad:
  %p = landingpad i32 cleanup
  resume i32 %p
}
define void @user2() {
  call void @cleanup()
  ret void
}

; CHECK: $shared = comdat any
; CHECK: ; Function Attrs: alwaysinline
; CHECK-NEXT: define linkonce void @d() #0 comdat($shared) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define linkonce void @unmarked() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @user() comdat($shared) {
; CHECK-NEXT:   call void @unmarked()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: declare void @g()
; CHECK-LABEL: define void @user2() personality ptr null {
; CHECK-NEXT:   invoke void @g()
; CHECK-NEXT:           to label %ok.i unwind label %bad.i
; CHECK: ok.i:                                             ; preds = %0
; CHECK-NEXT:   ret void
; CHECK: bad.i:                                            ; preds = %0
; CHECK-NEXT:   %p.i = landingpad i32
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   resume i32 %p.i
; CHECK-NEXT: }
; CHECK: attributes #0 = { alwaysinline }
