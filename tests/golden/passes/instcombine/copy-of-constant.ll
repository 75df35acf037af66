; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; A variable that only ever holds a copy of a constant is the constant. Not where anybody may write it or keep its address, where the copy
; goes to its middle or comes from less than it holds, and not where offsets would wrap at another width.

target datalayout = "e-p5:32:32-i64:64-i128:128-n16:32:64"

@c = private unnamed_addr constant [64 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", align 4
@short = private constant [8 x i8] c"01234567", align 4
@low = private constant [64 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", align 1
@var = global [64 x i8] zeroinitializer, align 4

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p5.p0.i64(ptr addrspace(5), ptr, i64, i1)
declare void @g(ptr)

define i8 @reads(i64 %i) {
  %a = alloca [64 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  %early = load i8, ptr %a
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @c, i64 64, i1 false)
  %p = getelementptr inbounds [64 x i8], ptr %a, i64 0, i64 %i
  %q = getelementptr inbounds i8, ptr %p, i64 1
  %x = load i8, ptr %p
  %y = load i8, ptr %q
  %z = load i8, ptr %a
  %s = add i8 %x, %y
  %t = add i8 %s, %z
  %r = xor i8 %t, %early
  call void @llvm.lifetime.end.p0(ptr %a)
  ret i8 %r
}

define i32 @through_the_local_space(i32 %i) {
  %a = alloca [16 x i32], align 4
  %l = addrspacecast ptr %a to ptr addrspace(5)
  call void @llvm.memcpy.p5.p0.i64(ptr addrspace(5) %l, ptr @c, i64 64, i1 false)
  %p = getelementptr inbounds i32, ptr addrspace(5) %l, i32 %i
  %x = load i32, ptr addrspace(5) %p, align 4
  ret i32 %x
}

define i8 @from_the_middle_of_the_constant(i64 %i) {
  %a = alloca [60 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr getelementptr inbounds (i8, ptr @c, i64 4), i64 60, i1 false)
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p
  ret i8 %x
}

define i32 @may_wrap_at_32_bits(i64 %i) {
  %a = alloca [16 x i32], align 4
  %l = addrspacecast ptr %a to ptr addrspace(5)
  call void @llvm.memcpy.p5.p0.i64(ptr addrspace(5) %l, ptr @c, i64 64, i1 false)
  %p = getelementptr i32, ptr addrspace(5) %l, i64 %i
  %x = load i32, ptr addrspace(5) %p, align 4
  ret i32 %x
}

define i8 @written(i64 %i) {
  %a = alloca [64 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @c, i64 64, i1 false)
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  store i8 0, ptr %p
  %x = load i8, ptr %a
  ret i8 %x
}

define i8 @kept(i64 %i) {
  %a = alloca [64 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @c, i64 64, i1 false)
  call void @g(ptr %a)
  %x = load i8, ptr %a
  ret i8 %x
}

define i8 @to_the_middle(i64 %i) {
  %a = alloca [64 x i8], align 4
  %m = getelementptr inbounds i8, ptr %a, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr %m, ptr @c, i64 60, i1 false)
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p
  ret i8 %x
}

define i8 @twice(i64 %i) {
  %a = alloca [64 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @c, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @low, i64 64, i1 false)
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p
  ret i8 %x
}

define i8 @less_than_the_variable(i64 %i) {
  %a = alloca [64 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @short, i64 8, i1 false)
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p
  ret i8 %x
}

define i32 @less_aligned(i64 %i) {
  %a = alloca [16 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @low, i64 64, i1 false)
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  ret i32 %x
}

define i8 @no_constant(i64 %i) {
  %a = alloca [64 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @var, i64 64, i1 false)
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p
  ret i8 %x
}

define i8 @volatile_read(i64 %i) {
  %a = alloca [64 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @c, i64 64, i1 false)
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load volatile i8, ptr %p
  ret i8 %x
}

; CHECK: target datalayout = "e-p5:32:32-i64:64-i128:128-n16:32:64"
; CHECK: @c = private unnamed_addr constant [64 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", align 4
; CHECK-NEXT: @short = private constant [8 x i8] c"01234567", align 4
; CHECK-NEXT: @low = private constant [64 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", align 1
; CHECK-NEXT: @var = global [64 x i8] zeroinitializer, align 4
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p0.i64(ptr addrspace(5) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
; CHECK: declare void @g(ptr)
; CHECK-LABEL: define i8 @reads(i64 %i) {
; CHECK-NEXT:   %1 = getelementptr inbounds i8, ptr @c, i64 %i
; CHECK-NEXT:   %2 = getelementptr inbounds nuw i8, ptr %1, i64 1
; CHECK-NEXT:   %x = load i8, ptr %1, align 1
; CHECK-NEXT:   %y = load i8, ptr %2, align 1
; CHECK-NEXT:   %s = add i8 %x, %y
; CHECK-NEXT:   %t = add i8 %s, 65
; CHECK-NEXT:   %r = xor i8 %t, 65
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @through_the_local_space(i32 %i) {
; CHECK-NEXT:   %1 = sext i32 %i to i64
; CHECK-NEXT:   %2 = getelementptr inbounds i32, ptr @c, i64 %1
; CHECK-NEXT:   %x = load i32, ptr %2, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @from_the_middle_of_the_constant(i64 %i) {
; CHECK-NEXT:   %1 = getelementptr inbounds i8, ptr getelementptr inbounds (i8, ptr @c, i64 4), i64 %i
; CHECK-NEXT:   %x = load i8, ptr %1, align 1
; CHECK-NEXT:   ret i8 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @may_wrap_at_32_bits(i64 %i) {
; CHECK-NEXT:   %a = alloca [16 x i32], align 4
; CHECK-NEXT:   %l = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p0.i64(ptr addrspace(5) noundef align 4 dereferenceable(64) %l, ptr noundef nonnull align 4 dereferenceable(64) @c, i64 64, i1 false)
; CHECK-NEXT:   %1 = trunc i64 %i to i32
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(5) %l, i32 %1
; CHECK-NEXT:   %x = load i32, ptr addrspace(5) %p, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @written(i64 %i) {
; CHECK-NEXT:   %a = alloca [64 x i8], align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %a, ptr noundef nonnull align 4 dereferenceable(64) @c, i64 64, i1 false)
; CHECK-NEXT:   %p = getelementptr inbounds i8, ptr %a, i64 %i
; CHECK-NEXT:   store i8 0, ptr %p, align 1
; CHECK-NEXT:   %x = load i8, ptr %a, align 1
; CHECK-NEXT:   ret i8 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @kept(i64 %i) {
; CHECK-NEXT:   %a = alloca [64 x i8], align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %a, ptr noundef nonnull align 4 dereferenceable(64) @c, i64 64, i1 false)
; CHECK-NEXT:   call void @g(ptr nonnull %a)
; CHECK-NEXT:   %x = load i8, ptr %a, align 1
; CHECK-NEXT:   ret i8 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @to_the_middle(i64 %i) {
; CHECK-NEXT:   %a = alloca [64 x i8], align 4
; CHECK-NEXT:   %m = getelementptr inbounds nuw i8, ptr %a, i64 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(60) %m, ptr noundef nonnull align 4 dereferenceable(60) @c, i64 60, i1 false)
; CHECK-NEXT:   %p = getelementptr inbounds i8, ptr %a, i64 %i
; CHECK-NEXT:   %x = load i8, ptr %p, align 1
; CHECK-NEXT:   ret i8 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @twice(i64 %i) {
; CHECK-NEXT:   %a = alloca [64 x i8], align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %a, ptr noundef nonnull align 4 dereferenceable(64) @c, i64 64, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %a, ptr noundef nonnull align 1 dereferenceable(64) @low, i64 64, i1 false)
; CHECK-NEXT:   %p = getelementptr inbounds i8, ptr %a, i64 %i
; CHECK-NEXT:   %x = load i8, ptr %p, align 1
; CHECK-NEXT:   ret i8 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @less_than_the_variable(i64 %i) {
; CHECK-NEXT:   %a = alloca [64 x i8], align 4
; CHECK-NEXT:   store i64 3978425819141910832, ptr %a, align 4
; CHECK-NEXT:   %p = getelementptr inbounds i8, ptr %a, i64 %i
; CHECK-NEXT:   %x = load i8, ptr %p, align 1
; CHECK-NEXT:   ret i8 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @less_aligned(i64 %i) {
; CHECK-NEXT:   %a = alloca [16 x i32], align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %a, ptr noundef nonnull align 1 dereferenceable(64) @low, i64 64, i1 false)
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @no_constant(i64 %i) {
; CHECK-NEXT:   %a = alloca [64 x i8], align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %a, ptr noundef nonnull align 4 dereferenceable(64) @var, i64 64, i1 false)
; CHECK-NEXT:   %p = getelementptr inbounds i8, ptr %a, i64 %i
; CHECK-NEXT:   %x = load i8, ptr %p, align 1
; CHECK-NEXT:   ret i8 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i8 @volatile_read(i64 %i) {
; CHECK-NEXT:   %a = alloca [64 x i8], align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %a, ptr noundef nonnull align 4 dereferenceable(64) @c, i64 64, i1 false)
; CHECK-NEXT:   %p = getelementptr inbounds i8, ptr %a, i64 %i
; CHECK-NEXT:   %x = load volatile i8, ptr %p, align 1
; CHECK-NEXT:   ret i8 %x
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
