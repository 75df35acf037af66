; RUN: %nvopt -passes=instsimplify -S %s | FileCheck %s
; One function at least for every C fold that no instance of its left side reaches.

declare i4 @same(i4 returned)
define i4 @add_select(i1 %c, i4 %a, i4 %x) {
  %p = sub i4 %a, %x
  %q = sub i4 %a, %x
  %s = select i1 %c, i4 %p, i4 %q
  %r = add i4 %s, %x
  ret i4 %r
}
define i4 @sub_select(i1 %c, i4 %a, i4 %x) {
  %p = add i4 %a, %x
  %q = add i4 %a, %x
  %s = select i1 %c, i4 %p, i4 %q
  %r = sub i4 %s, %x
  ret i4 %r
}
define i4 @sdiv_select(i1 %c, i4 %a, i4 %x) {
  %p = mul nsw i4 %a, %x
  %q = mul nsw i4 %a, %x
  %s = select i1 %c, i4 %p, i4 %q
  %r = sdiv i4 %s, %x
  ret i4 %r
}
define i4 @or_select(i1 %c, i4 %a, i4 %x) {
  %p = and i4 %a, %x
  %q = and i4 %a, %x
  %s = select i1 %c, i4 %p, i4 %q
  %r = or i4 %s, %x
  ret i4 %r
}
define i4 @xor_select(i1 %c, i4 %a, i4 %x) {
  %p = xor i4 %a, %x
  %q = xor i4 %a, %x
  %s = select i1 %c, i4 %p, i4 %q
  %r = xor i4 %s, %x
  ret i4 %r
}
define half @fadd_select(i1 %c, half %a, half %x) {
  %p = fsub fast half %a, %x
  %q = fsub fast half %a, %x
  %s = select i1 %c, half %p, half %q
  %r = fadd fast half %s, %x
  ret half %r
}
define i4 @sub_select_right(i1 %c, i4 %a, i4 %x) {
  %p = sub i4 %a, %x
  %q = sub i4 %a, %x
  %s = select i1 %c, i4 %p, i4 %q
  %r = sub i4 %a, %s
  ret i4 %r
}
define i4 @srem_select(i1 %c, i4 %a, i4 %x) {
  %p = mul nsw i4 %a, %x
  %q = mul nsw i4 %a, %x
  %s = select i1 %c, i4 %p, i4 %q
  %r = srem i4 %s, %x
  ret i4 %r
}
define i4 @udiv_select(i1 %c, i4 %a, i4 %x) {
  %p = mul nuw i4 %a, %x
  %q = mul nuw i4 %a, %x
  %s = select i1 %c, i4 %p, i4 %q
  %r = udiv i4 %s, %x
  ret i4 %r
}
define i4 @shl_select(i1 %c, i4 %a, i4 %x) {
  %p = lshr exact i4 %a, %x
  %q = lshr exact i4 %a, %x
  %s = select i1 %c, i4 %p, i4 %q
  %r = shl i4 %s, %x
  ret i4 %r
}
define half @fdiv_select(i1 %c, half %a, half %x) {
  %p = fmul fast half %a, %x
  %q = fmul fast half %a, %x
  %s = select i1 %c, half %p, half %q
  %r = fdiv fast half %s, %x
  ret half %r
}
define half @fsub_select(i1 %c, half %a, half %x) {
  %p = fadd fast half %a, %x
  %q = fadd fast half %a, %x
  %s = select i1 %c, half %p, half %q
  %r = fsub fast half %s, %x
  ret half %r
}
define half @fsub_select_right(i1 %c, half %a, half %x) {
  %p = fsub fast half %a, %x
  %q = fsub fast half %a, %x
  %s = select i1 %c, half %p, half %q
  %r = fsub fast half %a, %s
  ret half %r
}
define half @fmul_select(i1 %c, half %a, half %x) {
  %p = fdiv fast half %a, %x
  %q = fdiv fast half %a, %x
  %s = select i1 %c, half %p, half %q
  %r = fmul fast half %s, %x
  ret half %r
}
define i1 @icmp_ptrtoint(ptr %p) {
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %p to i64
  %r = icmp ule i64 %a, %b
  ret i1 %r
}
define i4 @urem_select(i1 %c, i4 %x) {
  %s = select i1 %c, i4 0, i4 %x
  %r = urem i4 %s, %x
  ret i4 %r
}
define i4 @udiv_select_right(i1 %c, i4 %z, i4 %a, i4 %b) {
  %x = and i4 %z, 1
  %p = or i4 %a, 4
  %q = or i4 %b, 2
  %s = select i1 %c, i4 %p, i4 %q
  %r = udiv i4 %x, %s
  ret i4 %r
}
define i4 @and_of_or_known(i4 %a, i4 %b) {
  %x = and i4 %a, 3
  %y = shl i4 %b, 2
  %o = or i4 %x, %y
  %r = and i4 %o, 3
  ret i4 %r
}
define i4 @or_of_masked_sum(i4 %x, i4 %m) {
  %n = and i4 %m, -4
  %a = add i4 %x, %n
  %b = and i4 %a, -4
  %d = and i4 %x, 3
  %r = or i4 %b, %d
  ret i4 %r
}
define i1 @select_equal(i3 noundef %x, i3 %y) {
  %l = icmp ult i3 %x, %y
  %e = icmp eq i3 %x, %y
  %r = select i1 %e, i1 false, i1 %l
  ret i1 %r
}
define i1 @compare_sums(i4 %x, i4 %y) {
  %a = add nuw i4 %x, %y
  %b = add nuw i4 %x, %y
  %r = icmp ugt i4 %a, %b
  ret i1 %r
}
define i1 @compare_sum_with_part(i4 %x, i4 %y) {
  %o = or i4 %y, 1
  %a = add i4 %x, %o
  %r = icmp eq i4 %a, %x
  ret i1 %r
}
define i1 @compare_minmax(i4 %x, i4 %y, i4 %z) {
  %c = icmp slt i4 %x, %y
  %a = select i1 %c, i4 %y, i4 %x
  %d = icmp slt i4 %x, %z
  %b = select i1 %d, i4 %x, i4 %z
  %r = icmp sge i4 %a, %b
  ret i1 %r
}
define i4 @returned(i4 %x) {
  %r = call i4 @same(i4 %x)
  ret i4 %r
}

