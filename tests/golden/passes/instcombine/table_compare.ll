; Comparisons of what a constant table holds are comparisons of the index.
; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s

target datalayout = "e-p:64:64-i64:64-n16:32:64"
@t = constant [6 x i16] [i16 35, i16 82, i16 69, i16 69, i16 85, i16 0]
@mixed = constant [9 x i8] c"\01\02\01\02\01\02\02\01\02"
@pairs = constant [4 x { i32, i32 }] [{ i32, i32 } { i32 1, i32 0 }, { i32, i32 } { i32 2, i32 1 }, { i32, i32 } { i32 3, i32 1 }, { i32, i32 } { i32 4, i32 0 }]
@triples = constant [2 x [3 x i32]] [[3 x i32] [i32 1, i32 2, i32 3], [3 x i32] [i32 4, i32 5, i32 6]]
@reals = constant [3 x double] [double 1.0, double 2.0, double 1.0]
@variable = global [2 x i32] [i32 1, i32 2]

define i1 @one(i32 %i) {
  %p = getelementptr inbounds [6 x i16], ptr @t, i32 0, i32 %i
  %v = load i16, ptr %p, align 2
  %c = icmp eq i16 %v, 85
  ret i1 %c
}
define i1 @interval(i64 %i) {
  %p = getelementptr inbounds i16, ptr @t, i64 %i
  %v = load i16, ptr %p, align 2
  %c = icmp eq i16 %v, 69
  ret i1 %c
}
define i1 @up_to_the_end(i64 %i) {
  %p = getelementptr inbounds i16, ptr @t, i64 %i
  %v = load i16, ptr %p, align 2
  %c = icmp ne i16 %v, 35
  ret i1 %c
}
define i1 @all(i64 %i) {
  %p = getelementptr inbounds i16, ptr @t, i64 %i
  %v = load i16, ptr %p, align 2
  %c = icmp ult i16 %v, 100
  ret i1 %c
}
define i1 @bits(i64 %i) {
  %p = getelementptr inbounds i8, ptr @mixed, i64 %i
  %v = load i8, ptr %p, align 1
  %c = icmp eq i8 %v, 1
  ret i1 %c
}
define i1 @masked(i64 %i) {
  %p = getelementptr inbounds i16, ptr @t, i64 %i
  %v = load i16, ptr %p, align 2
  %m = and i16 %v, 1
  %c = icmp eq i16 %m, 0
  ret i1 %c
}
define i1 @field(i32 %i) {
  %p = getelementptr inbounds [4 x { i32, i32 }], ptr @pairs, i32 0, i32 %i, i32 1
  %v = load i32, ptr %p, align 4
  %c = icmp eq i32 %v, 1
  ret i1 %c
}
define i1 @ends(i64 %i) {
  %p = getelementptr inbounds double, ptr @reals, i64 %i
  %v = load double, ptr %p, align 8
  %c = fcmp oeq double %v, 1.0
  ret i1 %c
}
; the product may wrap: the index loses its highest bit
define i1 @wraps(i64 %i) {
  %p = getelementptr i16, ptr @t, i64 %i
  %v = load i16, ptr %p, align 2
  %c = icmp eq i16 %v, 85
  ret i1 %c
}
; 12 times some number is 4: no element's address
define i1 @wraps_between(i64 %i) {
  %p = getelementptr [3 x i32], ptr @triples, i64 %i
  %v = load i32, ptr %p, align 4
  %c = icmp eq i32 %v, 4
  ret i1 %c
}
define i1 @written(i64 %i) {
  %p = getelementptr inbounds i32, ptr @variable, i64 %i
  %v = load i32, ptr %p, align 4
  %c = icmp eq i32 %v, 1
  ret i1 %c
}
define i1 @read_again(i64 %i, ptr %q) {
  %p = getelementptr inbounds i16, ptr @t, i64 %i
  %v = load i16, ptr %p, align 2
  store i16 %v, ptr %q, align 2
  %c = icmp eq i16 %v, 85
  ret i1 %c
}

; CHECK: target datalayout = "e-p:64:64-i64:64-n16:32:64"
; CHECK: @t = constant [6 x i16] [i16 35, i16 82, i16 69, i16 69, i16 85, i16 0]
; CHECK-NEXT: @mixed = constant [9 x i8] c"\01\02\01\02\01\02\02\01\02"
; CHECK-NEXT: @pairs = constant [4 x { i32, i32 }] [{ i32, i32 } { i32 1, i32 0 }, { i32, i32 } { i32 2, i32 1 }, { i32, i32 } { i32 3, i32 1 }, { i32, i32 } { i32 4, i32 0 }]
; CHECK-NEXT: @triples = constant [2 x [3 x i32]] {{\[\[}}3 x i32] [i32 1, i32 2, i32 3], [3 x i32] [i32 4, i32 5, i32 6]]
; CHECK-NEXT: @reals = constant [3 x double] [double 1.000000e+00, double 2.000000e+00, double 1.000000e+00]
; CHECK-NEXT: @variable = global [2 x i32] [i32 1, i32 2]
; CHECK-LABEL: define i1 @one(i32 %i) {
; CHECK-NEXT:   %c = icmp eq i32 %i, 4
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @interval(i64 %i) {
; CHECK-NEXT:   %1 = and i64 %i, -2
; CHECK-NEXT:   %c = icmp eq i64 %1, 2
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @up_to_the_end(i64 %i) {
; CHECK-NEXT:   %c = icmp ne i64 %i, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @all(i64 %i) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @bits(i64 %i) {
; CHECK-NEXT:   %1 = trunc i64 %i to i32
; CHECK-NEXT:   %2 = lshr i32 149, %1
; CHECK-NEXT:   %3 = and i32 %2, 1
; CHECK-NEXT:   %c = icmp ne i32 %3, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @masked(i64 %i) {
; CHECK-NEXT:   %1 = and i64 %i, -5
; CHECK-NEXT:   %c = icmp eq i64 %1, 1
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @field(i32 %i) {
; CHECK-NEXT:   %1 = add i32 %i, -1
; CHECK-NEXT:   %c = icmp ult i32 %1, 2
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @ends(i64 %i) {
; CHECK-NEXT:   %c = icmp ne i64 %i, 1
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @wraps(i64 %i) {
; CHECK-NEXT:   %1 = and i64 %i, 9223372036854775807
; CHECK-NEXT:   %c = icmp eq i64 %1, 4
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @wraps_between(i64 %i) {
; CHECK-NEXT:   %p = getelementptr [3 x i32], ptr @triples, i64 %i
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %c = icmp eq i32 %v, 4
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @written(i64 %i) {
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr @variable, i64 %i
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %c = icmp eq i32 %v, 1
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @read_again(i64 %i, ptr %q) {
; CHECK-NEXT:   %p = getelementptr inbounds i16, ptr @t, i64 %i
; CHECK-NEXT:   %v = load i16, ptr %p, align 2
; CHECK-NEXT:   store i16 %v, ptr %q, align 2
; CHECK-NEXT:   %c = icmp eq i16 %v, 85
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
