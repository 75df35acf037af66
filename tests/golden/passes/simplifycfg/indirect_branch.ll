; RUN: %nvopt -passes=simplifycfg -S %s | FileCheck %s
; An indirect branch on one of two addresses is a branch on the condition; addresses that no indirect branch takes and that no instruction names hold no block apart.

declare void @a()
declare void @b()
declare void @use(ptr)

@table = internal constant [2 x ptr] [ptr blockaddress(@only_in_a_table, %x), ptr blockaddress(@only_in_a_table, %y)]

; CHECK-LABEL: define void @chosen(
; CHECK-NEXT:    br i1 %c, label %x, label %y
; CHECK-NOT:   indirectbr
define void @chosen(i1 noundef %c) {
  %to = select i1 %c, ptr blockaddress(@chosen, %x), ptr blockaddress(@chosen, %y)
  indirectbr ptr %to, [label %y, label %z, label %x]
x:
  call void @a()
  ret void
y:
  call void @b()
  ret void
z:
  ret void
}

; An undefined condition chose either.
; CHECK-LABEL: define void @frozen(
; CHECK-NEXT:    %c.fr = freeze i1 %c
; CHECK-NEXT:    br i1 %c.fr, label %x, label %y
define void @frozen(i1 %c) {
  %to = select i1 %c, ptr blockaddress(@frozen, %x), ptr blockaddress(@frozen, %y)
  indirectbr ptr %to, [label %x, label %y]
x:
  call void @a()
  ret void
y:
  call void @b()
  ret void
}

; The other address is none that the branch may take.
; CHECK-LABEL: define void @one_way(
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    ret void
define void @one_way(i1 %c) {
  %to = select i1 %c, ptr blockaddress(@one_way, %x), ptr blockaddress(@one_way, %y)
  indirectbr ptr %to, [label %x, label %z]
x:
  call void @a()
  ret void
y:
  call void @b()
  ret void
z:
  ret void
}

; CHECK-LABEL: define void @no_way(
; CHECK-NEXT:    unreachable
define void @no_way(i1 %c) {
  %to = select i1 %c, ptr blockaddress(@no_way, %x), ptr blockaddress(@no_way, %y)
  indirectbr ptr %to, [label %z, label %w]
x:
  call void @a()
  ret void
y:
  call void @b()
  ret void
z:
  call void @use(ptr blockaddress(@no_way, %w))
  ret void
w:
  call void @use(ptr blockaddress(@no_way, %z))
  ret void
}

; Nobody may jump to them any more.
; CHECK-LABEL: define void @only_in_a_table(
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    call void @b()
; CHECK-NEXT:    ret void
define void @only_in_a_table() {
  br label %x
x:
  call void @a()
  br label %y
y:
  call void @b()
  ret void
}

; The address of a block that is named here stays what it is.
; CHECK-LABEL: define void @named(
; CHECK:         call void @use(ptr blockaddress(@named, %x))
; CHECK:       x:
; CHECK:         call void @use(ptr getelementptr (i8, ptr blockaddress(@named, %y), i64 4))
; CHECK:       y:
define void @named() {
  call void @use(ptr blockaddress(@named, %x))
  br label %x
x:
  call void @use(ptr getelementptr (i8, ptr blockaddress(@named, %y), i64 4))
  br label %y
y:
  call void @b()
  ret void
}

; CHECK-LABEL: define void @jumped_to(
; CHECK:         indirectbr ptr %p, [label %x, label %y]
define void @jumped_to(ptr %p) {
  indirectbr ptr %p, [label %x, label %y]
x:
  call void @a()
  br label %y
y:
  call void @use(ptr blockaddress(@jumped_to, %x))
  call void @use(ptr blockaddress(@jumped_to, %y))
  ret void
}
