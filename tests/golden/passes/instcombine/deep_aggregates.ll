; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A tuple of tuples, as a library of templates has it: parts are found ten levels down.
%t = type { %u }
%u = type { { { { { { { { { ptr, ptr } } } } } } } } }
declare void @use(ptr)

define ptr @taken_apart_and_put_together(ptr %a, ptr %b) {
  %x = insertvalue %t poison, ptr %a, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
  %y = insertvalue %t %x, ptr %b, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1
  %z = extractvalue %t %y, 0
  %p = extractvalue %u %z, 0, 0, 0, 0, 0, 0, 0, 0, 0
  %q = extractvalue %u %z, 0, 0, 0, 0, 0, 0, 0, 0, 1
  call void @use(ptr %p)
  ret ptr %q
}

; CHECK: declare void @use(ptr)
; CHECK-LABEL: define ptr @taken_apart_and_put_together(ptr %a, ptr %b) {
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   ret ptr %b
; CHECK-NEXT: }
