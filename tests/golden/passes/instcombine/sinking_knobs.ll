; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s --check-prefix=DOWN
; RUN: %nvopt -passes=instcombine -instcombine-code-sinking=false -S %s | FileCheck %s --check-prefix=STAYS
; RUN: %nvopt -passes=instcombine -instcombine-max-sink-users=1 -S %s | FileCheck %s --check-prefix=STAYS
declare i32 @use(i32)
; DOWN: then:
; DOWN-NEXT: mul
; STAYS: mul
; STAYS: then:
define i32 @f(i32 %a, i32 %b, i1 %c) {
  %x = mul i32 %a, %b
  br i1 %c, label %then, label %else
then:
  %q = call i32 @use(i32 %x)
  %r = call i32 @use(i32 %x)
  ret i32 %r
else:
  ret i32 0
}