; CHECK: declare i4 @same(i4 returned)
; CHECK-LABEL: define i4 @add_select(i1 %c, i4 %a, i4 %x) {
; CHECK-NEXT:   ret i4 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @sub_select(i1 %c, i4 %a, i4 %x) {
; CHECK-NEXT:   ret i4 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @sdiv_select(i1 %c, i4 %a, i4 %x) {
; CHECK-NEXT:   ret i4 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @or_select(i1 %c, i4 %a, i4 %x) {
; CHECK-NEXT:   ret i4 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @xor_select(i1 %c, i4 %a, i4 %x) {
; CHECK-NEXT:   ret i4 %a
; CHECK-NEXT: }
; CHECK-LABEL: define half @fadd_select(i1 %c, half %a, half %x) {
; CHECK-NEXT:   ret half %a
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @sub_select_right(i1 %c, i4 %a, i4 %x) {
; CHECK-NEXT:   ret i4 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @srem_select(i1 %c, i4 %a, i4 %x) {
; CHECK-NEXT:   ret i4 0
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @udiv_select(i1 %c, i4 %a, i4 %x) {
; CHECK-NEXT:   ret i4 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @shl_select(i1 %c, i4 %a, i4 %x) {
; CHECK-NEXT:   ret i4 %a
; CHECK-NEXT: }
; CHECK-LABEL: define half @fdiv_select(i1 %c, half %a, half %x) {
; CHECK-NEXT:   ret half %a
; CHECK-NEXT: }
; CHECK-LABEL: define half @fsub_select(i1 %c, half %a, half %x) {
; CHECK-NEXT:   ret half %a
; CHECK-NEXT: }
; CHECK-LABEL: define half @fsub_select_right(i1 %c, half %a, half %x) {
; CHECK-NEXT:   ret half %x
; CHECK-NEXT: }
; CHECK-LABEL: define half @fmul_select(i1 %c, half %a, half %x) {
; CHECK-NEXT:   %p = fdiv fast half %a, %x
; CHECK-NEXT:   %q = fdiv fast half %a, %x
; CHECK-NEXT:   %s = select i1 %c, half %p, half %q
; CHECK-NEXT:   %r = fmul fast half %s, %x
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @icmp_ptrtoint(ptr %p) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @urem_select(i1 %c, i4 %x) {
; CHECK-NEXT:   ret i4 0
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @udiv_select_right(i1 %c, i4 %z, i4 %a, i4 %b) {
; CHECK-NEXT:   ret i4 0
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @and_of_or_known(i4 %a, i4 %b) {
; CHECK-NEXT:   %x = and i4 %a, 3
; CHECK-NEXT:   ret i4 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @or_of_masked_sum(i4 %x, i4 %m) {
; CHECK-NEXT:   %n = and i4 %m, -4
; CHECK-NEXT:   %a = add i4 %x, %n
; CHECK-NEXT:   ret i4 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @select_equal(i3 noundef %x, i3 %y) {
; CHECK-NEXT:   %l = icmp ult i3 %x, %y
; CHECK-NEXT:   ret i1 %l
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @compare_sums(i4 %x, i4 %y) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @compare_sum_with_part(i4 %x, i4 %y) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @compare_minmax(i4 %x, i4 %y, i4 %z) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i4 @returned(i4 %x) {
; CHECK-NEXT:   %r = call i4 @same(i4 %x)
; CHECK-NEXT:   ret i4 %x
; CHECK-NEXT: }
