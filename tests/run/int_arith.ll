; CALL add(3, 4) => 7
; CALL add(-1, 1) => 0
; CALL addnuw(-1, 1) => poison
; CALL addnsw(2147483647, 1) => poison
; CALL addnsw(2147483646, 1) => 2147483647
; CALL div(7, 0) => ub
; CALL div(-2147483648, -1) => ub
; CALL div(-7, 2) => -3
; CALL divexact(7, 2) => poison
; CALL divexact(8, 2) => 4
; CALL shift(1, 32) => poison
; CALL shift(1, 31) => -2147483648
; CALL wide(1, 2) => 55340232221128654850
; CALL disj(3, 4) => 7
; CALL disj(3, 6) => poison
; CALL poisonarg(poison, 0) => 0
; CALL poisonarg(poison, 1) => poison
define i32 @add(i32 %a, i32 %b) {
  %r = add i32 %a, %b
  ret i32 %r
}
define i32 @addnuw(i32 %a, i32 %b) {
  %r = add nuw i32 %a, %b
  ret i32 %r
}
define i32 @addnsw(i32 %a, i32 %b) {
  %r = add nsw i32 %a, %b
  ret i32 %r
}
define i32 @div(i32 %a, i32 %b) {
  %r = sdiv i32 %a, %b
  ret i32 %r
}
define i32 @divexact(i32 %a, i32 %b) {
  %r = udiv exact i32 %a, %b
  ret i32 %r
}
define i32 @shift(i32 %a, i32 %b) {
  %r = shl i32 %a, %b
  ret i32 %r
}
define i128 @wide(i128 %a, i128 %b) {
  %s = shl i128 %a, 64
  %m = mul i128 %s, 3
  %r = add i128 %m, %b
  ret i128 %r
}
define i32 @disj(i32 %a, i32 %b) {
  %r = or disjoint i32 %a, %b
  ret i32 %r
}
define i32 @poisonarg(i32 %a, i1 %c) {
  %r = select i1 %c, i32 %a, i32 0
  ret i32 %r
}
