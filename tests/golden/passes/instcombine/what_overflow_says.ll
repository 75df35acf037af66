; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; What an operation with overflow says of its result, and the result of the overflow.

declare { i4, i1 } @llvm.uadd.with.overflow.i4(i4, i4)
declare { i4, i1 } @llvm.umul.with.overflow.i4(i4, i4)
declare { i4, i1 } @llvm.usub.with.overflow.i4(i4, i4)
declare { i4, i1 } @llvm.sadd.with.overflow.i4(i4, i4)
declare { i4, i1 } @llvm.ssub.with.overflow.i4(i4, i4)
declare { i4, i1 } @llvm.smul.with.overflow.i4(i4, i4)
declare void @use(i1)
declare void @use4(i4)

; A product is zero where one of its factors is.
define i1 @product_nonzero(i4 %x, i4 %y, ptr %p) {
  %o = call { i4, i1 } @llvm.umul.with.overflow.i4(i4 %x, i4 %y)
  %f = extractvalue { i4, i1 } %o, 1
  %v = extractvalue { i4, i1 } %o, 0
  %n = icmp ne i4 %v, 0
  %r = or i1 %f, %n
  store i4 %v, ptr %p
  ret i1 %r
}
define i1 @product_nonzero_logical(i4 %x, i4 %y, ptr %p) {
  %o = call { i4, i1 } @llvm.umul.with.overflow.i4(i4 %x, i4 %y)
  %f = extractvalue { i4, i1 } %o, 1
  %v = extractvalue { i4, i1 } %o, 0
  %n = icmp ne i4 %v, 0
  %r = select i1 %f, i1 true, i1 %n
  store i4 %v, ptr %p
  ret i1 %r
}
define i1 @product_nonzero_first(i4 %x, i4 %y, ptr %p) {
  %o = call { i4, i1 } @llvm.umul.with.overflow.i4(i4 %x, i4 %y)
  %f = extractvalue { i4, i1 } %o, 1
  %v = extractvalue { i4, i1 } %o, 0
  %n = icmp ne i4 %v, 0
  %r = select i1 %n, i1 true, i1 %f
  store i4 %v, ptr %p
  ret i1 %r
}
define i1 @product_zero(i4 %x, i4 %y, ptr %p) {
  %o = call { i4, i1 } @llvm.umul.with.overflow.i4(i4 %x, i4 %y)
  %f = extractvalue { i4, i1 } %o, 1
  %v = extractvalue { i4, i1 } %o, 0
  %i = xor i1 %f, true
  %n = icmp eq i4 %v, 0
  %r = and i1 %i, %n
  store i4 %v, ptr %p
  ret i1 %r
}
; Both parts are poison, or neither.
define i1 @no_choice(i4 %x, i4 %y) {
  %o = call { i4, i1 } @llvm.umul.with.overflow.i4(i4 %x, i4 %y)
  %f = extractvalue { i4, i1 } %o, 1
  %v = extractvalue { i4, i1 } %o, 0
  %n = icmp sgt i4 %v, 0
  call void @use(i1 %f)
  %r = select i1 %f, i1 true, i1 %n
  ret i1 %r
}

