; RUN: %nvopt -passes=lower-constant-intrinsics -S %s | FileCheck %s

@table = internal global [4 x i32] zeroinitializer
@weak = weak global [4 x i32] zeroinitializer
declare i1 @llvm.is.constant.i32(i32)
declare i1 @llvm.is.constant.p0(ptr)
declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg)
declare i32 @llvm.objectsize.i32.p0(ptr, i1 immarg, i1 immarg, i1 immarg)
declare void @slow(i32)
declare void @fast()

; What is not a constant now never is: the branch is decided, its other side gone, the barrier behind it unmoved.
define i32 @decides_the_branch(i32 %x) convergent {
entry:
  %c = call i1 @llvm.is.constant.i32(i32 %x)
  %n = xor i1 %c, true
  br i1 %n, label %general, label %special
special:
  call void @fast()
  br label %out
general:
  call void @slow(i32 %x)
  br label %out
out:
  %r = phi i32 [ 1, %special ], [ %x, %general ]
  call void @llvm.nvvm.barrier0()
  ret i32 %r
}
declare void @llvm.nvvm.barrier0()

; A number is one; an address that the linker fixes is not, nor one computed from it.
define i1 @number() {
  %c = call i1 @llvm.is.constant.i32(i32 7)
  ret i1 %c
}
define i1 @address() {
  %c = call i1 @llvm.is.constant.p0(ptr getelementptr (i8, ptr @table, i64 4))
  ret i1 %c
}

; Of two objects the larger, or the smaller where the second argument asks for the least.
define i64 @most(i1 %k) {
  %a = alloca [8 x i8]
  %b = alloca [16 x i8]
  %p = select i1 %k, ptr %a, ptr %b
  %n = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  ret i64 %n
}
define i64 @least_behind_a_phi(i1 %k) {
entry:
  %a = alloca [8 x i8]
  %b = alloca [16 x i8]
  br i1 %k, label %l, label %r
l:
  br label %r
r:
  %p = phi ptr [ %a, %entry ], [ %b, %l ]
  %q = getelementptr i8, ptr %p, i64 6
  %n = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 true, i1 true, i1 false)
  ret i64 %n
}
; A pointer that walks has no offset.
define i64 @walks(i1 %k) {
entry:
  %a = alloca [8 x i8]
  br label %loop
loop:
  %p = phi ptr [ %a, %entry ], [ %q, %loop ]
  %q = getelementptr i8, ptr %p, i64 1
  %n = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  br i1 %k, label %loop, label %out
out:
  ret i64 %n
}
; Not known: all ones, or nothing where the least is asked for; another module may have a larger one of a weak variable,
; but no smaller one.
define i64 @unknown_most(ptr %p) {
  %n = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  ret i64 %n
}
define i32 @unknown_least(ptr %p) {
  %n = call i32 @llvm.objectsize.i32.p0(ptr %p, i1 true, i1 true, i1 false)
  ret i32 %n
}
define i32 @weak_least() {
  %n = call i32 @llvm.objectsize.i32.p0(ptr @weak, i1 true, i1 true, i1 false)
  ret i32 %n
}
define i64 @weak_most() {
  %n = call i64 @llvm.objectsize.i64.p0(ptr @weak, i1 false, i1 true, i1 false)
  ret i64 %n
}
; An argument by value is as large as its type says.
define i64 @by_value(ptr byval([12 x i8]) %p) {
  %n = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  ret i64 %n
}

; CHECK: @table = internal global [4 x i32] zeroinitializer
; CHECK-NEXT: @weak = weak global [4 x i32] zeroinitializer
; CHECK: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.is.constant.i32(i32) #0
; CHECK: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.is.constant.p0(ptr) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #1
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.objectsize.i32.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #1
; CHECK: declare void @slow(i32)
; CHECK: declare void @fast()
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: define i32 @decides_the_branch(i32 %x) #2 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %general
; CHECK: general:                                          ; preds = %entry
; CHECK-NEXT:   call void @slow(i32 %x)
; CHECK-NEXT:   br label %out
; CHECK: out:                                              ; preds = %general
; CHECK-NEXT:   %r = phi i32 [ %x, %general ]
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @number() {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @address() {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @most(i1 %k) {
; CHECK-NEXT:   ret i64 16
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @least_behind_a_phi(i1 %k) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %k, label %l, label %r
; CHECK: l:                                                ; preds = %entry
; CHECK-NEXT:   br label %r
; CHECK: r:                                                ; preds = %l, %entry
; CHECK-NEXT:   ret i64 2
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @walks(i1 %k) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = alloca [8 x i8], align 1
; CHECK-NEXT:   br label %loop
; CHECK: loop:                                             ; preds = %loop, %entry
; CHECK-NEXT:   %p = phi ptr [ %a, %entry ], [ %q, %loop ]
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 1
; CHECK-NEXT:   br i1 %k, label %loop, label %out
; CHECK: out:                                              ; preds = %loop
; CHECK-NEXT:   ret i64 -1
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @unknown_most(ptr %p) {
; CHECK-NEXT:   ret i64 -1
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @unknown_least(ptr %p) {
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @weak_least() {
; CHECK-NEXT:   ret i32 16
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @weak_most() {
; CHECK-NEXT:   ret i64 -1
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @by_value(ptr byval([12 x i8]) %p) {
; CHECK-NEXT:   ret i64 12
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3
; CHECK: attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #2 = { convergent }
; CHECK-NEXT: attributes #3 = { convergent nocallback nounwind }
