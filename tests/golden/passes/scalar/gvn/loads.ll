; RUN: %nvopt -passes=gvn -verify-each -S %s | FileCheck %s
; A load is what was stored or loaded there: cut out of something wider, out of a fill, or a phi of what is known on all ways.
define i32 @upper_half(ptr %p, i64 %x) {
  store i64 %x, ptr %p
  %q = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %q
  ret i32 %v
}
define float @other_type(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %v = load float, ptr %p
  ret float %v
}
define i16 @filled(ptr %p, i8 %b) {
  call void @llvm.memset.p0.i64(ptr %p, i8 %b, i64 16, i1 false)
  %q = getelementptr i8, ptr %p, i64 6
  %v = load i16, ptr %q
  ret i16 %v
}
define i32 @not_set() {
  %p = alloca i32
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @known_on_all_ways(ptr %p, i32 %x, i1 %c) {
entry:
  br i1 %c, label %yes, label %no
yes:
  store i32 %x, ptr %p
  br label %join
no:
  %a = load i32, ptr %p
  call void @use(i32 %a) readnone
  br label %join
join:
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @around_a_loop(ptr %p, i32 %n) {
entry:
  store i32 0, ptr %p
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %v = load i32, ptr %p
  %w = add i32 %v, %i
  store i32 %w, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret i32 %v
}
define i32 @whole_element(ptr %p, <4 x i32> %x) {
  store <4 x i32> %x, ptr %p
  %q = getelementptr i8, ptr %p, i64 8
  %v = load i32, ptr %q
  ret i32 %v
}
; Part of an element would be poison where its neighbour is.
define i16 @part_of_element_stays(ptr %p, <4 x i32> %x) {
  store <4 x i32> %x, ptr %p
  %v = load i16, ptr %p
  ret i16 %v
}
declare void @use(i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; CHECK-LABEL: define i32 @upper_half(ptr %p, i64 %x) {
; CHECK-NEXT:   store i64 %x, ptr %p, align 4
; CHECK-NEXT:   %1 = lshr i64 %x, 32
; CHECK-NEXT:   %2 = trunc i64 %1 to i32
; CHECK-NEXT:   ret i32 %2
; CHECK-NEXT: }
; CHECK-LABEL: define float @other_type(ptr %p, i32 %x) {
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   %1 = bitcast i32 %x to float
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @filled(ptr %p, i8 %b) {
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %p, i8 %b, i64 16, i1 false)
; CHECK-NEXT:   %1 = zext i8 %b to i16
; CHECK-NEXT:   %2 = shl i16 %1, 8
; CHECK-NEXT:   %3 = or i16 %1, %2
; CHECK-NEXT:   ret i16 %3
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @not_set() {
; CHECK-NEXT:   ret i32 undef
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @known_on_all_ways(ptr %p, i32 %x, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:                                              ; preds = %entry
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   br label %join
; CHECK: no:                                               ; preds = %entry
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   call void @use(i32 %a) #1
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %no, %yes
; CHECK-NEXT:   %v = phi i32 [ %x, %yes ], [ %a, %no ]
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @around_a_loop(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %v = phi i32 [ 0, %entry ], [ %w, %h ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %w = add i32 %v, %i
; CHECK-NEXT:   store i32 %w, ptr %p, align 4
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @whole_element(ptr %p, <4 x i32> %x) {
; CHECK-NEXT:   store <4 x i32> %x, ptr %p, align 16
; CHECK-NEXT:   %1 = extractelement <4 x i32> %x, i64 2
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @part_of_element_stays(ptr %p, <4 x i32> %x) {
; CHECK-NEXT:   store <4 x i32> %x, ptr %p, align 16
; CHECK-NEXT:   %v = load i16, ptr %p, align 2
; CHECK-NEXT:   ret i16 %v
; CHECK-NEXT: }
; CHECK: declare void @use(i32)
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; CHECK-NEXT: attributes #1 = { memory(none) }
