; RUN: %nvopt -passes='always-inline' -S %s | FileCheck %s
; alwaysinline goes in whatever it costs, the small unmarked function stays a call; stack slots get lifetimes.
define internal i32 @marked(i32 %x) alwaysinline {
  %s = alloca i32
  store i32 %x, ptr %s
  %y = load i32, ptr %s
  ret i32 %y
}

define internal i32 @unmarked(i32 %x) {
  ret i32 %x
}

define i32 @f(i32 %x) {
  %a = call i32 @marked(i32 %x)
  %b = call i32 @unmarked(i32 %a)
  ret i32 %b
}

; CHECK-LABEL: define internal i32 @unmarked(i32 %x) {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @f(i32 %x) {
; CHECK-NEXT:   %s.i = alloca i32, align 4
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr %s.i)
; CHECK-NEXT:   store i32 %x, ptr %s.i, align 4
; CHECK-NEXT:   %y.i = load i32, ptr %s.i, align 4
; CHECK-NEXT:   call void @llvm.lifetime.end.p0(ptr %s.i)
; CHECK-NEXT:   %b = call i32 @unmarked(i32 %y.i)
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
