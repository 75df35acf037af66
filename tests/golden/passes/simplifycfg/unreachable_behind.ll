; RUN: %nvopt -passes=simplifycfg -S %s | FileCheck %s
; What leads to the end of execution is undefined from where nothing can be seen of it; a volatile load lets execution go on (LangRef), a volatile store may not.

declare void @a()

; CHECK-LABEL: define void @phi_for_nobody(
; CHECK-NEXT:    unreachable
define void @phi_for_nobody(i1 %c, ptr %p) {
  br i1 %c, label %x, label %y
x:
  %v = load i32, ptr %p
  br label %j
y:
  br label %j
j:
  %r = phi i32 [ %v, %x ], [ 3, %y ]
  store i32 %r, ptr %p
  unreachable
}

; CHECK-LABEL: define void @volatile_load(
; CHECK-NEXT:    %c.not = xor i1 %c, true
; CHECK-NEXT:    call void @llvm.assume(i1 %c.not)
; CHECK-NEXT:    ret void
define void @volatile_load(i1 %c, ptr %p) {
  br i1 %c, label %x, label %y
x:
  %v = load volatile i32, ptr %p
  unreachable
y:
  ret void
}

; CHECK-LABEL: define void @volatile_store(
; CHECK:         store volatile
; CHECK-NEXT:    unreachable
define void @volatile_store(i1 %c, ptr %p) {
  br i1 %c, label %x, label %y
x:
  store volatile i32 0, ptr %p
  unreachable
y:
  ret void
}

; The branch into it is known to be taken.
; CHECK-LABEL: define void @taken(
; CHECK-NEXT:    unreachable
define void @taken() {
  br label %h
h:
  %go = phi i1 [ true, %0 ], [ true, %dead ], [ false, %next ]
  br i1 %go, label %end, label %next
end:
  unreachable
dead:
  br label %h
next:
  call void @a()
  br label %h
}
