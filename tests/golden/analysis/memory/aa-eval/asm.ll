; RUN: %nvopt -passes=aa-eval -disable-output -print-all-alias-modref-info %s 2>&1 | FileCheck %s
; Inline assembly of NVPTX without side effects and without a memory clobber touches no memory, unless its text is a barrier.
target triple = "nvptx64-nvidia-cuda"
define void @asm(ptr %p) {
  store i32 0, ptr %p
  %a = call i32 asm "mov.u32 $0, 1;", "=r"()
  %b = call i32 asm sideeffect "mov.u32 $0, 1;", "=r"()
  %c = call i32 asm "mov.u32 $0, 1;", "=r,~{memory}"()
  call void asm "bar.sync 0;", ""()
  ret void
}

; CHECK: Function: asm: 1 pointers, 4 call sites
; CHECK-NEXT:   NoModRef:  Ptr: i32* %p	<->  %a = call i32 asm "mov.u32 $0, 1;", "=r"()
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %p	<->  %b = call i32 asm sideeffect "mov.u32 $0, 1;", "=r"()
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %p	<->  %c = call i32 asm "mov.u32 $0, 1;", "=r,~{memory}"()
; CHECK-NEXT:   Both ModRef:  Ptr: i32* %p	<->  call void asm "bar.sync 0;", ""()
; CHECK-NEXT:   NoModRef:   %a = call i32 asm "mov.u32 $0, 1;", "=r"() <->   %b = call i32 asm sideeffect "mov.u32 $0, 1;", "=r"()
; CHECK-NEXT:   NoModRef:   %a = call i32 asm "mov.u32 $0, 1;", "=r"() <->   %c = call i32 asm "mov.u32 $0, 1;", "=r,~{memory}"()
; CHECK-NEXT:   NoModRef:   %a = call i32 asm "mov.u32 $0, 1;", "=r"() <->   call void asm "bar.sync 0;", ""()
; CHECK-NEXT:   NoModRef:   %b = call i32 asm sideeffect "mov.u32 $0, 1;", "=r"() <->   %a = call i32 asm "mov.u32 $0, 1;", "=r"()
; CHECK-NEXT:   Both ModRef:   %b = call i32 asm sideeffect "mov.u32 $0, 1;", "=r"() <->   %c = call i32 asm "mov.u32 $0, 1;", "=r,~{memory}"()
; CHECK-NEXT:   Both ModRef:   %b = call i32 asm sideeffect "mov.u32 $0, 1;", "=r"() <->   call void asm "bar.sync 0;", ""()
; CHECK-NEXT:   NoModRef:   %c = call i32 asm "mov.u32 $0, 1;", "=r,~{memory}"() <->   %a = call i32 asm "mov.u32 $0, 1;", "=r"()
; CHECK-NEXT:   Both ModRef:   %c = call i32 asm "mov.u32 $0, 1;", "=r,~{memory}"() <->   %b = call i32 asm sideeffect "mov.u32 $0, 1;", "=r"()
; CHECK-NEXT:   Both ModRef:   %c = call i32 asm "mov.u32 $0, 1;", "=r,~{memory}"() <->   call void asm "bar.sync 0;", ""()
; CHECK-NEXT:   NoModRef:   call void asm "bar.sync 0;", ""() <->   %a = call i32 asm "mov.u32 $0, 1;", "=r"()
; CHECK-NEXT:   Both ModRef:   call void asm "bar.sync 0;", ""() <->   %b = call i32 asm sideeffect "mov.u32 $0, 1;", "=r"()
; CHECK-NEXT:   Both ModRef:   call void asm "bar.sync 0;", ""() <->   %c = call i32 asm "mov.u32 $0, 1;", "=r,~{memory}"()
; CHECK-NEXT: ===== Alias Analysis Evaluator Report =====
; CHECK-NEXT:   Alias Analysis Evaluator Summary: No pointers!
; CHECK-NEXT:   16 Total ModRef Queries Performed
; CHECK-NEXT:   7 no mod/ref responses (43.7%)
; CHECK-NEXT:   0 mod responses (0.0%)
; CHECK-NEXT:   0 ref responses (0.0%)
; CHECK-NEXT:   9 mod & ref responses (56.2%)
; CHECK-NEXT:   Alias Analysis Evaluator Mod/Ref Summary: 43%/0%/0%/56%
