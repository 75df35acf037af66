; A clobber is one register; an input shares an output by its number, in one alternative or all; one output may be dropped.
define i32 @f(i32 %a, ptr %p) {
  %r = call i32 asm "a", "=&r,0,~{x},~{memory}"(i32 %a)
  %s = call { i32, i32 } asm "b", "=r,=r,0,1"(i32 %a, i32 %a)
  %t = call i32 asm "c", "=r|m,0|m"(i32 %a)
  call void asm sideeffect "d", "=r"()
  call void asm sideeffect "e", "=*&m,^ab@2cd,%r"(ptr elementtype(i32) %p, i32 %a, i32 %a)
  ret i32 %r
}
