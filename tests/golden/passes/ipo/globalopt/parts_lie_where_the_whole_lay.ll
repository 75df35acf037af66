; RUN: %nvopt -passes=globalopt -S %s | FileCheck %s
; Section, partition and what sanitizers are told stay with the parts of a variable and with the boolean it becomes.

@whole = internal global { i32, i32 } zeroinitializer, section "placed", align 16
@flag = internal global i32 0, partition "apart", no_sanitize_address

define void @store(i32 %x) {
  store i32 %x, ptr @whole
  store i32 %x, ptr getelementptr (i8, ptr @whole, i64 4)
  store i32 1, ptr @flag
  ret void
}

define i32 @load() {
  %a = load i32, ptr @whole
  %b = load i32, ptr getelementptr (i8, ptr @whole, i64 4)
  %c = load i32, ptr @flag
  %ab = xor i32 %a, %b
  %abc = xor i32 %ab, %c
  ret i32 %abc
}

; CHECK: @whole.0 = internal unnamed_addr global i32 0, section "placed", align 16
; CHECK-NEXT: @whole.1 = internal unnamed_addr global i32 0, section "placed", align 4
; CHECK-NEXT: @flag.b = internal unnamed_addr global i1 false, partition "apart", no_sanitize_address
; CHECK-LABEL: define void @store(i32 %x) local_unnamed_addr {
; CHECK-NEXT:   store i32 %x, ptr @whole.0, align 4
; CHECK-NEXT:   store i32 %x, ptr @whole.1, align 4
; CHECK-NEXT:   store i1 true, ptr @flag.b, align 1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @load() local_unnamed_addr {
; CHECK-NEXT:   %a = load i32, ptr @whole.0, align 4
; CHECK-NEXT:   %b = load i32, ptr @whole.1, align 4
; CHECK-NEXT:   %1 = load i1, ptr @flag.b, align 1
; CHECK-NEXT:   %c = zext i1 %1 to i32
; CHECK-NEXT:   %ab = xor i32 %a, %b
; CHECK-NEXT:   %abc = xor i32 %ab, %c
; CHECK-NEXT:   ret i32 %abc
; CHECK-NEXT: }
