; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Special registers are never poison, so the select that guards a comparison of them is an `and`.

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)

define i1 @special_register(i32 noundef %n, i1 noundef %c) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = icmp ugt i32 %t, %n
  %r = select i1 %c, i1 %y, i1 false
  ret i1 %r
}

define i1 @what_another_lane_has_may_be_poison(i32 noundef %n, i1 noundef %c, i32 %x) {
  %t = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %x, i32 0, i32 31)
  %y = icmp ugt i32 %t, %n
  %r = select i1 %c, i1 %y, i1 false
  ret i1 %r
}

; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
; CHECK: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #1
; CHECK-LABEL: define i1 @special_register(i32 noundef %n, i1 noundef %c) {
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %y = icmp ugt i32 %t, %n
; CHECK-NEXT:   %r = and i1 %y, %c
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @what_another_lane_has_may_be_poison(i32 noundef %n, i1 noundef %c, i32 %x) {
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %x, i32 0, i32 31)
; CHECK-NEXT:   %y = icmp ugt i32 %t, %n
; CHECK-NEXT:   %r = select i1 %c, i1 %y, i1 false
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
