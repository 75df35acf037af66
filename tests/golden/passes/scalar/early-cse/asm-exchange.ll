; RUN: %nvopt -passes='early-cse<memssa>' -S %s | FileCheck %s
; An exchange between lanes orders no memory, so that the load is known behind it; a matrix load reads what was stored before; two exchanges in
; blocks that different lanes execute stay two, whatever the attributes say.

; CHECK-LABEL: define i32 @load_over_shuffle(
; CHECK:         %a = load
; CHECK-NOT:     load
define i32 @load_over_shuffle(ptr %p) {
  %a = load i32, ptr %p
  %s = call i32 asm sideeffect "shfl.sync.idx.b32 $0, $1, 0, 31, -1;", "=r,r"(i32 %a) #0
  %b = load i32, ptr %p
  %r = add i32 %s, %b
  ret i32 %r
}

; CHECK-LABEL: define i32 @matrix_load(
; CHECK:         store i32 1
; CHECK:         ldmatrix
; CHECK:         store i32 2
define i32 @matrix_load(ptr addrspace(3) %p) {
  store i32 1, ptr addrspace(3) %p
  %m = call i32 asm "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {$0}, [$1];", "=r,r"(ptr addrspace(3) %p) #0
  store i32 2, ptr addrspace(3) %p
  ret i32 %m
}

; CHECK-LABEL: define i32 @active_twice(
; CHECK:         activemask
; CHECK:         activemask
define i32 @active_twice(i1 %c) {
  %a = call i32 asm "activemask.b32 $0;", "=r"() #0
  br i1 %c, label %x, label %y
x:
  %b = call i32 asm "activemask.b32 $0;", "=r"() #0
  %r = sub i32 %b, %a
  ret i32 %r
y:
  ret i32 %a
}
attributes #0 = { nounwind memory(none) }
