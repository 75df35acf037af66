; RUN: %nvopt -passes=simplifycfg -S %s | FileCheck %s
; The inner switch's threads meet at %inner, where one counts who is there; as cases of one switch they would not meet before %outer. Without that they become one.
define void @stays(i32 %x, ptr %p) {
  switch i32 %x, label %second [
    i32 1, label %outer
  ]
second:
  switch i32 %x, label %b [
    i32 0, label %a
    i32 2, label %inner
  ]
a:
  store volatile i32 1, ptr %p
  br label %inner
b:
  store volatile i32 2, ptr %p
  br label %inner
inner:
  %m = call i32 asm sideeffect "activemask.b32 $0;", "=r"() convergent
  store volatile i32 %m, ptr %p
  br label %outer
outer:
  store volatile i32 3, ptr %p
  ret void
}
define void @merged(i32 %x, ptr %p) {
  switch i32 %x, label %second [
    i32 1, label %outer
  ]
second:
  switch i32 %x, label %b [
    i32 0, label %a
    i32 2, label %inner
  ]
a:
  store volatile i32 1, ptr %p
  br label %inner
b:
  store volatile i32 2, ptr %p
  br label %inner
inner:
  store volatile i32 7, ptr %p
  br label %outer
outer:
  store volatile i32 3, ptr %p
  ret void
}

define void @stays_behind_several_edges(i32 %x, ptr %p) {
  switch i32 %x, label %outer [
    i32 0, label %second
    i32 1, label %second
    i32 2, label %second
  ]
second:
  switch i32 %x, label %b [
    i32 0, label %inner
    i32 1, label %a
  ]
a:
  store volatile i32 1, ptr %p
  br label %inner
b:
  store volatile i32 2, ptr %p
  br label %inner
inner:
  %m = call i32 @llvm.nvvm.activemask()
  store volatile i32 %m, ptr %p
  br label %outer
outer:
  store volatile i32 3, ptr %p
  ret void
}
declare i32 @llvm.nvvm.activemask()

; CHECK-LABEL: define void @stays(i32 %x, ptr %p) {
; CHECK-NEXT:   %cond = icmp eq i32 %x, 1
; CHECK-NEXT:   br i1 %cond, label %outer, label %second
; CHECK: second:                                           ; preds = %0
; CHECK-NEXT:   switch i32 %x, label %b [
; CHECK-NEXT:     i32 0, label %a
; CHECK-NEXT:     i32 2, label %inner
; CHECK-NEXT:   ]
; CHECK: a:                                                ; preds = %second
; CHECK-NEXT:   store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %inner
; CHECK: b:                                                ; preds = %second
; CHECK-NEXT:   store volatile i32 2, ptr %p, align 4
; CHECK-NEXT:   br label %inner
; CHECK: inner:                                            ; preds = %b, %a, %second
; CHECK-NEXT:   %m = call i32 asm sideeffect "activemask.b32 $0;", "=r"() #1
; CHECK-NEXT:   store volatile i32 %m, ptr %p, align 4
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %inner, %0
; CHECK-NEXT:   store volatile i32 3, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @merged(i32 %x, ptr %p) {
; CHECK-NEXT:   switch i32 %x, label %b [
; CHECK-NEXT:     i32 1, label %outer
; CHECK-NEXT:     i32 0, label %a
; CHECK-NEXT:     i32 2, label %inner
; CHECK-NEXT:   ]
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %inner
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   store volatile i32 2, ptr %p, align 4
; CHECK-NEXT:   br label %inner
; CHECK: inner:                                            ; preds = %b, %a, %0
; CHECK-NEXT:   store volatile i32 7, ptr %p, align 4
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %inner, %0
; CHECK-NEXT:   store volatile i32 3, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @stays_behind_several_edges(i32 %x, ptr %p) {
; CHECK-NEXT:   switch i32 %x, label %outer [
; CHECK-NEXT:     i32 0, label %second
; CHECK-NEXT:     i32 1, label %second
; CHECK-NEXT:     i32 2, label %second
; CHECK-NEXT:   ]
; CHECK: second:                                           ; preds = %0, %0, %0
; CHECK-NEXT:   switch i32 %x, label %b [
; CHECK-NEXT:     i32 0, label %inner
; CHECK-NEXT:     i32 1, label %a
; CHECK-NEXT:   ]
; CHECK: a:                                                ; preds = %second
; CHECK-NEXT:   store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %inner
; CHECK: b:                                                ; preds = %second
; CHECK-NEXT:   store volatile i32 2, ptr %p, align 4
; CHECK-NEXT:   br label %inner
; CHECK: inner:                                            ; preds = %b, %a, %second
; CHECK-NEXT:   %m = call i32 @llvm.nvvm.activemask()
; CHECK-NEXT:   store volatile i32 %m, ptr %p, align 4
; CHECK-NEXT:   br label %outer
; CHECK: outer:                                            ; preds = %inner, %0
; CHECK-NEXT:   store volatile i32 3, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.activemask() #0
; CHECK: attributes #0 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #1 = { convergent }
