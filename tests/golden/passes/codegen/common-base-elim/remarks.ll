; RUN: %nvopt -passes=common-base-elim -scev-cgp-idom-level-limit=0 -pass-remarks=common-base-elim -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes=common-base-elim -scev-cgp-cross-block-limit=0 -pass-remarks-analysis=common-base-elim -disable-output %s 2>&1 | FileCheck --check-prefix=CAP %s
; RUN: %nvopt -passes=common-base-elim -cbe-max-iter=1 -pass-remarks-analysis=common-base-elim -disable-output %s 2>&1 | FileCheck --check-prefix=ITER %s
; RUN: %nvopt -passes=common-base-elim -cbe-max-iter=2 -pass-remarks=common-base-elim -pass-remarks-analysis=common-base-elim -disable-output %s 2>&1 | FileCheck --check-prefix=ENOUGH %s
; RUN: %nvopt -passes=common-base-elim -cbe-verbose -disable-output %s 2>&1 | FileCheck --check-prefix=VERBOSE %s
target datalayout = "e-p:64:64-i64:64-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define float @arms(ptr %p, i64 %i, i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = getelementptr float, ptr %p, i64 %i
  store float 1.0, ptr %a
  br label %join
right:
  %b = getelementptr float, ptr %p, i64 %i
  store float 2.0, ptr %b
  br label %join
join:
  %q = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %q
  %j = add i64 %i, 5
  %r = getelementptr float, ptr %p, i64 %j
  %y = load float, ptr %r
  %k = add i64 %i, 6
  %s = getelementptr float, ptr %p, i64 %k
  %z = load float, ptr %s
  %w = fadd float %y, %z
  ret float %w
}

define i32 @shared(i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = alloca [16 x i32]
  store i32 1, ptr %a
  ret i32 1
right:
  %b = alloca [16 x i32]
  store i32 1, ptr %b
  ret i32 2
}
; What comes out:
; CHECK: remark: <unknown>:0:0: %q has been computed on each way here (@arms: %q = getelementptr)
; CHECK-NEXT: remark: <unknown>:0:0: %r is %scevcgp_ and 20 bytes (@arms: %r = getelementptr)
; CHECK-NEXT: remark: <unknown>:0:0: %s is %scevcgp_ and 24 bytes (@arms: %s = getelementptr)
; CHECK-NEXT: remark: <unknown>:0:0: %a and %b are never needed at the same time and share their memory (@shared: %a = alloca)
; CAP: remark: <unknown>:0:0: scev-cgp-cross-block-limit=0 reached: further addresses stay (@arms: br, instruction 1 of %entry)
; ITER: remark: <unknown>:0:0: cbe-max-iter=1 reached: further addresses stay (@arms)
; VERBOSE: Processing 1 / Block 1
; VERBOSE-NEXT: Processing 1 / Block 2
; VERBOSE-NEXT: Processing 1 / Block 3
; VERBOSE-NEXT: Processing 1 / Block 4
; VERBOSE-NEXT: Processing 2 / Block 1
; VERBOSE-NEXT: Processing 2 / Block 2
; VERBOSE-NEXT: Processing 2 / Block 3
; ENOUGH-NOT: cbe-max-iter
; ENOUGH: share their memory
; ENOUGH-NOT: cbe-max-iter
