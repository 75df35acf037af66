; Each operand that is not dominated is told, as opt tells it.
; ERROR: 8:3: Instruction does not dominate all uses!: %x = add i32 1, 2
; ERROR: 9:3: Instruction does not dominate all uses!: %y = add i32 3, 4
; ERROR: 18:3: Instruction does not dominate all uses!: %s = sub i32 %p, %q
; ERROR: 18:3: Instruction does not dominate all uses!: %s = sub i32 %p, %q
define i32 @same_block(ptr %a) {
  %r = mul i32 %x, %y
  %x = add i32 1, 2
  %y = add i32 3, 4
  ret i32 %r
}
define i32 @other_block(i1 %c) {
  br i1 %c, label %t, label %f
t: %p = add i32 1, 2
  %q = add i32 2, 3
  br label %f
f:
  %s = sub i32 %p, %q
  ret i32 %s
}
