; RUN: %nvopt -passes='cgscc(function-attrs)' -S %s | FileCheck %s
; A result is noundef only if nothing on its way makes poison.
; the condition may be poison
define i2 @select_not_noundef(i2 noundef %x, i1 %c) {
  %r = select i1 %c, i2 -1, i2 %x
  ret i2 %r
}
define i2 @select_noundef(i2 noundef %x, i1 noundef %c) {
  %r = select i1 %c, i2 -1, i2 %x
  ret i2 %r
}
; a NaN here is poison
define half @phi_flags_not_noundef(half noundef %x, half noundef %y, i1 noundef %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi nnan half [ %x, %entry ], [ %y, %a ]
  ret half %r
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define i2 @select_not_noundef(i2 noundef %x, i1 %c) #0 {
; CHECK-NEXT:   %r = select i1 %c, i2 -1, i2 %x
; CHECK-NEXT:   ret i2 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define noundef i2 @select_noundef(i2 noundef %x, i1 noundef %c) #0 {
; CHECK-NEXT:   %r = select i1 %c, i2 -1, i2 %x
; CHECK-NEXT:   ret i2 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define half @phi_flags_not_noundef(half noundef %x, half noundef %y, i1 noundef %c) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT:   br label %b
; CHECK: b:                                                ; preds = %a, %entry
; CHECK-NEXT:   %r = phi nnan half [ %x, %entry ], [ %y, %a ]
; CHECK-NEXT:   ret half %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
