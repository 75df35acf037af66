; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A step inside an object is null where its base is; not where address 0 may be an object's, nor for a step that may leave the object.
define i1 @inbounds(ptr %p, i64 %i) {
  %g = getelementptr inbounds i8, ptr %p, i64 %i
  %c = icmp eq ptr %g, null
  ret i1 %c
}
define i1 @anywhere(ptr %p, i64 %i) {
  %g = getelementptr i8, ptr %p, i64 %i
  %c = icmp ne ptr %g, null
  ret i1 %c
}
define i1 @null_is_valid(ptr %p, i64 %i) null_pointer_is_valid {
  %g = getelementptr inbounds i8, ptr %p, i64 %i
  %c = icmp eq ptr %g, null
  ret i1 %c
}
define i1 @other_space(ptr addrspace(3) %p, i64 %i) {
  %g = getelementptr inbounds i8, ptr addrspace(3) %p, i64 %i
  %c = icmp eq ptr addrspace(3) %g, null
  ret i1 %c
}

; CHECK-LABEL: define i1 @inbounds(ptr %p, i64 %i) {
; CHECK-NEXT:   %c = icmp eq ptr %p, null
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @anywhere(ptr %p, i64 %i) {
; CHECK-NEXT:   %g = getelementptr i8, ptr %p, i64 %i
; CHECK-NEXT:   %c = icmp ne ptr %g, null
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK: ; Function Attrs: null_pointer_is_valid
; CHECK-NEXT: define i1 @null_is_valid(ptr %p, i64 %i) #0 {
; CHECK-NEXT:   %g = getelementptr inbounds i8, ptr %p, i64 %i
; CHECK-NEXT:   %c = icmp eq ptr %g, null
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @other_space(ptr addrspace(3) %p, i64 %i) {
; CHECK-NEXT:   %g = getelementptr inbounds i8, ptr addrspace(3) %p, i64 %i
; CHECK-NEXT:   %c = icmp eq ptr addrspace(3) %g, null
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK: attributes #0 = { null_pointer_is_valid }
