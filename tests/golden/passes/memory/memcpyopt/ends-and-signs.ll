; RUN: %nvopt -passes=memcpyopt -S %s | FileCheck %s
; A fill does not move behind a call in which the thread may end; offsets are not numbers of the length's type.
@g = global [64 x i8] zeroinitializer
declare void @mayexit() memory(inaccessiblemem: readwrite) nounwind

define void @leave(ptr noalias %b) {
  call void @llvm.memset.p0.i64(ptr @g, i8 1, i64 64, i1 false)
  call void @mayexit()
  call void @llvm.memcpy.p0.p0.i64(ptr @g, ptr %b, i64 16, i1 false)
  ret void
}

define void @origin(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
  call void @llvm.memcpy.p0.p0.i8(ptr %a, ptr %b, i8 200, i1 false)
  %a2 = getelementptr i8, ptr %a, i64 144
  call void @llvm.memcpy.p0.p0.i8(ptr %c, ptr %a2, i8 16, i1 false)
  ret void
}

define void @fill(ptr noalias %a, ptr noalias %b) {
  call void @llvm.memset.p0.i8(ptr %a, i8 1, i8 200, i1 false)
  call void @llvm.memcpy.p0.p0.i8(ptr %a, ptr %b, i8 144, i1 false)
  ret void
}

; CHECK: @g = global [64 x i8] zeroinitializer
; CHECK: ; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare void @mayexit() #0
; CHECK-LABEL: define void @leave(ptr noalias %b) {
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr @g, i8 1, i64 64, i1 false)
; CHECK-NEXT:   call void @mayexit()
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr @g, ptr %b, i64 16, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @origin(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i8(ptr %a, ptr %b, i8 -56, i1 false)
; CHECK-NEXT:   %a2 = getelementptr i8, ptr %a, i64 144
; CHECK-NEXT:   %1 = getelementptr inbounds i8, ptr %b, i64 144
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i8(ptr %c, ptr %1, i8 16, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @fill(ptr noalias %a, ptr noalias %b) {
; CHECK-NEXT:   %1 = getelementptr inbounds i8, ptr %a, i64 144
; CHECK-NEXT:   call void @llvm.memset.p0.i8(ptr %1, i8 1, i8 56, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i8(ptr %a, ptr %b, i8 -112, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i8(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i8, i1 immarg) #1
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i8(ptr writeonly captures(none), i8, i8, i1 immarg) #2
; CHECK: attributes #0 = { nounwind memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
