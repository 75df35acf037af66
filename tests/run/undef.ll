; CALL twice() => undef
; CALL masked() => 0
; CALL frozen() => true
; CALL andone() => _
; CALL selp(true) => 1
; CALL selp(false) => poison
; CALL logical(false, poison) => false
; CALL bitwise(false, poison) => poison
; CALL divp(poison) => ub
; CALL storep() => poison
; CALL partial(5) => _
; CALL phip(true) => poison
; CALL phip(false) => 7
; CALL freezebr(poison) => _
define i32 @twice() {
  %x = xor i32 undef, undef
  ret i32 %x
}
define i32 @masked() {
  %x = and i32 undef, 0
  ret i32 %x
}
define i1 @frozen() {
  %f = freeze i32 poison
  %c = icmp eq i32 %f, %f
  %n = icmp ne i32 %f, %f
  %x = xor i1 %n, true
  %r = and i1 %c, %x
  %s = select i1 %r, i1 true, i1 true
  ret i1 %s
}
define i32 @andone() {
  %x = and i32 undef, 1
  ret i32 %x
}
define i32 @selp(i1 %c) {
  %x = select i1 %c, i32 1, i32 poison
  ret i32 %x
}
define i1 @logical(i1 %a, i1 %b) {
  %x = select i1 %a, i1 %b, i1 false
  ret i1 %x
}
define i1 @bitwise(i1 %a, i1 %b) {
  %x = and i1 %a, %b
  ret i1 %x
}
define i32 @divp(i32 %x) {
  %r = udiv i32 1, %x
  ret i32 %r
}
define i32 @storep() {
  %a = alloca i32
  store i32 poison, ptr %a
  %x = load i32, ptr %a
  ret i32 %x
}
define i32 @partial(i16 %x) {
  %a = alloca i32
  store i16 %x, ptr %a
  %y = load i32, ptr %a
  ret i32 %y
}
define i32 @phip(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %x = phi i32 [ 7, %0 ], [ poison, %a ]
  ret i32 %x
}
define i32 @freezebr(i1 %c) {
  %f = freeze i1 %c
  br i1 %f, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