; A sum that is less than what was added.
define i1 @sum_less(i4 %x, i4 %y) {
  %o = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %x, i4 %y)
  %f = extractvalue { i4, i1 } %o, 1
  call void @use(i1 %f)
  %v = extractvalue { i4, i1 } %o, 0
  %r = icmp ult i4 %v, %y
  ret i1 %r
}
define i1 @sum_not_less(i4 %x) {
  %o = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %x, i4 5)
  %f = extractvalue { i4, i1 } %o, 1
  call void @use(i1 %f)
  %v = extractvalue { i4, i1 } %o, 0
  %r = icmp uge i4 %v, 5
  ret i1 %r
}
define i1 @sum_not_less_values(i4 %x, i4 %y) {
  %o = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %x, i4 %y)
  %f = extractvalue { i4, i1 } %o, 1
  call void @use(i1 %f)
  %v = extractvalue { i4, i1 } %o, 0
  %r = icmp uge i4 %v, %x
  ret i1 %r
}
define i1 @sum_with_one(i4 %x) {
  %o = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %x, i4 1)
  %f = extractvalue { i4, i1 } %o, 1
  call void @use(i1 %f)
  %v = extractvalue { i4, i1 } %o, 0
  %r = icmp eq i4 %v, 0
  ret i1 %r
}
define i1 @sum_with_minus_one(i4 %x) {
  %o = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %x, i4 -1)
  %f = extractvalue { i4, i1 } %o, 1
  call void @use(i1 %f)
  %v = extractvalue { i4, i1 } %o, 0
  %r = icmp ne i4 %v, -1
  ret i1 %r
}
define i1 @no_more_than(i4 %x, i4 %y) {
  %o = call { i4, i1 } @llvm.usub.with.overflow.i4(i4 %x, i4 %y)
  %f = extractvalue { i4, i1 } %o, 1
  %v = extractvalue { i4, i1 } %o, 0
  %z = icmp eq i4 %v, 0
  %r = or i1 %f, %z
  ret i1 %r
}
define i1 @difference_signed(i4 %x, i4 %y) {
  %o = call { i4, i1 } @llvm.ssub.with.overflow.i4(i4 %x, i4 %y)
  %f = extractvalue { i4, i1 } %o, 1
  call void @use(i1 %f)
  %v = extractvalue { i4, i1 } %o, 0
  %r = icmp ne i4 %v, 0
  ret i1 %r
}
; Neither zero nor wrapped.
define i1 @sum_in_reach(i4 %x, i4 %y) {
  %b = or i4 %y, 1
  %s = add i4 %x, %b
  call void @use4(i4 %s)
  %n = icmp ne i4 %s, 0
  %w = icmp ult i4 %s, %x
  %r = and i1 %n, %w
  ret i1 %r
}
define i1 @sum_out_of_reach(i4 %x, i4 %y) {
  %b = or i4 %x, 1
  %s = add i4 %b, %y
  call void @use4(i4 %s)
  %n = icmp eq i4 %s, 0
  %w = icmp uge i4 %s, %b
  %r = or i1 %n, %w
  ret i1 %r
}
define i1 @sum_in_reach_compared(i4 %x, i4 %y) {
  %b = or i4 %y, 1
  %s = add i4 %x, %b
  %n = icmp ne i4 %s, 0
  call void @use(i1 %n)
  %w = icmp ult i4 %s, %x
  %r = and i1 %w, %n
  ret i1 %r
}
define i1 @sum_may_be_of_zero(i4 %x, i4 %y) {
  %s = add i4 %x, %y
  call void @use4(i4 %s)
  %n = icmp ne i4 %s, 0
  %w = icmp ult i4 %s, %x
  %r = and i1 %n, %w
  ret i1 %r
}

; The whole answer.
define { i4, i1 } @never(i4 %x, i4 %y) {
  %a = and i4 %x, 7
  %b = and i4 %y, 7
  %r = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %a, i4 %b)
  ret { i4, i1 } %r
}
define { i4, i1 } @always(i4 %x) {
  %a = or i4 %x, 4
  %r = call { i4, i1 } @llvm.usub.with.overflow.i4(i4 3, i4 %a)
  ret { i4, i1 } %r
}
define { i4, i1 } @never_signed(i2 %x, i2 %y) {
  %a = sext i2 %x to i4
  %b = sext i2 %y to i4
  %r = call { i4, i1 } @llvm.sadd.with.overflow.i4(i4 %a, i4 %b)
  ret { i4, i1 } %r
}
define { i4, i1 } @never_signed_difference(i2 %x, i2 %y) {
  %a = sext i2 %x to i4
  %b = sext i2 %y to i4
  %r = call { i4, i1 } @llvm.ssub.with.overflow.i4(i4 %a, i4 %b)
  ret { i4, i1 } %r
}
define { i4, i1 } @never_signed_product(i2 %x, i2 %y) {
  %a = zext i2 %x to i4
  %b = sext i2 %y to i4
  %r = call { i4, i1 } @llvm.smul.with.overflow.i4(i4 %a, i4 %b)
  ret { i4, i1 } %r
}
define { i4, i1 } @always_product(i4 %x, i4 %y) {
  %a = or i4 %x, 8
  %b = or i4 %y, 8
  %r = call { i4, i1 } @llvm.umul.with.overflow.i4(i4 %a, i4 %b)
  ret { i4, i1 } %r
}
define { i4, i1 } @sometimes(i4 %x, i4 %y) {
  %r = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %x, i4 %y)
  ret { i4, i1 } %r
}

