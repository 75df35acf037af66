; ERROR: 3:3: cannot use musttail call with inline asm
define void @f() {
  musttail call void asm "", ""()
  ret void
}
