; A stack slot that names no address space is in space 0, whatever the layout says.
target datalayout = "e-p5:32:32-A5"

define ptr @f(ptr addrspace(5) %p) {
  %a = alloca half
  %b = alloca i32, align 8, addrspace(5)
  store i32 1, ptr addrspace(5) %b
  ret ptr %a
}
