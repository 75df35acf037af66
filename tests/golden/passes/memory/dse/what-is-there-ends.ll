; RUN: %nvopt -passes=dse -S %s | FileCheck %s
; What was stored is not there any more behind the end of a lifetime; where the thread may unwind or leave, in a branch too, what was stored is seen.
@g = global i32 0
declare void @use(ptr readonly captures(none)) memory(argmem: read) nounwind willreturn
declare void @throws() memory(inaccessiblemem: readwrite) willreturn
declare void @leaves(ptr) memory(argmem: read, inaccessiblemem: readwrite) nounwind

define void @lifetime() {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 1, ptr %a
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 1, ptr %a
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}

define void @branch_throws(i1 %c) {
  store i32 1, ptr @g
  br i1 %c, label %t, label %j
t:
  call void @throws()
  br label %j
j:
  store i32 2, ptr @g
  ret void
}

define void @may_leave(ptr noalias %q) {
  store i32 1, ptr @g
  call void @leaves(ptr %q)
  store i32 2, ptr @g
  ret void
}

; The offset of the rest of a fill is not a number of the length's type.
define void @beyond_the_sign(ptr %p) {
  call void @llvm.memset.p0.i8(ptr %p, i8 1, i8 200, i1 false)
  call void @llvm.memset.p0.i8(ptr %p, i8 2, i8 144, i1 false)
  ret void
}

; CHECK: @g = global i32 0
; CHECK: ; Function Attrs: nounwind willreturn memory(argmem: read)
; CHECK-NEXT: declare void @use(ptr readonly captures(none)) #0
; CHECK: ; Function Attrs: willreturn memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare void @throws() #1
; CHECK: ; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
; CHECK-NEXT: declare void @leaves(ptr) #2
; CHECK-LABEL: define void @lifetime() {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a)
; CHECK-NEXT:   store i32 1, ptr %a, align 4
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   call void @llvm.lifetime.end.p0(ptr %a)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a)
; CHECK-NEXT:   store i32 1, ptr %a, align 4
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   call void @llvm.lifetime.end.p0(ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @branch_throws(i1 %c) {
; CHECK-NEXT:   store i32 1, ptr @g, align 4
; CHECK-NEXT:   br i1 %c, label %t, label %j
; CHECK: t:                                                ; preds = %0
; CHECK-NEXT:   call void @throws()
; CHECK-NEXT:   br label %j
; CHECK: j:                                                ; preds = %t, %0
; CHECK-NEXT:   store i32 2, ptr @g, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @may_leave(ptr noalias %q) {
; CHECK-NEXT:   store i32 1, ptr @g, align 4
; CHECK-NEXT:   call void @leaves(ptr %q)
; CHECK-NEXT:   store i32 2, ptr @g, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @beyond_the_sign(ptr %p) {
; CHECK-NEXT:   %1 = getelementptr inbounds i8, ptr %p, i64 144
; CHECK-NEXT:   call void @llvm.memset.p0.i8(ptr %1, i8 1, i8 56, i1 false)
; CHECK-NEXT:   call void @llvm.memset.p0.i8(ptr %p, i8 2, i8 -112, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.end.p0(ptr captures(none)) #3
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.start.p0(ptr captures(none)) #3
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i8(ptr writeonly captures(none), i8, i8, i1 immarg) #4
; CHECK: attributes #0 = { nounwind willreturn memory(argmem: read) }
; CHECK-NEXT: attributes #1 = { willreturn memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #2 = { nounwind memory(argmem: read, inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
