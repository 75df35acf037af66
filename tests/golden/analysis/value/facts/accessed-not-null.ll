; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s

; What was accessed is not null.
define i1 @stored(ptr %p) {
  store i32 1, ptr %p, align 4
  %c = icmp eq ptr %p, null
  ret i1 %c
}

define i1 @loaded_above(ptr %p, i1 %b) {
  %v = load i32, ptr %p, align 4
  br i1 %b, label %x, label %y

x:
  %c = icmp ne ptr %p, null
  ret i1 %c

y:
  %d = trunc i32 %v to i1
  ret i1 %d
}

; Not yet; by a volatile access; where something may be at null.
define i1 @later(ptr %p) {
  %c = icmp eq ptr %p, null
  store i32 1, ptr %p, align 4
  ret i1 %c
}

define i1 @volatile_access(ptr %p) {
  store volatile i32 1, ptr %p, align 4
  %c = icmp eq ptr %p, null
  ret i1 %c
}

define i1 @at_null(ptr %p) null_pointer_is_valid {
  store i32 1, ptr %p, align 4
  %c = icmp eq ptr %p, null
  ret i1 %c
}

define i1 @other_space(ptr addrspace(3) %p) {
  store i32 1, ptr addrspace(3) %p, align 4
  %c = icmp eq ptr addrspace(3) %p, null
  ret i1 %c
}

define i1 @stored_itself(ptr %p, ptr %q) {
  store ptr %p, ptr %q, align 8
  %c = icmp eq ptr %p, null
  ret i1 %c
}

; CHECK-LABEL: define i1 @stored(ptr %p) {
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @loaded_above(ptr %p, i1 %b) {
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   br i1 %b, label %x, label %y
; CHECK: x:                                                ; preds = %0
; CHECK-NEXT:   ret i1 true
; CHECK: y:                                                ; preds = %0
; CHECK-NEXT:   %d = trunc i32 %v to i1
; CHECK-NEXT:   ret i1 %d
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @later(ptr %p) {
; CHECK-NEXT:   %c = icmp eq ptr %p, null
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @volatile_access(ptr %p) {
; CHECK-NEXT:   store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:   %c = icmp eq ptr %p, null
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK: ; Function Attrs: null_pointer_is_valid
; CHECK-NEXT: define i1 @at_null(ptr %p) #0 {
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %c = icmp eq ptr %p, null
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @other_space(ptr addrspace(3) %p) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   %c = icmp eq ptr addrspace(3) %p, null
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @stored_itself(ptr %p, ptr %q) {
; CHECK-NEXT:   store ptr %p, ptr %q, align 8
; CHECK-NEXT:   %c = icmp eq ptr %p, null
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK: attributes #0 = { null_pointer_is_valid }
