; RUN: %nvopt -passes=infer-address-spaces -S %s | FileCheck %s
; Generic null is not the null of shared memory, which is that window's first byte: what may be null does not come back from there.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [32 x i32] undef, align 4
declare void @use(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; The comparison keeps the generic select, the load takes a shared pointer, which null cannot have been.
define i32 @compared(i1 %c, ptr addrspace(3) %a) {
  %g = addrspacecast ptr addrspace(3) %a to ptr
  %s = select i1 %c, ptr %g, ptr null
  %z = icmp eq ptr %s, null
  br i1 %z, label %e, label %b
b:
  %v = load i32, ptr %s
  br label %e
e:
  %r = phi i32 [ -1, %0 ], [ %v, %b ]
  ret i32 %r
}
; A call alone: nothing to gain.
define void @passed_on(i1 %c, ptr addrspace(3) %a) {
  %g = addrspacecast ptr addrspace(3) %a to ptr
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %s = phi ptr [ %g, %x ], [ null, %0 ]
  call void @use(ptr %s)
  ret void
}
; A volatile access may mean null.
define i32 @volatile(i1 %c, ptr addrspace(3) %a) {
  %g = addrspacecast ptr addrspace(3) %a to ptr
  %s = select i1 %c, ptr %g, ptr null
  %v = load volatile i32, ptr %s
  %w = load i32, ptr %s
  %r = add i32 %v, %w
  ret i32 %r
}
; As does a function in which null is a place.
define i32 @null_is_valid(i1 %c, ptr addrspace(3) %a) null_pointer_is_valid {
  %g = addrspacecast ptr addrspace(3) %a to ptr
  %s = select i1 %c, ptr %g, ptr null
  %v = load i32, ptr %s
  ret i32 %v
}
; Only accesses: the generic select goes.
define i32 @accessed(i1 %c, ptr addrspace(3) %a) {
  %g = addrspacecast ptr addrspace(3) %a to ptr
  %s = select i1 %c, ptr null, ptr %g
  %p = getelementptr i32, ptr %s, i64 4
  store i32 1, ptr %p
  %v = load i32, ptr %s
  ret i32 %v
}
; A cast to the space and a memset of no bytes look at the clone of null itself.
define ptr addrspace(3) @cast(i1 %c, ptr addrspace(3) %a, i64 %n) {
  %g = addrspacecast ptr addrspace(3) %a to ptr
  %s = select i1 %c, ptr %g, ptr null
  call void @llvm.memset.p0.i64(ptr %s, i8 0, i64 %n, i1 false)
  %r = addrspacecast ptr %s to ptr addrspace(3)
  ret ptr addrspace(3) %r
}
; Around a loop, through a getelementptr, and from one select to the next.
define i1 @loop(i32 %n, i32 %t) {
  %base = addrspacecast ptr addrspace(3) @sh to ptr
  %mine = getelementptr i32, ptr %base, i32 %t
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i1, %h ]
  %p = phi ptr [ null, %0 ], [ %q, %h ]
  %hit = icmp eq i32 %i, %t
  %q = select i1 %hit, ptr %mine, ptr %p
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %h, label %e
e:
  store i32 1, ptr %q
  %found = icmp ne ptr %q, null
  ret i1 %found
}
; Global addresses are generic ones: null stays null there.
define i1 @global(i1 %c, ptr addrspace(1) %a) {
  %g = addrspacecast ptr addrspace(1) %a to ptr
  %s = select i1 %c, ptr %g, ptr null
  store i32 1, ptr %s
  %z = icmp eq ptr %s, null
  ret i1 %z
}
; Neither null: compared in the space. Undef may be any pointer of it.
define i1 @two(i1 %c, ptr addrspace(3) %a, ptr addrspace(3) %b) {
  %ga = addrspacecast ptr addrspace(3) %a to ptr
  %gb = addrspacecast ptr addrspace(3) %b to ptr
  %s = select i1 %c, ptr %ga, ptr undef
  %z = icmp eq ptr %s, %gb
  ret i1 %z
}
; One cast behind the join for two above it.
define ptr @joined(i1 %c, ptr addrspace(3) %a, ptr addrspace(3) %b) {
  %ga = addrspacecast ptr addrspace(3) %a to ptr
  %gb = addrspacecast ptr addrspace(3) %b to ptr
  %s = select i1 %c, ptr %ga, ptr %gb
  ret ptr %s
}
; Local and constant memory are windows as well.
define i1 @local(i1 %c) {
  %l = alloca i32
  %s = select i1 %c, ptr %l, ptr null
  store i32 1, ptr %s
  %z = icmp eq ptr %s, null
  ret i1 %z
}
; An offset from null is as little a pointer as null is.
define i1 @offset(i1 %c, ptr addrspace(3) %a) {
  %g = addrspacecast ptr addrspace(3) %a to ptr
  %s = select i1 %c, ptr %g, ptr getelementptr (i8, ptr null, i64 16)
  store i32 1, ptr %s
  %z = icmp eq ptr %s, getelementptr (i8, ptr null, i64 16)
  ret i1 %z
}

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @sh = internal addrspace(3) global [32 x i32] undef, align 4
; CHECK: declare void @use(ptr)
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0
; CHECK-LABEL: define i32 @compared(i1 %c, ptr addrspace(3) %a) {
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) %a to ptr
; CHECK-NEXT:   %1 = select i1 %c, ptr addrspace(3) %a, ptr addrspace(3) poison
; CHECK-NEXT:   %s = select i1 %c, ptr %g, ptr null
; CHECK-NEXT:   %z = icmp eq ptr %s, null
; CHECK-NEXT:   br i1 %z, label %e, label %b
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %1, align 4
; CHECK-NEXT:   br label %e
; CHECK: e:                                                ; preds = %b, %0
; CHECK-NEXT:   %r = phi i32 [ -1, %0 ], [ %v, %b ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define void @passed_on(i1 %c, ptr addrspace(3) %a) {
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) %a to ptr
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:                                                ; preds = %0
; CHECK-NEXT:   br label %y
; CHECK: y:                                                ; preds = %x, %0
; CHECK-NEXT:   %s = phi ptr [ %g, %x ], [ null, %0 ]
; CHECK-NEXT:   call void @use(ptr %s)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @volatile(i1 %c, ptr addrspace(3) %a) {
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) %a to ptr
; CHECK-NEXT:   %1 = select i1 %c, ptr addrspace(3) %a, ptr addrspace(3) poison
; CHECK-NEXT:   %s = select i1 %c, ptr %g, ptr null
; CHECK-NEXT:   %v = load volatile i32, ptr %s, align 4
; CHECK-NEXT:   %w = load i32, ptr addrspace(3) %1, align 4
; CHECK-NEXT:   %r = add i32 %v, %w
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: ; Function Attrs: null_pointer_is_valid
; CHECK-NEXT: define i32 @null_is_valid(i1 %c, ptr addrspace(3) %a) #1 {
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) %a to ptr
; CHECK-NEXT:   %s = select i1 %c, ptr %g, ptr null
; CHECK-NEXT:   %v = load i32, ptr %s, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @accessed(i1 %c, ptr addrspace(3) %a) {
; CHECK-NEXT:   %s = select i1 %c, ptr addrspace(3) poison, ptr addrspace(3) %a
; CHECK-NEXT:   %p = getelementptr i32, ptr addrspace(3) %s, i64 4
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-LABEL: define ptr addrspace(3) @cast(i1 %c, ptr addrspace(3) %a, i64 %n) {
; CHECK-NEXT:   %s = select i1 %c, ptr addrspace(3) %a, ptr addrspace(3) addrspacecast (ptr null to ptr addrspace(3))
; CHECK-NEXT:   call void @llvm.memset.p3.i64(ptr addrspace(3) %s, i8 0, i64 %n, i1 false)
; CHECK-NEXT:   ret ptr addrspace(3) %s
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @loop(i32 %n, i32 %t) {
; CHECK-NEXT:   %mine = getelementptr i32, ptr addrspace(3) @sh, i32 %t
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %mine to ptr
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %0
; CHECK-NEXT:   %i = phi i32 [ 0, %0 ], [ %i1, %h ]
; CHECK-NEXT:   %2 = phi ptr addrspace(3) [ poison, %0 ], [ %3, %h ]
; CHECK-NEXT:   %p = phi ptr [ null, %0 ], [ %q, %h ]
; CHECK-NEXT:   %hit = icmp eq i32 %i, %t
; CHECK-NEXT:   %3 = select i1 %hit, ptr addrspace(3) %mine, ptr addrspace(3) %2
; CHECK-NEXT:   %q = select i1 %hit, ptr %1, ptr %p
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %more = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %more, label %h, label %e
; CHECK: e:                                                ; preds = %h
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %3, align 4
; CHECK-NEXT:   %found = icmp ne ptr %q, null
; CHECK-NEXT:   ret i1 %found
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @global(i1 %c, ptr addrspace(1) %a) {
; CHECK-NEXT:   %s = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) addrspacecast (ptr null to ptr addrspace(1))
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %s, align 4
; CHECK-NEXT:   %z = icmp eq ptr addrspace(1) %s, addrspacecast (ptr null to ptr addrspace(1))
; CHECK-NEXT:   ret i1 %z
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @two(i1 %c, ptr addrspace(3) %a, ptr addrspace(3) %b) {
; CHECK-NEXT:   %s = select i1 %c, ptr addrspace(3) %a, ptr addrspace(3) undef
; CHECK-NEXT:   %z = icmp eq ptr addrspace(3) %s, %b
; CHECK-NEXT:   ret i1 %z
; CHECK-NEXT: }
; CHECK-LABEL: define ptr @joined(i1 %c, ptr addrspace(3) %a, ptr addrspace(3) %b) {
; CHECK-NEXT:   %s = select i1 %c, ptr addrspace(3) %a, ptr addrspace(3) %b
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   ret ptr %1
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @local(i1 %c) {
; CHECK-NEXT:   %l = alloca i32, align 4
; CHECK-NEXT:   %1 = addrspacecast ptr %l to ptr addrspace(5)
; CHECK-NEXT:   %2 = select i1 %c, ptr addrspace(5) %1, ptr addrspace(5) poison
; CHECK-NEXT:   %s = select i1 %c, ptr %l, ptr null
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %2, align 4
; CHECK-NEXT:   %z = icmp eq ptr %s, null
; CHECK-NEXT:   ret i1 %z
; CHECK-NEXT: }
; CHECK-LABEL: define i1 @offset(i1 %c, ptr addrspace(3) %a) {
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) %a to ptr
; CHECK-NEXT:   %1 = select i1 %c, ptr addrspace(3) %a, ptr addrspace(3) poison
; CHECK-NEXT:   %s = select i1 %c, ptr %g, ptr getelementptr (i8, ptr null, i64 16)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %1, align 4
; CHECK-NEXT:   %z = icmp eq ptr %s, getelementptr (i8, ptr null, i64 16)
; CHECK-NEXT:   ret i1 %z
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p3.i64(ptr addrspace(3) writeonly captures(none), i8, i64, i1 immarg) #0
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; CHECK-NEXT: attributes #1 = { null_pointer_is_valid }
