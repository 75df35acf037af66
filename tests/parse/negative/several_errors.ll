; ERROR: 6:11: use of undefined value '%x'
; ERROR: 11:3: expected instruction opcode
; ERROR: 16:11: '%a' defined with type 'i32' but expected 'i64'
; The reader goes on with the next function after an error.
define i32 @f() {
  ret i32 %x
}

define void @g() {
entry:
  frobnicate
  ret void
}

define i64 @h(i32 %a) {
  ret i64 %a
}
