; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s
; A pointer compared with an undefined one; the address of a block is not null.
define i1 @undefined(ptr %p) {
  %c = icmp eq ptr %p, undef
  ret i1 %c
}
define i1 @strict(ptr %p) {
  %c = icmp ult ptr %p, undef
  ret i1 %c
}
define i1 @block() {
entry:
  %c = icmp ne ptr blockaddress(@block, %bb), null
  br label %bb
bb:
  ret i1 %c
}

; CHECK-LABEL: define i1 @undefined(ptr %p) {
; CHECK-NEXT:   ret i1 undef
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @strict(ptr %p) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @block() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %bb
; CHECK: bb:                                               ; preds = %entry
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
