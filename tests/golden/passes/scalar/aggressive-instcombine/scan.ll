; RUN: %nvopt -passes=aggressive-instcombine -S %s | FileCheck %s
; RUN: %nvopt -passes=aggressive-instcombine -aggressive-instcombine-max-scan-instrs=0 -S %s | FileCheck %s --check-prefix=NONE
; How far apart loads may stand that become one.
target triple = "nvptx64-nvidia-cuda"
; CHECK: load i16
; NONE-NOT: load i16
define i16 @f(ptr align 2 %p) {
  %q = getelementptr i8, ptr %p, i64 1
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %z = shl i16 %y, 8
  %r = or i16 %x, %z
  ret i16 %r
}
