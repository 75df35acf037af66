; RUN: %nvopt -passes='cgscc(inline)' -S %s | FileCheck %s
declare void @use(ptr)

define internal void @dynamic(i32 %n) {
  %a = alloca i32, i32 %n
  call void @use(ptr %a)
  ret void
}

define void @f(i32 %n) {
  call void @dynamic(i32 %n)
  ret void
}

; CHECK: declare void @use(ptr)
; CHECK-LABEL: define void @f(i32 %n) {
; CHECK-NEXT:   %savedstack = call ptr @llvm.stacksave.p0()
; CHECK-NEXT:   %a.i = alloca i32, i32 %n, align 4
; CHECK-NEXT:   call void @use(ptr %a.i)
; CHECK-NEXT:   call void @llvm.stackrestore.p0(ptr %savedstack)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn
; CHECK-NEXT: declare ptr @llvm.stacksave.p0() #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn
; CHECK-NEXT: declare void @llvm.stackrestore.p0(ptr) #0
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn }
