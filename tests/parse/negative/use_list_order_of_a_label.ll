; A label whose address is not taken is used by the edges to it.
; ERROR: 9:3: value only has one use
define void @f() {
e:
  br label %l
l:
  ret void

  uselistorder label %l, { 1, 0 }
}
