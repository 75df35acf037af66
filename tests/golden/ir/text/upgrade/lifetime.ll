; RUN: %nvopt -passes=verify -S %s | FileCheck %s
; Lifetimes lose their size. Those of what is no alloca go, as in LLVM 22, which has no meaning for them.
define void @f(ptr %p) {
  %a = alloca i32
  %s = alloca [4 x i32]
  %first = getelementptr [4 x i32], ptr %s, i32 0, i32 0
  %second = getelementptr [4 x i32], ptr %s, i32 0, i32 1
  %shared = addrspacecast ptr %a to ptr addrspace(5)
  tail call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %a)
  call void @llvm.lifetime.start.p0i8(i64 16, ptr %first)
  call void @llvm.lifetime.start.p0(i64 4, ptr %second)
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %shared)
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  ret void
}
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.start.p0i8(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

; CHECK-LABEL: define void @f(ptr %p) {
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   %s = alloca [4 x i32], align 4
; CHECK-NEXT:   %first = getelementptr [4 x i32], ptr %s, i32 0, i32 0
; CHECK-NEXT:   %second = getelementptr [4 x i32], ptr %s, i32 0, i32 1
; CHECK-NEXT:   %shared = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %s)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %a)
; CHECK-NEXT:   call void @llvm.lifetime.end.p0(ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
