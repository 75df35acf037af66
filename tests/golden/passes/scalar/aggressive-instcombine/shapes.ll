; RUN: %nvopt -passes=aggressive-instcombine -S %s | FileCheck %s
; Shapes of many instructions that are one operation.

; The branch kept the shift by 32 away; a funnel shift does not mind, but looks at both.
define i32 @funnel(i32 %a, i32 %b, i32 %n) {
entry:
  %z = icmp eq i32 %n, 0
  br i1 %z, label %join, label %shift
shift:
  %k = sub i32 32, %n
  %lo = lshr i32 %b, %k
  %hi = shl i32 %a, %n
  %or = or i32 %lo, %hi
  br label %join
join:
  %r = phi i32 [ %or, %shift ], [ %a, %entry ]
  ret i32 %r
}
define i32 @rotation(i32 %a, i32 %n) {
entry:
  %z = icmp eq i32 %n, 0
  br i1 %z, label %join, label %shift
shift:
  %k = sub i32 32, %n
  %hi = shl i32 %a, %k
  %lo = lshr i32 %a, %n
  %or = or i32 %lo, %hi
  br label %join
join:
  %r = phi i32 [ %or, %shift ], [ %a, %entry ]
  ret i32 %r
}
define i32 @other_value_where_zero(i32 %a, i32 %b, i32 %n) {
entry:
  %z = icmp eq i32 %n, 0
  br i1 %z, label %join, label %shift
shift:
  %k = sub i32 32, %n
  %lo = lshr i32 %b, %k
  %hi = shl i32 %a, %n
  %or = or i32 %lo, %hi
  br label %join
join:
  %r = phi i32 [ %or, %shift ], [ %b, %entry ]
  ret i32 %r
}
define i32 @any_bit(i32 %x) {
  %a = lshr i32 %x, 3
  %b = lshr i32 %x, 5
  %o = or i32 %a, %x
  %p = or i32 %o, %b
  %r = and i32 %p, 1
  ret i32 %r
}
define i32 @all_bits(i32 %x) {
  %a = lshr i32 %x, 3
  %o = and i32 %a, %x
  %r = and i32 %o, 1
  ret i32 %r
}
define i32 @bits_of_two(i32 %x, i32 %y) {
  %a = lshr i32 %x, 3
  %o = or i32 %a, %y
  %r = and i32 %o, 1
  ret i32 %r
}
define i32 @bits(i32 %x) {
  %1 = lshr i32 %x, 1
  %2 = and i32 %1, 1431655765
  %3 = sub i32 %x, %2
  %4 = and i32 %3, 858993459
  %5 = lshr i32 %3, 2
  %6 = and i32 %5, 858993459
  %7 = add i32 %6, %4
  %8 = lshr i32 %7, 4
  %9 = add i32 %8, %7
  %10 = and i32 %9, 252645135
  %11 = mul i32 %10, 16843009
  %12 = lshr i32 %11, 24
  ret i32 %12
}
define i64 @upper_half(i64 %x, i64 %y) {
  %xl = and i64 %x, 4294967295
  %xh = lshr i64 %x, 32
  %yl = and i64 %y, 4294967295
  %yh = lshr i64 %y, 32
  %ll = mul i64 %yl, %xl
  %hl = mul i64 %yl, %xh
  %lh = mul i64 %yh, %xl
  %hh = mul i64 %yh, %xh
  %c = lshr i64 %ll, 32
  %a = add i64 %c, %hl
  %al = and i64 %a, 4294967295
  %b = add i64 %al, %lh
  %ah = lshr i64 %a, 32
  %bh = lshr i64 %b, 32
  %s = add i64 %ah, %hh
  %r = add i64 %s, %bh
  ret i64 %r
}
define i64 @upper_half_carry(i64 %x, i64 %y) {
  %xl = and i64 %x, 4294967295
  %xh = lshr i64 %x, 32
  %yl = and i64 %y, 4294967295
  %yh = lshr i64 %y, 32
  %ll = mul i64 %yl, %xl
  %hl = mul i64 %yl, %xh
  %lh = mul i64 %yh, %xl
  %hh = mul i64 %yh, %xh
  %s = add i64 %hl, %lh
  %w = icmp ult i64 %s, %lh
  %k = select i1 %w, i64 4294967296, i64 0
  %sh = lshr i64 %s, 32
  %sl = and i64 %s, 4294967295
  %c = lshr i64 %ll, 32
  %d = add i64 %c, %sl
  %dh = lshr i64 %d, 32
  %1 = add i64 %sh, %hh
  %2 = add i64 %1, %k
  %r = add i64 %2, %dh
  ret i64 %r
}
; Without the carry it is another number.
define i64 @no_upper_half(i64 %x, i64 %y) {
  %xl = and i64 %x, 4294967295
  %xh = lshr i64 %x, 32
  %yl = and i64 %y, 4294967295
  %yh = lshr i64 %y, 32
  %ll = mul i64 %yl, %xl
  %hl = mul i64 %yl, %xh
  %lh = mul i64 %yh, %xl
  %hh = mul i64 %yh, %xh
  %s = add i64 %hl, %lh
  %sh = lshr i64 %s, 32
  %sl = and i64 %s, 4294967295
  %c = lshr i64 %ll, 32
  %d = add i64 %c, %sl
  %dh = lshr i64 %d, 32
  %1 = add i64 %sh, %hh
  %r = add i64 %1, %dh
  ret i64 %r
}

