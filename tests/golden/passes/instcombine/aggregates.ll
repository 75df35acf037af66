; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; What is taken from an aggregate that was put together is what was put in; of a part into which something was put, the part is made
; alone; the only element taken from a loaded aggregate is loaded alone, where the aggregate was.

%in = type { i16, i8, i8 }
%out = type { %in, i32 }

define i8 @put_together_in_steps(i16 %a, i8 %b, i8 %c, i32 %n) {
  %1 = insertvalue %out poison, i16 %a, 0, 0
  %2 = insertvalue %out %1, i8 %b, 0, 1
  %3 = insertvalue %out %2, i8 %c, 0, 2
  %4 = insertvalue %out %3, i32 %n, 1
  %5 = extractvalue %out %4, 0
  %6 = extractvalue %in %5, 2
  ret i8 %6
}

define %in @into_the_part_alone(i16 %a, i8 %b, %out %x) {
  %1 = insertvalue %out %x, i16 %a, 0, 0
  %2 = insertvalue %out %1, i8 %b, 0, 1
  %3 = extractvalue %out %2, 0
  ret %in %3
}

define i32 @insertion_elsewhere(%out %x, %in %i, i8 %b) {
  %1 = insertvalue %out %x, %in %i, 0
  %2 = insertvalue %out %1, i8 %b, 0, 2
  %3 = extractvalue %out %2, 1
  ret i32 %3
}

define i8 @out_of_what_was_inserted(%out %x, %in %i) {
  %1 = insertvalue %out %x, %in %i, 0
  %2 = extractvalue %out %1, 0, 1
  ret i8 %2
}

define i8 @element_of_a_load(ptr %p, ptr %q) {
  %l = load %out, ptr %p, align 4
  store i8 1, ptr %q
  %1 = extractvalue %out %l, 0, 2
  ret i8 %1
}

define i16 @element_of_an_array(ptr %p) {
  %l = load [100 x { i8, i16 }], ptr %p, align 8
  %1 = extractvalue [100 x { i8, i16 }] %l, 3, 1
  ret i16 %1
}

define i8 @volatile_stays_whole(ptr %p) {
  %l = load volatile %out, ptr %p, align 4
  %1 = extractvalue %out %l, 0, 2
  ret i8 %1
}

define %out @used_elsewhere_too(ptr %p, ptr %q) {
  %l = load %out, ptr %p, align 4
  %1 = extractvalue %out %l, 0, 2
  store i8 %1, ptr %q
  ret %out %l
}

; CHECK: %in = type { i16, i8, i8 }
; CHECK-NEXT: %out = type { %in, i32 }
; CHECK-LABEL: define i8 @put_together_in_steps(i16 %a, i8 %b, i8 %c, i32 %n) {
; CHECK-NEXT:   ret i8 %c
; CHECK-NEXT: }
; CHECK-LABEL: define %in @into_the_part_alone(i16 %a, i8 %b, %out %x) {
; CHECK-NEXT:   %1 = extractvalue %out %x, 0
; CHECK-NEXT:   %2 = insertvalue %in %1, i16 %a, 0
; CHECK-NEXT:   %3 = insertvalue %in %2, i8 %b, 1
; CHECK-NEXT:   ret %in %3
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @insertion_elsewhere(%out %x, %in %i, i8 %b) {
; CHECK-NEXT:   %1 = extractvalue %out %x, 1
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @out_of_what_was_inserted(%out %x, %in %i) {
; CHECK-NEXT:   %1 = extractvalue %in %i, 1
; CHECK-NEXT:   ret i8 %1
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @element_of_a_load(ptr %p, ptr %q) {
; CHECK-NEXT:   %1 = getelementptr inbounds nuw i8, ptr %p, i64 3
; CHECK-NEXT:   %2 = load i8, ptr %1, align 1
; CHECK-NEXT:   store i8 1, ptr %q, align 1
; CHECK-NEXT:   ret i8 %2
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @element_of_an_array(ptr %p) {
; CHECK-NEXT:   %1 = getelementptr inbounds nuw i8, ptr %p, i64 14
; CHECK-NEXT:   %2 = load i16, ptr %1, align 2
; CHECK-NEXT:   ret i16 %2
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @volatile_stays_whole(ptr %p) {
; CHECK-NEXT:   %l = load volatile %out, ptr %p, align 4
; CHECK-NEXT:   %1 = extractvalue %out %l, 0, 2
; CHECK-NEXT:   ret i8 %1
; CHECK-NEXT: }
; CHECK-LABEL: define %out @used_elsewhere_too(ptr %p, ptr %q) {
; CHECK-NEXT:   %1 = load i16, ptr %p, align 4
; CHECK-NEXT:   %2 = insertvalue %in poison, i16 %1, 0
; CHECK-NEXT:   %3 = getelementptr inbounds nuw i8, ptr %p, i64 2
; CHECK-NEXT:   %4 = load i8, ptr %3, align 2
; CHECK-NEXT:   %5 = insertvalue %in %2, i8 %4, 1
; CHECK-NEXT:   %6 = getelementptr inbounds nuw i8, ptr %p, i64 3
; CHECK-NEXT:   %7 = load i8, ptr %6, align 1
; CHECK-NEXT:   %8 = insertvalue %in %5, i8 %7, 2
; CHECK-NEXT:   %9 = insertvalue %out poison, %in %8, 0
; CHECK-NEXT:   %10 = getelementptr inbounds nuw i8, ptr %p, i64 4
; CHECK-NEXT:   %11 = load i32, ptr %10, align 4
; CHECK-NEXT:   %l = insertvalue %out %9, i32 %11, 1
; CHECK-NEXT:   store i8 %7, ptr %q, align 1
; CHECK-NEXT:   ret %out %l
; CHECK-NEXT: }
