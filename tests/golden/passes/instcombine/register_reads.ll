; RUN: %nvopt -passes=instcombine -S %s | FileCheck %s
; Special registers that inline assembly reads are read by their intrinsics: of the lane it is known that it is below 32.
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @lane
; CHECK: %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
; CHECK-NEXT: ret i32 %l
define i32 @lane() {
  %l = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #0
  %m = and i32 %l, 31
  ret i32 %m
}
; CHECK-LABEL: @others
; CHECK: call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
; CHECK: call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define i32 @others() {
  %l = call i32 asm "mov.u32 $0, %lanemask_lt;", "=r"() #0
  %t = call i32 asm "mov.u32 $0, %tid.x;", "=r"() #0
  %m = and i32 %l, %t
  ret i32 %m
}
; What changes from one reading to the next, what says sideeffect, and other text stay.
; CHECK-LABEL: @stay
; CHECK: asm "mov.u32 $0, %clock;"
; CHECK: asm "mov.u32 $0, %smid;"
; CHECK: asm sideeffect "mov.u32 $0, %laneid;"
; CHECK: asm "mov.u32 $0, %laneid; add.u32 $0, $0, 1;"
; CHECK: asm "mov.u32 $0, %laneid;", "=r,~{memory}"
define i32 @stay() {
  %a = call i32 asm "mov.u32 $0, %clock;", "=r"() #0
  %b = call i32 asm "mov.u32 $0, %smid;", "=r"() #0
  %c = call i32 asm sideeffect "mov.u32 $0, %laneid;", "=r"() #0
  %d = call i32 asm "mov.u32 $0, %laneid; add.u32 $0, $0, 1;", "=r"() #0
  %e = call i32 asm "mov.u32 $0, %laneid;", "=r,~{memory}"() #0
  %ab = add i32 %a, %b
  %cd = add i32 %c, %d
  %abcd = add i32 %ab, %cd
  %r = add i32 %abcd, %e
  ret i32 %r
}
attributes #0 = { convergent nounwind memory(none) }
