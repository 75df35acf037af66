; RUN: %nvopt -passes=correlated-propagation -S %s | FileCheck %s
; Flags, extensions, shifts, masks, and intrinsics, by ranges from an assumption. Outside of its reach nothing is known.
define i64 @facts(i32 %x) {
  %c = icmp ult i32 %x, 100
  call void @llvm.assume(i1 %c)
  %add = add i32 %x, 5
  %sub = sub i32 %x, 200
  %mul = mul i32 %x, 1000
  %shl = shl i32 %x, 10
  %ashr = ashr i32 %x, 2
  %and = and i32 %x, 127
  %sext = sext i32 %mul to i64
  %zext = zext i32 %shl to i64
  %t = trunc i32 %add to i8
  %te = zext i8 %t to i64
  %f = sitofp i32 %and to float
  call void @use(float %f, i32 %ashr, i32 %sub)
  %s = add i64 %sext, %zext
  %s2 = add i64 %s, %te
  ret i64 %s2
}
define i32 @intrinsics(i32 %x) {
  %c = icmp ult i32 %x, 100
  call void @llvm.assume(i1 %c)
  %abs = call i32 @llvm.abs.i32(i32 %x, i1 false)
  %min = call i32 @llvm.smin.i32(i32 %abs, i32 100)
  %max = call i32 @llvm.smax.i32(i32 %min, i32 50)
  %sat = call i32 @llvm.uadd.sat.i32(i32 %max, i32 7)
  %o = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %sat, i32 1)
  %v = extractvalue { i32, i1 } %o, 0
  %three = call i8 @llvm.scmp.i8.i32(i32 %x, i32 200)
  %e = sext i8 %three to i32
  %r = add i32 %v, %e
  ret i32 %r
}
define i32 @unknown(i32 %x) {
  %add = add i32 %x, 5
  %a = ashr i32 %add, 1
  %c = icmp ult i32 %x, 100
  call void @llvm.assume(i1 %c)
  ret i32 %a
}
declare void @use(float, i32, i32)
declare void @llvm.assume(i1)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare i8 @llvm.scmp.i8.i32(i32, i32)

; CHECK-LABEL: define range(i64 5, 200481) i64 @facts(i32 %x) {
; CHECK-NEXT:   %c = icmp ult i32 %x, 100
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   %add = add nuw nsw i32 %x, 5
; CHECK-NEXT:   %sub = sub nsw i32 %x, 200
; CHECK-NEXT:   %mul = mul nuw nsw i32 %x, 1000
; CHECK-NEXT:   %shl = shl nuw nsw i32 %x, 10
; CHECK-NEXT:   %ashr = lshr i32 %x, 2
; CHECK-NEXT:   %sext = zext nneg i32 %mul to i64
; CHECK-NEXT:   %zext = zext nneg i32 %shl to i64
; CHECK-NEXT:   %t = trunc nuw nsw i32 %add to i8
; CHECK-NEXT:   %te = zext nneg i8 %t to i64
; CHECK-NEXT:   %f = uitofp nneg i32 %x to float
; CHECK-NEXT:   call void @use(float %f, i32 %ashr, i32 %sub)
; CHECK-NEXT:   %s = add nuw nsw i64 %sext, %zext
; CHECK-NEXT:   %s2 = add nuw nsw i64 %s, %te
; CHECK-NEXT:   ret i64 %s2
; CHECK-NEXT: }
; CHECK-LABEL: define range(i32 57, 107) i32 @intrinsics(i32 %x) {
; CHECK-NEXT:   %c = icmp ult i32 %x, 100
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   %max = call i32 @llvm.umax.i32(i32 %x, i32 50)
; CHECK-NEXT:   %sat = add nuw nsw i32 %max, 7
; CHECK-NEXT:   %1 = add nuw nsw i32 %sat, 1
; CHECK-NEXT:   %o = insertvalue { i32, i1 } { i32 poison, i1 false }, i32 %1, 0
; CHECK-NEXT:   %v = extractvalue { i32, i1 } %o, 0
; CHECK-NEXT:   %e = sext i8 -1 to i32
; CHECK-NEXT:   %r = add nsw i32 %v, %e
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define range(i32 -1073741824, 1073741824) i32 @unknown(i32 %x) {
; CHECK-NEXT:   %add = add i32 %x, 5
; CHECK-NEXT:   %a = ashr i32 %add, 1
; CHECK-NEXT:   %c = icmp ult i32 %x, 100
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK: declare void @use(float, i32, i32)
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; CHECK-NEXT: declare void @llvm.assume(i1 noundef) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.abs.i32(i32, i1 immarg) #1
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.smin.i32(i32, i32) #2
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.smax.i32(i32, i32) #2
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.uadd.sat.i32(i32, i32) #2
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare range(i8 -1, 2) i8 @llvm.scmp.i8.i32(i32, i32) #2
; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.umax.i32(i32, i32) #2
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
