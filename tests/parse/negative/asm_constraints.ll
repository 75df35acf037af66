; ERROR: 22:13: failed to parse constraints
; ERROR: 26:13: failed to parse constraints
; ERROR: 30:13: failed to parse constraints
; ERROR: 34:17: failed to parse constraints
; ERROR: 38:13: failed to parse constraints
; ERROR: 42:13: failed to parse constraints
; ERROR: 46:13: failed to parse constraints
; ERROR: 50:13: failed to parse constraints
; ERROR: 54:17: failed to parse constraints
; ERROR: 58:17: failed to parse constraints
; ERROR: 62:17: failed to parse constraints
; ERROR: 66:17: failed to parse constraints
; ERROR: 70:17: failed to parse constraints
; ERROR: 74:13: failed to parse constraints
; ERROR: 78:17: failed to parse constraints
; ERROR: 82:13: label constraint occurs after clobber constraint
; ERROR: 86:13: output constraint occurs after input, clobber or label constraint
; ERROR: 90:13: input constraint occurs after clobber constraint
; ERROR: 94:21: inline asm with one output cannot return struct
; ERROR: 98:13: number of input constraints does not match number of parameters
define void @f0() {
  call void asm sideeffect "nop", "~x{21}"()
  ret void
}
define void @f1() {
  call void asm sideeffect "nop", "~{x"()
  ret void
}
define void @f2() {
  call void asm sideeffect "nop", "~&{x}"()
  ret void
}
define void @f3() {
  %r = call i32 asm sideeffect "nop", "=&&r"()
  ret void
}
define void @f4() {
  call void asm sideeffect "nop", "&r"(i32 0)
  ret void
}
define void @f5() {
  call void asm sideeffect "nop", "%%r"(i32 0)
  ret void
}
define void @f6() {
  call void asm sideeffect "nop", "#r"(i32 0)
  ret void
}
define void @f7() {
  call void asm sideeffect "nop", "{r0"(i32 0)
  ret void
}
define void @f8() {
  %r = call i32 asm sideeffect "nop", "=r,1"(i32 0)
  ret void
}
define void @f9() {
  %r = call i32 asm sideeffect "nop", "=r,0,0"(i32 0, i32 0)
  ret void
}
define void @f10() {
  %r = call i32 asm sideeffect "nop", "=r,r,1"(i32 0, i32 0)
  ret void
}
define void @f11() {
  %r = call i32 asm sideeffect "nop", "=0"()
  ret void
}
define void @f12() {
  %r = call i32 asm sideeffect "nop", "=r|m,0|r,0|r"(i32 0, i32 0)
  ret void
}
define void @f13() {
  call void asm sideeffect "nop", "^a"(i32 0)
  ret void
}
define void @f14() {
  %r = call i32 asm sideeffect "nop", "=r,"(i32 0)
  ret void
}
define void @f15() {
  call void asm sideeffect "nop", "~{x},!i"()
  ret void
}
define void @f16() {
  call void asm sideeffect "nop", "r,=*r"(ptr elementtype(i32) null, i32 0)
  ret void
}
define void @f17() {
  call void asm sideeffect "nop", "~{x},r"(i32 0)
  ret void
}
define void @f18() {
  %r = call { i32 } asm sideeffect "nop", "=r"()
  ret void
}
define void @f19() {
  call void asm sideeffect "nop", "=r"(i32 0)
  ret void
}
