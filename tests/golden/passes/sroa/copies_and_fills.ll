; RUN: %nvopt -passes='sroa' -S %s | FileCheck %s
; A copy is cut at the borders of what its ends become: loads and stores where one end is a value, a smaller copy where it is memory. A fill is a value repeated. Volatile
; copies, and those whose length is unknown, keep both ends.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define float @out_of_memory(ptr %from) {
  %a = alloca { i32, float, [16 x i8] }, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %from, i64 24, i1 false)
  %q = getelementptr i8, ptr %a, i64 4
  %v = load float, ptr %q
  ret float %v
}
define void @between_two(i32 %x, ptr %to) {
  %a = alloca { i32, i32 }
  %b = alloca { i32, i32 }
  store i32 %x, ptr %a
  %q = getelementptr i8, ptr %a, i64 4
  store i32 7, ptr %q
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 8, i1 false)
  %r = getelementptr i8, ptr %b, i64 4
  %v = load i32, ptr %r
  %w = load i32, ptr %b
  %s = sub i32 %w, %v
  store i32 %s, ptr %to
  ret void
}
define i32 @other_space(ptr addrspace(1) %from) {
  %a = alloca [2 x i32]
  call void @llvm.memmove.p0.p1.i64(ptr align 4 %a, ptr addrspace(1) align 4 %from, i64 8, i1 false)
  %q = getelementptr i8, ptr %a, i64 4
  %v = load i32, ptr %q
  ret i32 %v
}
define i32 @fill_byte(i8 %b) {
  %a = alloca [8 x i8]
  call void @llvm.memset.p0.i64(ptr %a, i8 %b, i64 8, i1 false)
  %v = load i32, ptr %a
  ret i32 %v
}
define i32 @volatile_copy(ptr %from) {
  %a = alloca i32
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %from, i64 4, i1 true)
  %v = load i32, ptr %a
  ret i32 %v
}
define i32 @length_unknown(ptr %from, i64 %n) {
  %a = alloca [8 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %from, i64 %n, i1 false)
  %v = load i32, ptr %a
  ret i32 %v
}

; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memmove.p0.p1.i64(ptr writeonly captures(none), ptr addrspace(1) readonly captures(none), i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
; CHECK-LABEL: define float @out_of_memory(ptr %from) {
; CHECK-NEXT:   %1 = getelementptr inbounds i8, ptr %from, i64 4
; CHECK-NEXT:   %2 = load float, ptr %1, align 4
; CHECK-NEXT:   ret float %2
; CHECK-NEXT: }
; CHECK-LABEL: define void @between_two(i32 %x, ptr %to) {
; CHECK-NEXT:   %s = sub i32 %x, 7
; CHECK-NEXT:   store i32 %s, ptr %to, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @other_space(ptr addrspace(1) %from) {
; CHECK-NEXT:   %1 = getelementptr inbounds i8, ptr addrspace(1) %from, i64 4
; CHECK-NEXT:   %2 = load i32, ptr addrspace(1) %1, align 4
; CHECK-NEXT:   ret i32 %2
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @fill_byte(i8 %b) {
; CHECK-NEXT:   %1 = zext i8 %b to i32
; CHECK-NEXT:   %2 = mul i32 %1, 16843009
; CHECK-NEXT:   ret i32 %2
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @volatile_copy(ptr %from) {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %from, i64 4, i1 true)
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @length_unknown(ptr %from, i64 %n) {
; CHECK-NEXT:   %a = alloca [8 x i32], align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %from, i64 %n, i1 false)
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
