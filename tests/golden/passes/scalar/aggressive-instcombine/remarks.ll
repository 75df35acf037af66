; RUN: %nvopt -passes=aggressive-instcombine -pass-remarks=aggressive -pass-remarks-missed=aggressive -disable-output %s 2>&1 | FileCheck %s
; Bytes of a number that one load reads, and what keeps it from doing so.
target triple = "nvptx64-nvidia-cuda"

define i16 @aligned(ptr align 2 %p) {
  %q = getelementptr i8, ptr %p, i64 1
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %z = shl i16 %y, 8
  %r = or i16 %x, %z
  ret i16 %r
}
define i16 @anywhere(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 1
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %z = shl i16 %y, 8
  %r = or i16 %x, %z
  ret i16 %r
}

; CHECK: remark: <unknown>:0:0: 2 loads of parts of a number are one load of 16 bits (@aligned: %a = load)
; CHECK-NEXT: remark: <unknown>:0:0: 2 loads of parts of a number are not one load of 16 bits: nothing proves that its address is aligned to 2 bytes (@anywhere: %a = load)
