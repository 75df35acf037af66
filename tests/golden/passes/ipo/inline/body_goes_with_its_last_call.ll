; RUN: %nvopt -passes='cgscc(inline,function-attrs)' -print-after=function-attrs -print-module-scope -disable-output %s 2>&1 | FileCheck %s
; The body of a function that only calls know of is given back as soon as the last function that called it has inlined it, not when the whole module has
; been through: a print of the module in between no longer shows it. So with @once, which one function called, with @twice, which two did, with a
; comdat group of one. One whose address is taken stays, as does a
; comdat group of two.
$alone = comdat any
$pair = comdat any
@other = linkonce_odr global i32 0, comdat($pair)
@table = global ptr @taken
define internal i32 @once(i32 %x) {
  %y = mul i32 %x, %x
  ret i32 %y
}

define internal i32 @twice(i32 %x) {
  %y = call i32 @once(i32 %x)
  %z = add i32 %y, 1
  ret i32 %z
}

define linkonce_odr i32 @alone(i32 %x) comdat {
  %y = mul i32 %x, 3
  ret i32 %y
}

define linkonce_odr i32 @pair(i32 %x) comdat {
  %y = mul i32 %x, 5
  ret i32 %y
}

define internal i32 @taken(i32 %x) {
  %y = mul i32 %x, 7
  ret i32 %y
}

define i32 @f(i32 %x) {
  %a = call i32 @twice(i32 %x)
  %b = call i32 @alone(i32 %a)
  %c = call i32 @pair(i32 %b)
  %d = call i32 @taken(i32 %c)
  ret i32 %d
}

define i32 @g(i32 %x) {
  %a = call i32 @twice(i32 %x)
  ret i32 %a
}

; CHECK: *** IR Dump After {{.*}}(once) ***
; CHECK: @once(i32
; CHECK: @twice(i32
; CHECK: *** IR Dump After {{.*}}(twice) ***
; CHECK-NOT: @once
; CHECK: @twice(i32
; CHECK: *** IR Dump After {{.*}}(f) ***
; CHECK-NOT: @once
; CHECK: @twice(i32
; CHECK-NOT: define {{.*}} @alone
; CHECK: define {{.*}} @pair
; CHECK: define {{.*}} @taken
; CHECK: *** IR Dump After {{.*}}(g) ***
; CHECK-NOT: @once
; CHECK-NOT: define {{.*}} @twice
; CHECK-NOT: define {{.*}} @alone
; CHECK: define {{.*}} @pair
; CHECK: define {{.*}} @taken