; Cut off at the end that the operand's sign says; an operand that never gets there may be on either side.
define i4 @saturated(i4 %x, i4 %y) {
  %o = call { i4, i1 } @llvm.sadd.with.overflow.i4(i4 %x, i4 %y)
  %f = extractvalue { i4, i1 } %o, 1
  %v = extractvalue { i4, i1 } %o, 0
  %c = icmp slt i4 %y, 1
  %e = select i1 %c, i4 -8, i4 7
  %r = select i1 %f, i4 %e, i4 %v
  ret i4 %r
}
define i4 @saturated_difference(i4 %x, i4 %y) {
  %o = call { i4, i1 } @llvm.ssub.with.overflow.i4(i4 %x, i4 %y)
  %f = extractvalue { i4, i1 } %o, 1
  %v = extractvalue { i4, i1 } %o, 0
  %c = icmp sgt i4 %x, -2
  %e = select i1 %c, i4 7, i4 -8
  %r = select i1 %f, i4 %e, i4 %v
  ret i4 %r
}
define i4 @saturated_difference_by(i4 %x, i4 %y) {
  %o = call { i4, i1 } @llvm.ssub.with.overflow.i4(i4 %x, i4 %y)
  %f = extractvalue { i4, i1 } %o, 1
  %v = extractvalue { i4, i1 } %o, 0
  %c = icmp sgt i4 %y, 0
  %e = select i1 %c, i4 -8, i4 7
  %r = select i1 %f, i4 %e, i4 %v
  ret i4 %r
}
define i4 @saturated_late(i4 %x, i4 %y) {
  %o = call { i4, i1 } @llvm.ssub.with.overflow.i4(i4 %x, i4 %y)
  %f = extractvalue { i4, i1 } %o, 1
  %v = extractvalue { i4, i1 } %o, 0
  %c = icmp sgt i4 %x, -3
  %e = select i1 %c, i4 7, i4 -8
  %r = select i1 %f, i4 %e, i4 %v
  ret i4 %r
}

; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i4, i1 } @llvm.uadd.with.overflow.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i4, i1 } @llvm.umul.with.overflow.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i4, i1 } @llvm.usub.with.overflow.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i4, i1 } @llvm.sadd.with.overflow.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i4, i1 } @llvm.ssub.with.overflow.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i4, i1 } @llvm.smul.with.overflow.i4(i4, i4) #0
; CHECK: declare void @use(i1)
; CHECK: declare void @use4(i4)
; CHECK-LABEL: define i1 @product_nonzero(i4 %x, i4 %y, ptr %p) {
; CHECK-NEXT:   %v = mul i4 %x, %y
; CHECK-NEXT:   %1 = icmp ne i4 %x, 0
; CHECK-NEXT:   %2 = icmp ne i4 %y, 0
; CHECK-NEXT:   %r = and i1 %1, %2
; CHECK-NEXT:   store i4 %v, ptr %p, align 1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @product_nonzero_logical(i4 %x, i4 %y, ptr %p) {
; CHECK-NEXT:   %v = mul i4 %x, %y
; CHECK-NEXT:   %1 = icmp ne i4 %x, 0
; CHECK-NEXT:   %2 = icmp ne i4 %y, 0
; CHECK-NEXT:   %r = and i1 %1, %2
; CHECK-NEXT:   store i4 %v, ptr %p, align 1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @product_nonzero_first(i4 %x, i4 %y, ptr %p) {
; CHECK-NEXT:   %v = mul i4 %x, %y
; CHECK-NEXT:   %1 = icmp ne i4 %x, 0
; CHECK-NEXT:   %2 = icmp ne i4 %y, 0
; CHECK-NEXT:   %r = and i1 %1, %2
; CHECK-NEXT:   store i4 %v, ptr %p, align 1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @product_zero(i4 %x, i4 %y, ptr %p) {
; CHECK-NEXT:   %v = mul i4 %x, %y
; CHECK-NEXT:   %1 = icmp eq i4 %x, 0
; CHECK-NEXT:   %2 = icmp eq i4 %y, 0
; CHECK-NEXT:   %r = or i1 %1, %2
; CHECK-NEXT:   store i4 %v, ptr %p, align 1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @no_choice(i4 %x, i4 %y) {
; CHECK-NEXT:   %o = call { i4, i1 } @llvm.umul.with.overflow.i4(i4 %x, i4 %y)
; CHECK-NEXT:   %f = extractvalue { i4, i1 } %o, 1
; CHECK-NEXT:   %v = extractvalue { i4, i1 } %o, 0
; CHECK-NEXT:   %n = icmp sgt i4 %v, 0
; CHECK-NEXT:   call void @use(i1 %f)
; CHECK-NEXT:   %r = or i1 %f, %n
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @sum_less(i4 %x, i4 %y) {
; CHECK-NEXT:   %o = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %x, i4 %y)
; CHECK-NEXT:   %f = extractvalue { i4, i1 } %o, 1
; CHECK-NEXT:   call void @use(i1 %f)
; CHECK-NEXT:   %r = extractvalue { i4, i1 } %o, 1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @sum_not_less(i4 %x) {
; CHECK-NEXT:   %o = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %x, i4 5)
; CHECK-NEXT:   %f = extractvalue { i4, i1 } %o, 1
; CHECK-NEXT:   call void @use(i1 %f)
; CHECK-NEXT:   %1 = extractvalue { i4, i1 } %o, 1
; CHECK-NEXT:   %r = xor i1 %1, true
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @sum_not_less_values(i4 %x, i4 %y) {
; CHECK-NEXT:   %o = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %x, i4 %y)
; CHECK-NEXT:   %f = extractvalue { i4, i1 } %o, 1
; CHECK-NEXT:   call void @use(i1 %f)
; CHECK-NEXT:   %1 = extractvalue { i4, i1 } %o, 1
; CHECK-NEXT:   %r = xor i1 %1, true
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @sum_with_one(i4 %x) {
; CHECK-NEXT:   %o = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %x, i4 1)
; CHECK-NEXT:   %f = extractvalue { i4, i1 } %o, 1
; CHECK-NEXT:   call void @use(i1 %f)
; CHECK-NEXT:   %r = extractvalue { i4, i1 } %o, 1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @sum_with_minus_one(i4 %x) {
; CHECK-NEXT:   %o = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %x, i4 -1)
; CHECK-NEXT:   %f = extractvalue { i4, i1 } %o, 1
; CHECK-NEXT:   call void @use(i1 %f)
; CHECK-NEXT:   %r = extractvalue { i4, i1 } %o, 1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @no_more_than(i4 %x, i4 %y) {
; CHECK-NEXT:   %r = icmp ule i4 %x, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @difference_signed(i4 %x, i4 %y) {
; CHECK-NEXT:   %o = call { i4, i1 } @llvm.ssub.with.overflow.i4(i4 %x, i4 %y)
; CHECK-NEXT:   %f = extractvalue { i4, i1 } %o, 1
; CHECK-NEXT:   call void @use(i1 %f)
; CHECK-NEXT:   %r = icmp ne i4 %x, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @sum_in_reach(i4 %x, i4 %y) {
; CHECK-NEXT:   %b = or i4 %y, 1
; CHECK-NEXT:   %s = add i4 %b, %x
; CHECK-NEXT:   call void @use4(i4 %s)
; CHECK-NEXT:   %1 = sub nsw i4 0, %b
; CHECK-NEXT:   %r = icmp ugt i4 %x, %1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @sum_out_of_reach(i4 %x, i4 %y) {
; CHECK-NEXT:   %b = or i4 %x, 1
; CHECK-NEXT:   %s = add i4 %b, %y
; CHECK-NEXT:   call void @use4(i4 %s)
; CHECK-NEXT:   %1 = sub nsw i4 0, %b
; CHECK-NEXT:   %r = icmp ule i4 %y, %1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @sum_in_reach_compared(i4 %x, i4 %y) {
; CHECK-NEXT:   %b = or i4 %y, 1
; CHECK-NEXT:   %s = add i4 %b, %x
; CHECK-NEXT:   %n = icmp ne i4 %s, 0
; CHECK-NEXT:   call void @use(i1 %n)
; CHECK-NEXT:   %1 = sub nsw i4 0, %b
; CHECK-NEXT:   %r = icmp ugt i4 %x, %1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @sum_may_be_of_zero(i4 %x, i4 %y) {
; CHECK-NEXT:   %s = add i4 %x, %y
; CHECK-NEXT:   call void @use4(i4 %s)
; CHECK-NEXT:   %n = icmp ne i4 %s, 0
; CHECK-NEXT:   %w = icmp ult i4 %s, %x
; CHECK-NEXT:   %r = and i1 %n, %w
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define { i4, i1 } @never(i4 %x, i4 %y) {
; CHECK-NEXT:   %a = and i4 %x, 7
; CHECK-NEXT:   %b = and i4 %y, 7
; CHECK-NEXT:   %1 = add nuw i4 %a, %b
; CHECK-NEXT:   %r = insertvalue { i4, i1 } { i4 poison, i1 false }, i4 %1, 0
; CHECK-NEXT:   ret { i4, i1 } %r
; CHECK-NEXT: }
; CHECK-LABEL: define { i4, i1 } @always(i4 %x) {
; CHECK-NEXT:   %a = or i4 %x, 4
; CHECK-NEXT:   %1 = sub nsw i4 3, %a
; CHECK-NEXT:   %r = insertvalue { i4, i1 } { i4 poison, i1 true }, i4 %1, 0
; CHECK-NEXT:   ret { i4, i1 } %r
; CHECK-NEXT: }
; CHECK-LABEL: define { i4, i1 } @never_signed(i2 %x, i2 %y) {
; CHECK-NEXT:   %a = sext i2 %x to i4
; CHECK-NEXT:   %b = sext i2 %y to i4
; CHECK-NEXT:   %1 = add nsw i4 %a, %b
; CHECK-NEXT:   %r = insertvalue { i4, i1 } { i4 poison, i1 false }, i4 %1, 0
; CHECK-NEXT:   ret { i4, i1 } %r
; CHECK-NEXT: }
; CHECK-LABEL: define { i4, i1 } @never_signed_difference(i2 %x, i2 %y) {
; CHECK-NEXT:   %a = sext i2 %x to i4
; CHECK-NEXT:   %b = sext i2 %y to i4
; CHECK-NEXT:   %1 = sub nsw i4 %a, %b
; CHECK-NEXT:   %r = insertvalue { i4, i1 } { i4 poison, i1 false }, i4 %1, 0
; CHECK-NEXT:   ret { i4, i1 } %r
; CHECK-NEXT: }
; CHECK-LABEL: define { i4, i1 } @never_signed_product(i2 %x, i2 %y) {
; CHECK-NEXT:   %a = zext i2 %x to i4
; CHECK-NEXT:   %b = sext i2 %y to i4
; CHECK-NEXT:   %1 = mul nsw i4 %a, %b
; CHECK-NEXT:   %r = insertvalue { i4, i1 } { i4 poison, i1 false }, i4 %1, 0
; CHECK-NEXT:   ret { i4, i1 } %r
; CHECK-NEXT: }
; CHECK-LABEL: define { i4, i1 } @always_product(i4 %x, i4 %y) {
; CHECK-NEXT:   %a = or i4 %x, -8
; CHECK-NEXT:   %b = or i4 %y, -8
; CHECK-NEXT:   %1 = mul i4 %a, %b
; CHECK-NEXT:   %r = insertvalue { i4, i1 } { i4 poison, i1 true }, i4 %1, 0
; CHECK-NEXT:   ret { i4, i1 } %r
; CHECK-NEXT: }
; CHECK-LABEL: define { i4, i1 } @sometimes(i4 %x, i4 %y) {
; CHECK-NEXT:   %r = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %x, i4 %y)
; CHECK-NEXT:   ret { i4, i1 } %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @saturated(i4 %x, i4 %y) {
; CHECK-NEXT:   %r = call i4 @llvm.sadd.sat.i4(i4 %y, i4 %x)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @saturated_difference(i4 %x, i4 %y) {
; CHECK-NEXT:   %r = call i4 @llvm.ssub.sat.i4(i4 %x, i4 %y)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @saturated_difference_by(i4 %x, i4 %y) {
; CHECK-NEXT:   %r = call i4 @llvm.ssub.sat.i4(i4 %x, i4 %y)
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @saturated_late(i4 %x, i4 %y) {
; CHECK-NEXT:   %o = call { i4, i1 } @llvm.ssub.with.overflow.i4(i4 %x, i4 %y)
; CHECK-NEXT:   %f = extractvalue { i4, i1 } %o, 1
; CHECK-NEXT:   %v = extractvalue { i4, i1 } %o, 0
; CHECK-NEXT:   %c = icmp sgt i4 %x, -3
; CHECK-NEXT:   %e = select i1 %c, i4 7, i4 -8
; CHECK-NEXT:   %r = select i1 %f, i4 %e, i4 %v
; CHECK-NEXT:   ret i4 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.sadd.sat.i4(i4, i4) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i4 @llvm.ssub.sat.i4(i4, i4) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
