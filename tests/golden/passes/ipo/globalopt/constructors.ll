; RUN: %nvopt -passes=globalopt -S %s | FileCheck %s
; Constructors that can be run now are, in the order of their priorities; what another module, the host or another thread may see otherwise stays.
@llvm.global_ctors = appending global [7 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 200, ptr @second, ptr null },
  { i32, ptr, ptr } { i32 100, ptr @first, ptr null },
  { i32, ptr, ptr } { i32 300, ptr @of_the_host, ptr null },
  { i32, ptr, ptr } { i32 300, ptr @replaceable, ptr null },
  { i32, ptr, ptr } { i32 300, ptr @shared_memory, ptr null },
  { i32, ptr, ptr } { i32 300, ptr @same_priority, ptr null },
  { i32, ptr, ptr } { i32 400, ptr @too_late, ptr null }]

@a = global i32 0
@b = global { i32, [2 x ptr] } zeroinitializer
@host = addrspace(1) externally_initialized global i32 0
@weak = weak_odr global i32 0
@block = internal addrspace(3) global i32 undef
@c = global i32 0
@d = global i32 0

define internal void @first() {
  store i32 7, ptr @a
  ret void
}

define internal i32 @sum(i32 %n) {
entry:
  %s = alloca i32
  store i32 0, ptr %s
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %o = load i32, ptr %s
  %p = add i32 %o, %i
  store i32 %p, ptr %s
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = load i32, ptr %s
  ret i32 %r
}

define internal void @second() {
  %v = load i32, ptr @a
  %s = call i32 @sum(i32 %v)
  store i32 %s, ptr @b
  %p = getelementptr { i32, [2 x ptr] }, ptr @b, i32 0, i32 1, i32 1
  store ptr @c, ptr %p
  ret void
}

define internal void @of_the_host() {
  store i32 1, ptr addrspace(1) @host
  ret void
}

define internal void @replaceable() {
  store i32 1, ptr @weak
  ret void
}

define internal void @shared_memory() {
  store i32 1, ptr addrspace(3) @block
  ret void
}

define internal void @same_priority() {
  store i32 3, ptr @c
  ret void
}

define internal void @too_late() {
  store i32 4, ptr @d
  ret void
}

define i32 @use() {
  %x = load i32, ptr addrspace(3) @block
  ret i32 %x
}

; CHECK: @llvm.global_ctors = appending global [4 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 300, ptr @of_the_host, ptr null }, { i32, ptr, ptr } { i32 300, ptr @replaceable, ptr null }, { i32, ptr, ptr } { i32 300, ptr @shared_memory, ptr null }, { i32, ptr, ptr } { i32 400, ptr @too_late, ptr null }]
; CHECK-NEXT: @a = local_unnamed_addr global i32 7
; CHECK-NEXT: @b = local_unnamed_addr global { i32, [2 x ptr] } { i32 21, [2 x ptr] [ptr null, ptr @c] }
; CHECK-NEXT: @host = local_unnamed_addr addrspace(1) externally_initialized global i32 0
; CHECK-NEXT: @weak = weak_odr local_unnamed_addr global i32 0
; CHECK-NEXT: @block = internal unnamed_addr addrspace(3) global i32 undef
; CHECK-NEXT: @c = global i32 3
; CHECK-NEXT: @d = local_unnamed_addr global i32 0
; CHECK-LABEL: define internal void @of_the_host() {
; CHECK-NEXT:   store i32 1, ptr addrspace(1) @host, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define internal void @replaceable() {
; CHECK-NEXT:   store i32 1, ptr @weak, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define internal void @shared_memory() {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @block, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define internal void @too_late() {
; CHECK-NEXT:   store i32 4, ptr @d, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @use() local_unnamed_addr {
; CHECK-NEXT:   %x = load i32, ptr addrspace(3) @block, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
