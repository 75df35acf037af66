; RUN: %nvopt -S %s | FileCheck %s
; A stack slot that names no alignment has the preferred one of its type: packed structs that of aggregates, integers wider than any in the layout that
; of the widest, arrays that of their elements, vectors what the layout says.
target datalayout = "e-i64:32:64-v96:32:256-a:0:64-f32:32:128"

; CHECK: %a = alloca <{ i8, i64 }>, align 8
; CHECK: %b = alloca i177, align 8
; CHECK: %c = alloca [2 x <{ i8, i32 }>], align 8
; CHECK: %d = alloca <3 x i32>, align 32
; CHECK: %e = alloca float, align 16
; CHECK: %g = alloca [2 x [3 x i177]], align 8
; CHECK: %h = alloca [3 x i8], align 1
; CHECK: %l = load i177, ptr %b, align 4
; CHECK: %k = load <{ i8, i64 }>, ptr %a, align 1
define void @f() {
  %a = alloca <{ i8, i64 }>
  %b = alloca i177
  %c = alloca [2 x <{ i8, i32 }>]
  %d = alloca <3 x i32>
  %e = alloca float
  %g = alloca [2 x [3 x i177]]
  %h = alloca [3 x i8]
  %l = load i177, ptr %b
  %k = load <{ i8, i64 }>, ptr %a
  ret void
}
