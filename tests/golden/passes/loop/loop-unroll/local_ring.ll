; RUN: %nvopt -passes='loop(loop-unroll-full<counts>),sroa,instcombine,verify' -S %s | FileCheck %s
; A variable on the stack whose places are used in turn, as the schedule of a hash is: so many copies that each has always the same ones, and sroa dissolves it.
target triple = "nvptx64-nvidia-cuda"

; 96 rounds, four words: four copies.
; CHECK-LABEL: @four_words(
; CHECK-NOT: alloca
; CHECK: phi i32
; CHECK: phi i32
; CHECK: phi i32
; CHECK: phi i32
; CHECK: add {{.*}}i32 %i, 4
; CHECK: icmp ult i32 {{.*}}, 96
define i32 @four_words(i32 %a, ptr %out) {
entry:
  %w = alloca [4 x i32]
  %w1 = getelementptr i32, ptr %w, i64 1
  %w2 = getelementptr i32, ptr %w, i64 2
  %w3 = getelementptr i32, ptr %w, i64 3
  store i32 %a, ptr %w
  store i32 %a, ptr %w1
  store i32 1, ptr %w2
  store i32 2, ptr %w3
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %here = and i32 %i, 3
  %there.i = add i32 %i, 3
  %there = and i32 %there.i, 3
  %p = getelementptr i32, ptr %w, i32 %here
  %q = getelementptr i32, ptr %w, i32 %there
  %x = load i32, ptr %p
  %y = load i32, ptr %q
  %m = mul i32 %x, %y
  %s = add i32 %m, %i
  %n1 = xor i32 %s, 12345
  %n2 = mul i32 %n1, %a
  %n3 = lshr i32 %n2, 5
  %n4 = xor i32 %n3, %n2
  %n5 = mul i32 %n4, %a
  %n6 = lshr i32 %n5, 5
  %n7 = xor i32 %n6, %n5
  store i32 %n7, ptr %p
  store volatile i32 %n7, ptr %out
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 96
  br i1 %c, label %loop, label %exit
exit:
  %r = load i32, ptr %w
  ret i32 %r
}

; By remainder, three planes; two turns of different length: six copies.
; CHECK-LABEL: @of_three_and_of_two(
; CHECK-NOT: alloca
; CHECK: add {{.*}}i32 %i, 6
define i32 @of_three_and_of_two(i32 %a, ptr %out) {
entry:
  %w = alloca [3 x i32]
  %v = alloca [2 x i32]
  store i32 %a, ptr %w
  store i32 %a, ptr %v
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %here = urem i32 %i, 3
  %one = and i32 %i, 1
  %p = getelementptr i32, ptr %w, i32 %here
  %q = getelementptr i32, ptr %v, i32 %one
  %x = load i32, ptr %p
  %y = load i32, ptr %q
  %m = mul i32 %x, %y
  %s = add i32 %m, %i
  %n1 = xor i32 %s, 12345
  store i32 %n1, ptr %p
  store i32 %s, ptr %q
  store volatile i32 %n1, ptr %out
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 150
  br i1 %c, label %loop, label %exit
exit:
  %r = load i32, ptr %w
  ret i32 %r
}

; It stays: 97 rounds are no whole number of turns, and a rest would keep the variable in memory.
; CHECK-LABEL: @no_whole_turns(
; CHECK: alloca
; CHECK: add {{.*}}i32 %i, 1
define i32 @no_whole_turns(i32 %a, ptr %out) {
entry:
  %w = alloca [4 x i32]
  store i32 %a, ptr %w
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %here = and i32 %i, 3
  %p = getelementptr i32, ptr %w, i32 %here
  %x = load i32, ptr %p
  %m = mul i32 %x, %a
  %s = add i32 %m, %i
  %n1 = xor i32 %s, 12345
  %n2 = mul i32 %n1, %a
  %n3 = lshr i32 %n2, 5
  %n4 = xor i32 %n3, %n2
  %n5 = mul i32 %n4, %a
  %n6 = lshr i32 %n5, 5
  %n7 = xor i32 %n6, %n5
  store i32 %n7, ptr %p
  store volatile i32 %n7, ptr %out
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 97
  br i1 %c, label %loop, label %exit
exit:
  %r = load i32, ptr %w
  ret i32 %r
}

; It stays: one access goes by a value that is loaded.
; CHECK-LABEL: @by_what_is_loaded(
; CHECK: alloca
; CHECK: add {{.*}}i32 %i, 1
define i32 @by_what_is_loaded(i32 %a, ptr %out) {
entry:
  %w = alloca [4 x i32]
  store i32 %a, ptr %w
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %here = and i32 %i, 3
  %there = load i32, ptr %out
  %p = getelementptr i32, ptr %w, i32 %here
  %q = getelementptr i32, ptr %w, i32 %there
  %x = load i32, ptr %q
  %m = mul i32 %x, %a
  %n1 = xor i32 %m, 12345
  %n2 = mul i32 %n1, %a
  %n3 = lshr i32 %n2, 5
  %n4 = xor i32 %n3, %n2
  %n5 = mul i32 %n4, %a
  store i32 %n5, ptr %p
  store volatile i32 %n5, ptr %out
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 96
  br i1 %c, label %loop, label %exit
exit:
  %r = load i32, ptr %w
  ret i32 %r
}
