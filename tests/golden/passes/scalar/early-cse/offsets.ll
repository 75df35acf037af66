; RUN: %nvopt -passes='early-cse' -S %s | FileCheck %s
; One base and one constant offset, however it is spelled. What is kept may say only what both say; where its own flags are about a step back as well (first down, then up), it cannot stand for the other.
define i64 @same(ptr %p) {
  %a = getelementptr inbounds { i32, i32 }, ptr %p, i64 0, i32 1
  %b = getelementptr i8, ptr %p, i64 4
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %b to i64
  %r = mul i64 %x, %y
  ret i64 %r
}

define i64 @back_and_forth(ptr %p) {
  %a = getelementptr inbounds { i32, i32 }, ptr %p, i64 -1, i32 1
  %b = getelementptr inbounds i8, ptr %p, i64 -4
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %b to i64
  %r = mul i64 %x, %y
  ret i64 %r
}

define i64 @other_offset(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 4
  %b = getelementptr i8, ptr %p, i64 8
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %b to i64
  %r = mul i64 %x, %y
  ret i64 %r
}

; CHECK-LABEL: define i64 @same(ptr %p) {
; CHECK-NEXT:   %a = getelementptr { i32, i32 }, ptr %p, i64 0, i32 1
; CHECK-NEXT:   %x = ptrtoint ptr %a to i64
; CHECK-NEXT:   %r = mul i64 %x, %x
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @back_and_forth(ptr %p) {
; CHECK-NEXT:   %a = getelementptr inbounds { i32, i32 }, ptr %p, i64 -1, i32 1
; CHECK-NEXT:   %b = getelementptr inbounds i8, ptr %p, i64 -4
; CHECK-NEXT:   %x = ptrtoint ptr %a to i64
; CHECK-NEXT:   %y = ptrtoint ptr %b to i64
; CHECK-NEXT:   %r = mul i64 %x, %y
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @other_offset(ptr %p) {
; CHECK-NEXT:   %a = getelementptr i8, ptr %p, i64 4
; CHECK-NEXT:   %b = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   %x = ptrtoint ptr %a to i64
; CHECK-NEXT:   %y = ptrtoint ptr %b to i64
; CHECK-NEXT:   %r = mul i64 %x, %y
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
