; RUN: %nvopt -passes=sinking2 -S %s | FileCheck %s
; RUN: %nvopt -passes=sinking2 -sink-into-texture=1 -S %s | FileCheck %s --check-prefix=ONE
; RUN: %nvopt -passes=sinking2 -sink-into-texture=0 -S %s | FileCheck %s --check-prefix=NONE
; RUN: %nvopt -passes=sinking2 -sink-limit=1 -S %s | FileCheck %s --check-prefix=LIMIT
; What a texture access is told is computed shortly before it, so that registers are not held for long.
target triple = "nvptx64-nvidia-cuda"
declare { float, float, float, float } @llvm.nvvm.tex.unified.2d.v4f32.f32(i64, float, float)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; CHECK-LABEL: define float @other_block(
; CHECK:       then:
; CHECK-NEXT:    %u = fmul float %x, 2.0
; CHECK-NEXT:    %v = fadd float %u, 1.0
; CHECK-NEXT:    call
; ONE-LABEL: define float @other_block(
; ONE:         then:
; ONE-NEXT:      %u = fmul
; NONE-LABEL: define float @other_block(
; NONE-NEXT:     %u = fmul
; LIMIT-LABEL: define float @other_block(
; LIMIT-NEXT:    %u = fmul
; LIMIT:       then:
; LIMIT-NEXT:    %v = fadd
define float @other_block(i64 %t, float %x, i1 %c) {
  %u = fmul float %x, 2.0
  %v = fadd float %u, 1.0
  br i1 %c, label %then, label %else
then:
  %r = call { float, float, float, float } @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 %t, float %v, float %x)
  %e = extractvalue { float, float, float, float } %r, 0
  ret float %e
else:
  ret float 0.0
}

; CHECK-LABEL: define float @same_block(
; CHECK-NEXT:    %a = fmul float %y, %y
; CHECK-NEXT:    %b = fadd float %a, %y
; CHECK-NEXT:    %u = fmul float %x, 2.0
; CHECK-NEXT:    %r = call
; ONE-LABEL: define float @same_block(
; ONE-NEXT:      %u = fmul
define float @same_block(i64 %t, float %x, float %y) {
  %u = fmul float %x, 2.0
  %a = fmul float %y, %y
  %b = fadd float %a, %y
  %r = call { float, float, float, float } @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 %t, float %u, float %x)
  %e = extractvalue { float, float, float, float } %r, 0
  %f = fadd float %e, %b
  ret float %f
}

; Not what is read before a barrier.
; CHECK-LABEL: define float @read_before_a_barrier(
; CHECK-NEXT:    %u = load float
; CHECK-NEXT:    call void @llvm.nvvm.barrier
define float @read_before_a_barrier(i64 %t, float %x, ptr addrspace(3) %p) {
  %u = load float, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %r = call { float, float, float, float } @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 %t, float %u, float %x)
  %e = extractvalue { float, float, float, float } %r, 0
  ret float %e
}

; Nor into a loop, where it would be computed every round, or out of one.
; CHECK-LABEL: define float @loop(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %u = fmul
; CHECK:       loop:
; CHECK:         %w = fmul
; CHECK:       exit:
define float @loop(i64 %t, float %x, i32 %n) {
entry:
  %u = fmul float %x, 2.0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.0, %entry ], [ %e, %loop ]
  %w = fmul float %s, 3.0
  %r = call { float, float, float, float } @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 %t, float %u, float %x)
  %e = extractvalue { float, float, float, float } %r, 0
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %q = call { float, float, float, float } @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 %t, float %w, float %x)
  %z = extractvalue { float, float, float, float } %q, 0
  ret float %z
}

; What only another block uses goes there, textures or not.
; CHECK-LABEL: define i32 @used_elsewhere(
; CHECK-NEXT:    br i1
; ONE-LABEL: define i32 @used_elsewhere(
; ONE-NEXT:      %x = mul
define i32 @used_elsewhere(i32 %a, i1 %c) {
  %x = mul i32 %a, %a
  br i1 %c, label %then, label %else
then:
  ret i32 %x
else:
  ret i32 0
}
