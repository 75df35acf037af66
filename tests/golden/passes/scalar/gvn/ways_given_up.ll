; RUN: %nvopt -passes=gvn -verify-each -S %s | FileCheck %s
; RUN: %nvopt '-passes=gvn<no-load-pre>' -verify-each -S %s | FileCheck %s --check-prefix=ALL
; Where a load may not move, one way that does not know it decides and no other is looked at: the load stays as it is. Where it may move, the ways are
; all looked at, and it moves to the one that does not know it.
define i32 @may_move(i1 %c, ptr %p, ptr noalias %other) {
entry:
  br i1 %c, label %knows, label %not
knows:
  %a = load i32, ptr %p
  call void @f(i32 %a)
  br label %join
not:
  br label %join
join:
  %v = load i32, ptr %p
  ret i32 %v
}
; CHECK-LABEL: @may_move(
; CHECK: not:
; CHECK-NEXT: %v.pre = load i32, ptr %p
; CHECK: join:
; CHECK-NEXT: phi i32
; CHECK-NOT: load
; CHECK: ret i32
; ALL-LABEL: @may_move(
; ALL: join:
; ALL-NEXT: %v = load i32, ptr %p
; The call before the load may not return: the load may not move.
define i32 @may_not_move(i1 %c, ptr %p) {
entry:
  br i1 %c, label %knows, label %not
knows:
  %a = load i32, ptr %p
  call void @f(i32 %a)
  br label %join
not:
  br label %join
join:
  call void @may_exit()
  %v = load i32, ptr %p
  ret i32 %v
}
; CHECK-LABEL: @may_not_move(
; CHECK: not:
; CHECK-NEXT: br label %join
; CHECK: %v = load i32, ptr %p
; ALL-LABEL: @may_not_move(
; ALL: %v = load i32, ptr %p
; All ways know it: nothing moves, so what stands before the load does not matter.
define i32 @all_know(i1 %c, ptr %p, i32 %x) {
entry:
  br i1 %c, label %one, label %two
one:
  %a = load i32, ptr %p
  call void @f(i32 %a)
  br label %join
two:
  store i32 %x, ptr %p
  br label %join
join:
  call void @may_exit()
  %v = load i32, ptr %p
  ret i32 %v
}
; CHECK-LABEL: @all_know(
; CHECK: join:
; CHECK-NEXT: %[[V:.*]] = phi i32
; CHECK-NOT: load
; CHECK: ret i32 %[[V]]
; ALL-LABEL: @all_know(
; ALL: join:
; ALL-NEXT: %[[V:.*]] = phi i32
; ALL-NOT: load
; ALL: ret i32 %[[V]]
; A load of a part of what another read is that part; one beside it is another place, however many there are.
define i32 @parts_and_neighbours(ptr %p, i64 %i) {
  %q = getelementptr [4 x i64], ptr %p, i64 %i
  %wide = load i64, ptr %q
  %up = getelementptr i8, ptr %q, i64 8
  %next = load i32, ptr %up
  %inner = getelementptr i8, ptr %q, i64 4
  %high = load i32, ptr %inner
  %t = trunc i64 %wide to i32
  %s = add i32 %high, %next
  %r = add i32 %s, %t
  ret i32 %r
}
; CHECK-LABEL: @parts_and_neighbours(
; CHECK: load i64
; CHECK: load i32
; CHECK-NOT: load
; CHECK: lshr i64 %wide, 32
; CHECK: ret i32
declare void @f(i32) memory(inaccessiblemem: readwrite) nounwind willreturn
declare void @may_exit() memory(none) nounwind
