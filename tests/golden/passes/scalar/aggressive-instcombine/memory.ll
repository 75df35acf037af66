; RUN: %nvopt -passes=aggressive-instcombine -S %s | FileCheck %s
; Bytes of one number are one load, where no byte is written between them and the address is known to be aligned; tables that
; hold what an operation computes, or one number only, are not read.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@zeros = internal constant [32 x i8] c"\00\01\1C\02\1D\0E\18\03\1E\16\14\0F\19\11\04\08\1F\1B\0D\17\15\13\10\07\1A\0C\12\06\0B\05\0A\09", align 16
@wrong = internal constant [32 x i8] c"\00\01\1C\02\1D\0E\18\03\1E\16\14\0F\19\11\04\08\1F\1B\0D\17\15\13\10\07\1A\0C\12\06\0B\05\09\0A", align 16
@same = internal constant [4 x i32] [i32 7, i32 7, i32 7, i32 7], align 4
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define i32 @word(ptr addrspace(3) align 4 %p) {
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 1
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 2
  %a = load i8, ptr addrspace(3) %p
  %b = load i8, ptr addrspace(3) %p1
  %c = load i16, ptr addrspace(3) %p2
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %z = zext i16 %c to i32
  %ys = shl i32 %y, 8
  %zs = shl i32 %z, 16
  %o = or i32 %x, %ys
  %r = or i32 %zs, %o
  ret i32 %r
}
define i16 @barrier_between(ptr addrspace(3) align 2 %p) {
  %q = getelementptr i8, ptr addrspace(3) %p, i64 1
  %a = load i8, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b = load i8, ptr addrspace(3) %q
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %z = shl i16 %y, 8
  %r = or i16 %x, %z
  ret i16 %r
}
define i16 @store_between(ptr align 2 %p, ptr %s) {
  %q = getelementptr i8, ptr %p, i64 1
  %a = load i8, ptr %p
  store i8 0, ptr %s
  %b = load i8, ptr %q
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %z = shl i16 %y, 8
  %r = or i16 %x, %z
  ret i16 %r
}
define i16 @volatile(ptr align 2 %p) {
  %q = getelementptr i8, ptr %p, i64 1
  %a = load volatile i8, ptr %p
  %b = load i8, ptr %q
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %z = shl i16 %y, 8
  %r = or i16 %x, %z
  ret i16 %r
}
define i16 @unaligned(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 1
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %z = shl i16 %y, 8
  %r = or i16 %x, %z
  ret i16 %r
}
define i16 @other_order(ptr align 2 %p) {
  %q = getelementptr i8, ptr %p, i64 1
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %z = shl i16 %x, 8
  %r = or i16 %y, %z
  ret i16 %r
}
define i8 @table(i32 %x) {
  %n = sub i32 0, %x
  %a = and i32 %n, %x
  %m = mul i32 %a, 125613361
  %s = lshr i32 %m, 27
  %i = zext i32 %s to i64
  %p = getelementptr inbounds [32 x i8], ptr @zeros, i64 0, i64 %i
  %r = load i8, ptr %p
  ret i8 %r
}
define i8 @wrong_table(i32 %x) {
  %n = sub i32 0, %x
  %a = and i32 %n, %x
  %m = mul i32 %a, 125613361
  %s = lshr i32 %m, 27
  %i = zext i32 %s to i64
  %p = getelementptr inbounds [32 x i8], ptr @wrong, i64 0, i64 %i
  %r = load i8, ptr %p
  ret i8 %r
}
define i32 @all_the_same(i64 %i) {
  %p = getelementptr inbounds [4 x i32], ptr @same, i64 0, i64 %i
  %r = load i32, ptr %p, align 4
  ret i32 %r
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @zeros = internal constant [32 x i8] c"\00\01\1C\02\1D\0E\18\03\1E\16\14\0F\19\11\04\08\1F\1B\0D\17\15\13\10\07\1A\0C\12\06\0B\05\0A\09", align 16
; CHECK-NEXT: @wrong = internal constant [32 x i8] c"\00\01\1C\02\1D\0E\18\03\1E\16\14\0F\19\11\04\08\1F\1B\0D\17\15\13\10\07\1A\0C\12\06\0B\05\09\0A", align 16
; CHECK-NEXT: @same = internal constant [4 x i32] [i32 7, i32 7, i32 7, i32 7], align 4
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
; CHECK-LABEL: define i32 @word(ptr addrspace(3) align 4 %p) {
; CHECK-NEXT:   %a = load i32, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @barrier_between(ptr addrspace(3) align 2 %p) {
; CHECK-NEXT:   %q = getelementptr i8, ptr addrspace(3) %p, i64 1
; CHECK-NEXT:   %a = load i8, ptr addrspace(3) %p, align 1
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   %b = load i8, ptr addrspace(3) %q, align 1
; CHECK-NEXT:   %x = zext i8 %a to i16
; CHECK-NEXT:   %y = zext i8 %b to i16
; CHECK-NEXT:   %z = shl i16 %y, 8
; CHECK-NEXT:   %r = or i16 %x, %z
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @store_between(ptr align 2 %p, ptr %s) {
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 1
; CHECK-NEXT:   %a = load i8, ptr %p, align 1
; CHECK-NEXT:   store i8 0, ptr %s, align 1
; CHECK-NEXT:   %b = load i8, ptr %q, align 1
; CHECK-NEXT:   %x = zext i8 %a to i16
; CHECK-NEXT:   %y = zext i8 %b to i16
; CHECK-NEXT:   %z = shl i16 %y, 8
; CHECK-NEXT:   %r = or i16 %x, %z
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @volatile(ptr align 2 %p) {
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 1
; CHECK-NEXT:   %a = load volatile i8, ptr %p, align 1
; CHECK-NEXT:   %b = load i8, ptr %q, align 1
; CHECK-NEXT:   %x = zext i8 %a to i16
; CHECK-NEXT:   %y = zext i8 %b to i16
; CHECK-NEXT:   %z = shl i16 %y, 8
; CHECK-NEXT:   %r = or i16 %x, %z
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @unaligned(ptr %p) {
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 1
; CHECK-NEXT:   %a = load i8, ptr %p, align 1
; CHECK-NEXT:   %b = load i8, ptr %q, align 1
; CHECK-NEXT:   %x = zext i8 %a to i16
; CHECK-NEXT:   %y = zext i8 %b to i16
; CHECK-NEXT:   %z = shl i16 %y, 8
; CHECK-NEXT:   %r = or i16 %x, %z
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i16 @other_order(ptr align 2 %p) {
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 1
; CHECK-NEXT:   %a = load i8, ptr %p, align 1
; CHECK-NEXT:   %b = load i8, ptr %q, align 1
; CHECK-NEXT:   %x = zext i8 %a to i16
; CHECK-NEXT:   %y = zext i8 %b to i16
; CHECK-NEXT:   %z = shl i16 %x, 8
; CHECK-NEXT:   %r = or i16 %y, %z
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @table(i32 %x) {
; CHECK-NEXT:   %1 = call i32 @llvm.cttz.i32(i32 %x, i1 true)
; CHECK-NEXT:   %2 = icmp eq i32 %x, 0
; CHECK-NEXT:   %3 = select i1 %2, i32 0, i32 %1
; CHECK-NEXT:   %r = trunc i32 %3 to i8
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @wrong_table(i32 %x) {
; CHECK-NEXT:   %n = sub i32 0, %x
; CHECK-NEXT:   %a = and i32 %n, %x
; CHECK-NEXT:   %m = mul i32 %a, 125613361
; CHECK-NEXT:   %s = lshr i32 %m, 27
; CHECK-NEXT:   %i = zext i32 %s to i64
; CHECK-NEXT:   %p = getelementptr inbounds [32 x i8], ptr @wrong, i64 0, i64 %i
; CHECK-NEXT:   %r = load i8, ptr %p, align 1
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @all_the_same(i64 %i) {
; CHECK-NEXT:   ret i32 7
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.cttz.i32(i32, i1 immarg) #1
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
