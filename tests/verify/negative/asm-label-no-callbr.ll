; ERROR: 3:3: Label constraints can only be used with callbr
define void @f() {
  call void asm "", "!i"()
  ret void
}
