; RUN: %nvopt -passes=correlated-propagation -S %s | FileCheck %s
; The addition may wrap where the select does not take it; a call that gives or takes no poison runs there all the same, so that no flag can be set.
define i32 @result(i32 noundef %x) {
  %a = add i32 %x, 1
  %r = call noundef i32 @llvm.umin.i32(i32 %a, i32 77)
  %c = icmp ult i32 %x, 10
  %s = select i1 %c, i32 %r, i32 0
  ret i32 %s
}

define i32 @plain(i32 noundef %x) {
  %a = add i32 %x, 1
  %r = call i32 @llvm.umin.i32(i32 %a, i32 77)
  %c = icmp ult i32 %x, 10
  %s = select i1 %c, i32 %r, i32 0
  ret i32 %s
}

; CHECK-LABEL: define range(i32 0, 78) i32 @result(i32 noundef %x) {
; CHECK-NEXT:   %a = add i32 %x, 1
; CHECK-NEXT:   %r = call noundef i32 @llvm.umin.i32(i32 %a, i32 77)
; CHECK-NEXT:   %c = icmp ult i32 %x, 10
; CHECK-NEXT:   %s = select i1 %c, i32 %r, i32 0
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-LABEL: define range(i32 0, 78) i32 @plain(i32 noundef %x) {
; CHECK-NEXT:   %a = add nuw nsw i32 %x, 1
; CHECK-NEXT:   %r = call i32 @llvm.umin.i32(i32 %a, i32 77)
; CHECK-NEXT:   %c = icmp ult i32 %x, 10
; CHECK-NEXT:   %s = select i1 %c, i32 %r, i32 0
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umin.i32(i32, i32) #0
; CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
