; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Said at the call: pointers that are not null, inline assembly that does not unwind. What an exchange found is what it
; looked for where it says that it did.
declare void @use(ptr, ptr)
@g = global i32 0
define void @not_null(ptr %p) {
  %a = alloca i32
  call void @use(ptr %a, ptr %p)
  call void @use(ptr @g, ptr nonnull %p)
  ret void
}
define void @null_is_valid() null_pointer_is_valid {
  call void @use(ptr @g, ptr null)
  ret void
}
define void @assembly() {
  call void asm sideeffect "", "~{memory}"()
  call void asm sideeffect unwind "", "~{memory}"()
  ret void
}
define i32 @found(ptr %p, i32 %c, i32 %n) {
  %x = cmpxchg ptr %p, i32 %c, i32 %n seq_cst seq_cst
  %ok = extractvalue {i32, i1} %x, 1
  %old = extractvalue {i32, i1} %x, 0
  %r = select i1 %ok, i32 %c, i32 %old
  ret i32 %r
}
define i32 @looked_for(ptr %p, i32 noundef %c, i32 %n) {
  %x = cmpxchg weak ptr %p, i32 %c, i32 %n seq_cst seq_cst
  %ok = extractvalue {i32, i1} %x, 1
  %old = extractvalue {i32, i1} %x, 0
  %r = select i1 %ok, i32 %old, i32 %c
  ret i32 %r
}
define i32 @stays(ptr %p, i32 %c, i32 %n) {
  %x = cmpxchg ptr %p, i32 %c, i32 %n seq_cst seq_cst
  %ok = extractvalue {i32, i1} %x, 1
  %old = extractvalue {i32, i1} %x, 0
  %r = select i1 %ok, i32 %n, i32 %old
  ret i32 %r
}

; CHECK: @g = global i32 0
; CHECK: declare void @use(ptr, ptr)
; CHECK-LABEL: define void @not_null(ptr %p) {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   call void @use(ptr nonnull %a, ptr %p)
; CHECK-NEXT:   call void @use(ptr nonnull @g, ptr nonnull %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: null_pointer_is_valid
; CHECK-NEXT: define void @null_is_valid() #0 {
; CHECK-NEXT:   call void @use(ptr nonnull @g, ptr null)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @assembly() {
; CHECK-NEXT:   call void asm sideeffect "", "~{memory}"() #1
; CHECK-NEXT:   call void asm sideeffect unwind "", "~{memory}"()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @found(ptr %p, i32 %c, i32 %n) {
; CHECK-NEXT:   %x = cmpxchg ptr %p, i32 %c, i32 %n seq_cst seq_cst, align 4
; CHECK-NEXT:   %old = extractvalue { i32, i1 } %x, 0
; CHECK-NEXT:   ret i32 %old
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @looked_for(ptr %p, i32 noundef %c, i32 %n) {
; CHECK-NEXT:   %x = cmpxchg weak ptr %p, i32 %c, i32 %n seq_cst seq_cst, align 4
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @stays(ptr %p, i32 %c, i32 %n) {
; CHECK-NEXT:   %x = cmpxchg ptr %p, i32 %c, i32 %n seq_cst seq_cst, align 4
; CHECK-NEXT:   %ok = extractvalue { i32, i1 } %x, 1
; CHECK-NEXT:   %old = extractvalue { i32, i1 } %x, 0
; CHECK-NEXT:   %r = select i1 %ok, i32 %n, i32 %old
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { null_pointer_is_valid }
; CHECK-NEXT: attributes #1 = { nounwind }
