; Lengths of strings of wide characters.
; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

@s = constant [4 x i16] [i16 104, i16 256, i16 33, i16 0]
@longer = constant [5 x i16] [i16 104, i16 256, i16 33, i16 34, i16 0]
declare i64 @wcslen(ptr)

define i64 @length() {
  %r = call i64 @wcslen(ptr @s)
  ret i64 %r
}
define i64 @chosen(i1 %c) {
  %p = select i1 %c, ptr @s, ptr @longer
  %r = call i64 @wcslen(ptr %p)
  ret i64 %r
}
define i64 @rest(i64 %i) {
  %p = getelementptr inbounds i16, ptr @s, i64 %i
  %r = call i64 @wcslen(ptr %p)
  ret i64 %r
}
define i1 @empty(ptr %p) {
  %n = call i64 @wcslen(ptr %p)
  %r = icmp eq i64 %n, 0
  ret i1 %r
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 2}

; CHECK: @s = constant [4 x i16] [i16 104, i16 256, i16 33, i16 0]
; CHECK-NEXT: @longer = constant [5 x i16] [i16 104, i16 256, i16 33, i16 34, i16 0]
; CHECK: declare i64 @wcslen(ptr)
; CHECK-LABEL: define i64 @length() {
; CHECK-NEXT:   ret i64 3
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @chosen(i1 %c) {
; CHECK-NEXT:   %r = select i1 %c, i64 3, i64 4
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @rest(i64 %i) {
; CHECK-NEXT:   %r = sub i64 3, %i
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @empty(ptr %p) {
; CHECK-NEXT:   %1 = load i16, ptr %p, align 1
; CHECK-NEXT:   %r = icmp eq i16 %1, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK: !llvm.module.flags = !{!0}
; CHECK: !0 = !{i32 1, !"wchar_size", i32 2}
