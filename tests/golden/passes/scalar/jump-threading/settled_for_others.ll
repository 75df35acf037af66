; RUN: %nvopt -passes=jump-threading -S %s | FileCheck %s
; What a block decides on is known over all edges: what else uses it takes that too.

declare void @use(i32)
declare void @bool(i1)

; CHECK-LABEL: define void @switched(
; CHECK:       go:
; CHECK-NEXT:    call void @use(i32 0)
; CHECK-NEXT:    call void @use(i32 96)
; CHECK-NEXT:    ret void
define void @switched(i32 %v) {
  %c = icmp eq i32 %v, 32
  br i1 %c, label %go, label %end
go:
  call void @use(i32 0)
  %add = add i32 %v, 64
  switch i32 %add, label %end [
    i32 32, label %a
    i32 96, label %b
  ]
a:
  call void @use(i32 1)
  ret void
b:
  call void @use(i32 %add)
  ret void
end:
  ret void
}

; CHECK-LABEL: define void @compared(
; CHECK:       m:
; CHECK:         call void @bool(i1 true)
; CHECK-NEXT:    ret void
define void @compared(i1 %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  call void @use(i32 1)
  br label %m
b:
  call void @use(i32 2)
  br label %m
m:
  %p = phi i32 [ 3, %a ], [ 4, %b ]
  %q = icmp ult i32 %p, 5
  br i1 %q, label %yes, label %no
yes:
  call void @bool(i1 %q)
  ret void
no:
  ret void
}

; What an assumption says is known behind it.
; CHECK-LABEL: define void @assumed(
; CHECK:         call void @bool(i1 %q)
; CHECK-NEXT:    %r = icmp
; CHECK-NEXT:    call void @llvm.assume
; CHECK-NEXT:    call void @bool(i1 true)
define void @assumed(i32 %x) {
  %q = icmp ult i32 %x, 5
  call void @bool(i1 %q)
  %r = icmp ult i32 %x, 3
  call void @llvm.assume(i1 %r)
  br i1 %q, label %yes, label %no
yes:
  call void @bool(i1 %q)
  ret void
no:
  ret void
}

; To the default lead many values.
; CHECK-LABEL: define void @default(
; CHECK:         call void @use(i32 %x)
define void @default(i32 %v) {
  %c = icmp ult i32 %v, 8
  br i1 %c, label %go, label %end
go:
  %x = add i32 %v, 1
  switch i32 %x, label %b [
    i32 32, label %end
    i32 96, label %end
  ]
b:
  call void @use(i32 %x)
  ret void
end:
  ret void
}

; An indirect branch with one target goes there.
; CHECK-LABEL: define void @one_target(
; CHECK-NOT:     indirectbr
define void @one_target(ptr %p, i1 %c) {
  br i1 %c, label %a, label %b
a:
  call void @use(i32 1)
  indirectbr ptr %p, [label %b]
b:
  call void @use(i32 2)
  ret void
}
