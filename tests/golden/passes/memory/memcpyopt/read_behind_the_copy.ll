; RUN: %nvopt -passes=memcpyopt -S %s | FileCheck %s

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @fill(ptr captures(none)) nocallback
declare void @look(ptr captures(none) readonly)

; Both are only read behind the copy: one slot.
define void @both_read(ptr %out) {
  %a = alloca [24 x i8], align 8
  %b = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @fill(ptr %a)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 24, i1 false)
  call void @look(ptr %a)
  call void @look(ptr %b)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %out, ptr align 8 %a, i64 24, i1 false)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %b)
  ret void
}

; The copy is written to: its source keeps what it held.
define void @copy_written(ptr %out) {
  %a = alloca [24 x i8], align 8
  %b = alloca [24 x i8], align 8
  call void @fill(ptr %a)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 24, i1 false)
  call void @fill(ptr %b)
  call void @look(ptr %a)
  call void @look(ptr %b)
  ret void
}

; The source is written to: the copy keeps it.
define void @source_written(ptr %out) {
  %a = alloca [24 x i8], align 8
  %b = alloca [24 x i8], align 8
  call void @fill(ptr %a)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 24, i1 false)
  call void @fill(ptr %a)
  call void @look(ptr %a)
  call void @look(ptr %b)
  ret void
}

; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
; CHECK: ; Function Attrs: nocallback
; CHECK-NEXT: declare void @fill(ptr captures(none)) #2
; CHECK: declare void @look(ptr readonly captures(none))
; CHECK-LABEL: define void @both_read(ptr %out) {
; CHECK-NEXT:   %a = alloca [24 x i8], align 8
; CHECK-NEXT:   call void @fill(ptr %a)
; CHECK-NEXT:   call void @look(ptr %a)
; CHECK-NEXT:   call void @look(ptr %a)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %out, ptr align 8 %a, i64 24, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @copy_written(ptr %out) {
; CHECK-NEXT:   %a = alloca [24 x i8], align 8
; CHECK-NEXT:   %b = alloca [24 x i8], align 8
; CHECK-NEXT:   call void @fill(ptr %a)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 24, i1 false)
; CHECK-NEXT:   call void @fill(ptr %b)
; CHECK-NEXT:   call void @look(ptr %a)
; CHECK-NEXT:   call void @look(ptr %b)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @source_written(ptr %out) {
; CHECK-NEXT:   %a = alloca [24 x i8], align 8
; CHECK-NEXT:   %b = alloca [24 x i8], align 8
; CHECK-NEXT:   call void @fill(ptr %a)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 24, i1 false)
; CHECK-NEXT:   call void @fill(ptr %a)
; CHECK-NEXT:   call void @look(ptr %a)
; CHECK-NEXT:   call void @look(ptr %b)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #2 = { nocallback }
