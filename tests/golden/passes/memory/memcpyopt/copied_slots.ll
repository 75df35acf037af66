; RUN: %nvopt -passes=memcpyopt -verify-each -verify-memoryssa -S %s | FileCheck %s
; A stack slot that is copied whole and not needed behind the copy is the slot that it is copied to.
declare void @fill(ptr captures(none))
declare void @use(ptr captures(none))
declare void @keep(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

define i32 @one_after_the_other(i1 %c) {
entry:
  %b = alloca [16 x i8], align 16
  %a = alloca [16 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  br i1 %c, label %then, label %meet
then:
  call void @fill(ptr %a)
  br label %meet
meet:
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr %a)
  %p = getelementptr i8, ptr %b, i64 4
  store i32 1, ptr %p, !tbaa !0
  call void @use(ptr %b)
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
define void @needed_behind() {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  call void @fill(ptr %a)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
  call void @fill(ptr %a)
  call void @use(ptr %b)
  ret void
}
define void @in_a_loop(i1 %c) {
entry:
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  br label %loop
loop:
  call void @fill(ptr %a)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
  call void @use(ptr %b)
  br i1 %c, label %loop, label %end
end:
  ret void
}
define void @captured() {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  call void @keep(ptr %a)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
  call void @use(ptr %b)
  ret void
}
define void @in_part() {
  %a = alloca [16 x i8]
  %b = alloca [32 x i8]
  call void @fill(ptr %a)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
  call void @use(ptr %b)
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}

; CHECK: declare void @fill(ptr captures(none))
; CHECK: declare void @use(ptr captures(none))
; CHECK: declare void @keep(ptr)
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
; CHECK-LABEL: define i32 @one_after_the_other(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = alloca [16 x i8], align 16
; CHECK-NEXT:   br i1 %c, label %then, label %meet
; CHECK: then:                                             ; preds = %entry
; CHECK-NEXT:   call void @fill(ptr %a)
; CHECK-NEXT:   br label %meet
; CHECK: meet:                                             ; preds = %then, %entry
; CHECK-NEXT:   %p = getelementptr i8, ptr %a, i64 4
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define void @needed_behind() {
; CHECK-NEXT:   %a = alloca [16 x i8], align 1
; CHECK-NEXT:   %b = alloca [16 x i8], align 1
; CHECK-NEXT:   call void @fill(ptr %a)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
; CHECK-NEXT:   call void @fill(ptr %a)
; CHECK-NEXT:   call void @use(ptr %b)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @in_a_loop(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = alloca [16 x i8], align 1
; CHECK-NEXT:   %b = alloca [16 x i8], align 1
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   call void @fill(ptr %a)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
; CHECK-NEXT:   call void @use(ptr %b)
; CHECK-NEXT:   br i1 %c, label %loop, label %end
; CHECK: end:                                              ; preds = %loop
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @captured() {
; CHECK-NEXT:   %a = alloca [16 x i8], align 1
; CHECK-NEXT:   %b = alloca [16 x i8], align 1
; CHECK-NEXT:   call void @keep(ptr %a)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
; CHECK-NEXT:   call void @use(ptr %b)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @in_part() {
; CHECK-NEXT:   %a = alloca [16 x i8], align 1
; CHECK-NEXT:   %b = alloca [32 x i8], align 1
; CHECK-NEXT:   call void @fill(ptr %a)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
; CHECK-NEXT:   call void @use(ptr %b)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
