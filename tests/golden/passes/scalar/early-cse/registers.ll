; RUN: %nvopt -passes='early-cse' -S %s | FileCheck %s
; A special register that does not change is read once; a clock each time, as is what assembly with side effects gives.
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.clock()
declare i32 @pure(i32) memory(none)

define i32 @tid(ptr %p) {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %a, ptr %p
  %b = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = mul i32 %a, %b
  ret i32 %r
}

define i32 @clock() {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %r = mul i32 %a, %b
  ret i32 %r
}

define i32 @volatile() {
  %a = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"() memory(none) nounwind willreturn
  %b = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"() memory(none) nounwind willreturn
  %r = mul i32 %a, %b
  ret i32 %r
}

; It may not return; then the second is not reached.
define i32 @pure_call(i32 %x) {
  %a = call i32 @pure(i32 %x)
  %b = call i32 @pure(i32 %x)
  %r = mul i32 %a, %b
  ret i32 %r
}

; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare noundef i32 @llvm.nvvm.read.ptx.sreg.clock() #1
; CHECK: ; Function Attrs: memory(none)
; CHECK-NEXT: declare i32 @pure(i32) #2
; CHECK-LABEL: define i32 @tid(ptr %p) {
; CHECK-NEXT:   %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   store i32 %a, ptr %p, align 4
; CHECK-NEXT:   %r = mul i32 %a, %a
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @clock() {
; CHECK-NEXT:   %a = call i32 @llvm.nvvm.read.ptx.sreg.clock()
; CHECK-NEXT:   %b = call i32 @llvm.nvvm.read.ptx.sreg.clock()
; CHECK-NEXT:   %r = mul i32 %a, %b
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @volatile() {
; CHECK-NEXT:   %a = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"() #3
; CHECK-NEXT:   %b = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"() #3
; CHECK-NEXT:   %r = mul i32 %a, %b
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @pure_call(i32 %x) {
; CHECK-NEXT:   %a = call i32 @pure(i32 %x)
; CHECK-NEXT:   %r = mul i32 %a, %a
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #2 = { memory(none) }
; CHECK-NEXT: attributes #3 = { nounwind willreturn memory(none) }
