; RUN: %nvopt -passes=lower-aggr-copies -verify-each -S %s | FileCheck %s
; Loops for long copies and unknown lengths, as wide as alignments allow; both directions only where the two may overlap.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [1024 x i8] undef, align 16
@k = addrspace(1) global [1024 x i8] zeroinitializer, align 16
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @constant(ptr %d, ptr %s) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 1003, i1 false)
  ret void
}
define void @unknown(ptr %d, ptr %s, i64 %n) {
  %b = shl i64 %n, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 %b, i1 false)
  ret void
}
define void @move(ptr %d, ptr %s) {
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %d, ptr align 4 %s, i64 256, i1 false)
  ret void
}
define void @move_apart() {
  call void @llvm.memmove.p3.p1.i64(ptr addrspace(3) align 16 @s, ptr addrspace(1) align 16 @k, i64 1024, i1 false)
  ret void
}
define void @fill(ptr %d, i8 %x) {
  call void @llvm.memset.p0.i64(ptr align 16 %d, i8 %x, i64 128, i1 false)
  ret void
}
define void @aggregate(ptr %d, ptr noalias %s) {
  %v = load [64 x i32], ptr %s, align 4
  store [64 x i32] %v, ptr %d, align 4
  ret void
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @s = internal addrspace(3) global [1024 x i8] undef, align 16
; CHECK-NEXT: @k = addrspace(1) global [1024 x i8] zeroinitializer, align 16
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memmove.p3.p1.i64(ptr addrspace(3) writeonly captures(none), ptr addrspace(1) readonly captures(none), i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
; CHECK-LABEL: define void @constant(ptr %d, ptr %s) {
; CHECK-NEXT:   br label %forward.for
; CHECK: forward.for:                                      ; preds = %forward.for, %0
; CHECK-NEXT:   %1 = phi i64 [ 0, %0 ], [ %3, %forward.for ]
; CHECK-NEXT:   %src.memmove.gep.unroll = getelementptr i8, ptr %s, i64 %1
; CHECK-NEXT:   %2 = load <8 x i8>, ptr %src.memmove.gep.unroll, align 8
; CHECK-NEXT:   %"dst.memmove.gep,unroll" = getelementptr i8, ptr %d, i64 %1
; CHECK-NEXT:   store <8 x i8> %2, ptr %"dst.memmove.gep,unroll", align 8
; CHECK-NEXT:   %3 = add i64 %1, 8
; CHECK-NEXT:   %4 = icmp ne i64 %3, 1000
; CHECK-NEXT:   br i1 %4, label %forward.for, label %5
; CHECK: 5:                                                ; preds = %forward.for
; CHECK-NEXT:   %src.memmove.gep.unroll1 = getelementptr i8, ptr %s, i64 1000
; CHECK-NEXT:   %6 = load <2 x i8>, ptr %src.memmove.gep.unroll1, align 2
; CHECK-NEXT:   %"dst.memmove.gep,unroll2" = getelementptr i8, ptr %d, i64 1000
; CHECK-NEXT:   store <2 x i8> %6, ptr %"dst.memmove.gep,unroll2", align 2
; CHECK-NEXT:   %src.memmove.gep.unroll3 = getelementptr i8, ptr %s, i64 1002
; CHECK-NEXT:   %7 = load i8, ptr %src.memmove.gep.unroll3, align 1
; CHECK-NEXT:   %"dst.memmove.gep,unroll4" = getelementptr i8, ptr %d, i64 1002
; CHECK-NEXT:   store i8 %7, ptr %"dst.memmove.gep,unroll4", align 1
; CHECK-NEXT:   br label %split
; CHECK: split:                                            ; preds = %5
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @unknown(ptr %d, ptr %s, i64 %n) {
; CHECK-NEXT:   %b = shl i64 %n, 2
; CHECK-NEXT:   %1 = freeze i64 %b
; CHECK-NEXT:   %2 = icmp ne i64 %1, 0
; CHECK-NEXT:   br i1 %2, label %nonzerotrip, label %split
; CHECK: nonzerotrip:                                      ; preds = %0
; CHECK-NEXT:   br label %forward.for
; CHECK: forward.for:                                      ; preds = %forward.for, %nonzerotrip
; CHECK-NEXT:   %3 = phi i64 [ 0, %nonzerotrip ], [ %5, %forward.for ]
; CHECK-NEXT:   %src.memmove.gep.unroll = getelementptr i8, ptr %s, i64 %3
; CHECK-NEXT:   %4 = load <4 x i8>, ptr %src.memmove.gep.unroll, align 4
; CHECK-NEXT:   %"dst.memmove.gep,unroll" = getelementptr i8, ptr %d, i64 %3
; CHECK-NEXT:   store <4 x i8> %4, ptr %"dst.memmove.gep,unroll", align 4
; CHECK-NEXT:   %5 = add i64 %3, 4
; CHECK-NEXT:   %6 = icmp ne i64 %5, %1
; CHECK-NEXT:   br i1 %6, label %forward.for, label %split
; CHECK: split:                                            ; preds = %forward.for, %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @move(ptr %d, ptr %s) {
; CHECK-NEXT:   %1 = icmp ult ptr %s, %d
; CHECK-NEXT:   br i1 %1, label %2, label %3
; CHECK: 2:                                                ; preds = %0
; CHECK-NEXT:   br label %reverse.for
; CHECK: 3:                                                ; preds = %0
; CHECK-NEXT:   br label %forward.for
; CHECK: reverse.for:                                      ; preds = %reverse.for, %2
; CHECK-NEXT:   %4 = phi i64 [ 256, %2 ], [ %5, %reverse.for ]
; CHECK-NEXT:   %5 = sub i64 %4, 4
; CHECK-NEXT:   %src.memmove.gep.unroll = getelementptr i8, ptr %s, i64 %5
; CHECK-NEXT:   %6 = load <4 x i8>, ptr %src.memmove.gep.unroll, align 4
; CHECK-NEXT:   %"dst.memmove.gep,unroll" = getelementptr i8, ptr %d, i64 %5
; CHECK-NEXT:   store <4 x i8> %6, ptr %"dst.memmove.gep,unroll", align 4
; CHECK-NEXT:   %7 = icmp ne i64 %5, 0
; CHECK-NEXT:   br i1 %7, label %reverse.for, label %split
; CHECK: forward.for:                                      ; preds = %forward.for, %3
; CHECK-NEXT:   %8 = phi i64 [ 0, %3 ], [ %10, %forward.for ]
; CHECK-NEXT:   %src.memmove.gep.unroll1 = getelementptr i8, ptr %s, i64 %8
; CHECK-NEXT:   %9 = load <4 x i8>, ptr %src.memmove.gep.unroll1, align 4
; CHECK-NEXT:   %"dst.memmove.gep,unroll2" = getelementptr i8, ptr %d, i64 %8
; CHECK-NEXT:   store <4 x i8> %9, ptr %"dst.memmove.gep,unroll2", align 4
; CHECK-NEXT:   %10 = add i64 %8, 4
; CHECK-NEXT:   %11 = icmp ne i64 %10, 256
; CHECK-NEXT:   br i1 %11, label %forward.for, label %split
; CHECK: split:                                            ; preds = %forward.for, %reverse.for
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @move_apart() {
; CHECK-NEXT:   br label %forward.for
; CHECK: forward.for:                                      ; preds = %forward.for, %0
; CHECK-NEXT:   %1 = phi i64 [ 0, %0 ], [ %3, %forward.for ]
; CHECK-NEXT:   %src.memmove.gep.unroll = getelementptr i8, ptr addrspace(1) @k, i64 %1
; CHECK-NEXT:   %2 = load <16 x i8>, ptr addrspace(1) %src.memmove.gep.unroll, align 16
; CHECK-NEXT:   %"dst.memmove.gep,unroll" = getelementptr i8, ptr addrspace(3) @s, i64 %1
; CHECK-NEXT:   store <16 x i8> %2, ptr addrspace(3) %"dst.memmove.gep,unroll", align 16
; CHECK-NEXT:   %3 = add i64 %1, 16
; CHECK-NEXT:   %4 = icmp ne i64 %3, 1024
; CHECK-NEXT:   br i1 %4, label %forward.for, label %split
; CHECK: split:                                            ; preds = %forward.for
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @fill(ptr %d, i8 %x) {
; CHECK-NEXT:   br label %forward.for
; CHECK: forward.for:                                      ; preds = %forward.for, %0
; CHECK-NEXT:   %1 = phi i64 [ 0, %0 ], [ %4, %forward.for ]
; CHECK-NEXT:   %2 = zext i8 %x to i64
; CHECK-NEXT:   %3 = mul i64 %2, 72340172838076673
; CHECK-NEXT:   %"dst.memmove.gep,unroll" = getelementptr i8, ptr %d, i64 %1
; CHECK-NEXT:   store i64 %3, ptr %"dst.memmove.gep,unroll", align 8
; CHECK-NEXT:   %4 = add i64 %1, 8
; CHECK-NEXT:   %5 = icmp ne i64 %4, 128
; CHECK-NEXT:   br i1 %5, label %forward.for, label %split
; CHECK: split:                                            ; preds = %forward.for
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @aggregate(ptr %d, ptr noalias %s) {
; CHECK-NEXT:   br label %forward.for
; CHECK: forward.for:                                      ; preds = %forward.for, %0
; CHECK-NEXT:   %1 = phi i64 [ 0, %0 ], [ %3, %forward.for ]
; CHECK-NEXT:   %src.memmove.gep.unroll = getelementptr i8, ptr %s, i64 %1
; CHECK-NEXT:   %2 = load <4 x i8>, ptr %src.memmove.gep.unroll, align 4
; CHECK-NEXT:   %"dst.memmove.gep,unroll" = getelementptr i8, ptr %d, i64 %1
; CHECK-NEXT:   store <4 x i8> %2, ptr %"dst.memmove.gep,unroll", align 4
; CHECK-NEXT:   %3 = add i64 %1, 4
; CHECK-NEXT:   %4 = icmp ne i64 %3, 256
; CHECK-NEXT:   br i1 %4, label %forward.for, label %split
; CHECK: split:                                            ; preds = %forward.for
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
