; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; What is added, subtracted from or extended goes into the cases, where each has a value before.
define i8 @sum(i4 %x) {
entry:
  %s = add i4 %x, 5
  switch i4 %s, label %other [
    i4 7, label %a
    i4 -8, label %b
  ]
a:
  ret i8 1
b:
  ret i8 2
other:
  ret i8 3
}
define i8 @difference_of_extension(i4 %x) {
entry:
  %e = sext i4 %x to i8
  %s = sub i8 3, %e
  switch i8 %s, label %other [
    i8 5, label %a
    i8 -4, label %b
  ]
a:
  ret i8 1
b:
  ret i8 2
other:
  ret i8 3
}
; 9 is no sign extension of four bits
define i8 @never(i4 %x) {
entry:
  %e = sext i4 %x to i8
  switch i8 %e, label %other [
    i8 5, label %a
    i8 9, label %b
  ]
a:
  ret i8 1
b:
  ret i8 2
other:
  ret i8 3
}
define i8 @zero_extension(i4 %x) {
entry:
  %e = zext i4 %x to i8
  switch i8 %e, label %other [
    i8 5, label %a
    i8 9, label %b
  ]
a:
  ret i8 1
b:
  ret i8 2
other:
  ret i8 3
}

; CHECK-LABEL: define i8 @sum(i4 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i4 %x, label %other [
; CHECK-NEXT:     i4 2, label %a
; CHECK-NEXT:     i4 3, label %b
; CHECK-NEXT:   ]
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   ret i8 1
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   ret i8 2
; CHECK: other:                                            ; preds = %entry
; CHECK-NEXT:   ret i8 3
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @difference_of_extension(i4 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i4 %x, label %other [
; CHECK-NEXT:     i4 -2, label %a
; CHECK-NEXT:     i4 7, label %b
; CHECK-NEXT:   ]
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   ret i8 1
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   ret i8 2
; CHECK: other:                                            ; preds = %entry
; CHECK-NEXT:   ret i8 3
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @never(i4 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %e = sext i4 %x to i8
; CHECK-NEXT:   switch i8 %e, label %other [
; CHECK-NEXT:     i8 5, label %a
; CHECK-NEXT:     i8 9, label %b
; CHECK-NEXT:   ]
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   ret i8 1
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   ret i8 2
; CHECK: other:                                            ; preds = %entry
; CHECK-NEXT:   ret i8 3
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @zero_extension(i4 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i4 %x, label %other [
; CHECK-NEXT:     i4 5, label %a
; CHECK-NEXT:     i4 -7, label %b
; CHECK-NEXT:   ]
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   ret i8 1
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   ret i8 2
; CHECK: other:                                            ; preds = %entry
; CHECK-NEXT:   ret i8 3
; CHECK-NEXT: }
