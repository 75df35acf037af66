; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; The check of a size that cannot fail goes; one that fails stays.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

declare ptr @__strcpy_chk(ptr, ptr, i64)
declare ptr @__memcpy_chk(ptr, ptr, i64, i64)
declare i32 @__sprintf_chk(ptr, i32, i64, ptr, ...)
define ptr @size_not_known(ptr %s, ptr %t) {
  %r = call ptr @__strcpy_chk(ptr %s, ptr %t, i64 -1)
  ret ptr %r
}
define ptr @size_fits(ptr %s, ptr %t) {
  %r = call ptr @__memcpy_chk(ptr %s, ptr %t, i64 4, i64 8)
  ret ptr %r
}
define i32 @format(ptr %s, ptr %t, i32 %i) {
  %r = call i32 (ptr, i32, i64, ptr, ...) @__sprintf_chk(ptr %s, i32 0, i64 -1, ptr %t, i32 %i)
  ret i32 %r
}
define ptr @too_small(ptr %s, ptr %t) {
  %r = call ptr @__memcpy_chk(ptr %s, ptr %t, i64 9, i64 8)
  ret ptr %r
}

; CHECK: target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
; CHECK-NEXT: target triple = "x86_64-unknown-linux-gnu"
; CHECK: declare ptr @__strcpy_chk(ptr, ptr, i64)
; CHECK: declare ptr @__memcpy_chk(ptr, ptr, i64, i64)
; CHECK: declare i32 @__sprintf_chk(ptr, i32, i64, ptr, ...)
; CHECK-LABEL: define ptr @size_not_known(ptr %s, ptr %t) {
; CHECK-NEXT:   %r = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %s, ptr noundef nonnull dereferenceable(1) %t)
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @size_fits(ptr %s, ptr %t) {
; CHECK-NEXT:   %1 = load i32, ptr %t, align 1
; CHECK-NEXT:   store i32 %1, ptr %s, align 1
; CHECK-NEXT:   ret ptr %s
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @format(ptr %s, ptr %t, i32 %i) {
; CHECK-NEXT:   %r = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %s, ptr noundef nonnull dereferenceable(1) %t, i32 %i)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @too_small(ptr %s, ptr %t) {
; CHECK-NEXT:   %r = call ptr @__memcpy_chk(ptr %s, ptr %t, i64 9, i64 8)
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nofree nounwind
; CHECK-NEXT: declare ptr @strcpy(ptr, ptr) #0
; CHECK: ; Function Attrs: nofree nounwind
; CHECK-NEXT: declare i32 @sprintf(ptr, ptr, ...) #0
; CHECK: attributes #0 = { nofree nounwind }