; CHECK-LABEL: define i32 @funnel(i32 %a, i32 %b, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %z = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %z, label %join, label %shift
; CHECK: shift:                                            ; preds = %entry
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %shift, %entry
; CHECK-NEXT:   %0 = freeze i32 %b
; CHECK-NEXT:   %r = call i32 @llvm.fshl.i32(i32 %a, i32 %0, i32 %n)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @rotation(i32 %a, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %z = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %z, label %join, label %shift
; CHECK: shift:                                            ; preds = %entry
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %shift, %entry
; CHECK-NEXT:   %r = call i32 @llvm.fshr.i32(i32 %a, i32 %a, i32 %n)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @other_value_where_zero(i32 %a, i32 %b, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %z = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %z, label %join, label %shift
; CHECK: shift:                                            ; preds = %entry
; CHECK-NEXT:   %k = sub i32 32, %n
; CHECK-NEXT:   %lo = lshr i32 %b, %k
; CHECK-NEXT:   %hi = shl i32 %a, %n
; CHECK-NEXT:   %or = or i32 %lo, %hi
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %shift, %entry
; CHECK-NEXT:   %r = phi i32 [ %or, %shift ], [ %b, %entry ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @any_bit(i32 %x) {
; CHECK-NEXT:   %1 = and i32 %x, 41
; CHECK-NEXT:   %2 = icmp ne i32 %1, 0
; CHECK-NEXT:   %r = zext i1 %2 to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @all_bits(i32 %x) {
; CHECK-NEXT:   %1 = and i32 %x, 9
; CHECK-NEXT:   %2 = icmp eq i32 %1, 9
; CHECK-NEXT:   %r = zext i1 %2 to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @bits_of_two(i32 %x, i32 %y) {
; CHECK-NEXT:   %a = lshr i32 %x, 3
; CHECK-NEXT:   %o = or i32 %a, %y
; CHECK-NEXT:   %r = and i32 %o, 1
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @bits(i32 %x) {
; CHECK-NEXT:   %1 = call i32 @llvm.ctpop.i32(i32 %x)
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @upper_half(i64 %x, i64 %y) {
; CHECK-NEXT:   %1 = zext i64 %x to i128
; CHECK-NEXT:   %2 = zext i64 %y to i128
; CHECK-NEXT:   %3 = mul nuw i128 %2, %1
; CHECK-NEXT:   %4 = lshr i128 %3, 64
; CHECK-NEXT:   %r = trunc nuw i128 %4 to i64
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @upper_half_carry(i64 %x, i64 %y) {
; CHECK-NEXT:   %1 = zext i64 %x to i128
; CHECK-NEXT:   %2 = zext i64 %y to i128
; CHECK-NEXT:   %3 = mul nuw i128 %2, %1
; CHECK-NEXT:   %4 = lshr i128 %3, 64
; CHECK-NEXT:   %r = trunc nuw i128 %4 to i64
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @no_upper_half(i64 %x, i64 %y) {
; CHECK-NEXT:   %xl = and i64 %x, 4294967295
; CHECK-NEXT:   %xh = lshr i64 %x, 32
; CHECK-NEXT:   %yl = and i64 %y, 4294967295
; CHECK-NEXT:   %yh = lshr i64 %y, 32
; CHECK-NEXT:   %ll = mul i64 %yl, %xl
; CHECK-NEXT:   %hl = mul i64 %yl, %xh
; CHECK-NEXT:   %lh = mul i64 %yh, %xl
; CHECK-NEXT:   %hh = mul i64 %yh, %xh
; CHECK-NEXT:   %s = add i64 %hl, %lh
; CHECK-NEXT:   %sh = lshr i64 %s, 32
; CHECK-NEXT:   %sl = and i64 %s, 4294967295
; CHECK-NEXT:   %c = lshr i64 %ll, 32
; CHECK-NEXT:   %d = add i64 %c, %sl
; CHECK-NEXT:   %dh = lshr i64 %d, 32
; CHECK-NEXT:   %1 = add i64 %sh, %hh
; CHECK-NEXT:   %r = add i64 %1, %dh
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.fshl.i32(i32, i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.fshr.i32(i32, i32, i32) #0
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.ctpop.i32(i32) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
