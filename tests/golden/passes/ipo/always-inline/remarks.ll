; RUN: %nvopt -passes='always-inline' -pass-remarks=.* -pass-remarks-missed=.* -pass-remarks-analysis=.* -disable-output %s 2>&1 | FileCheck %s
; The module pass speaks as the inliner does, under its name.
target triple = "nvptx64-nvidia-cuda"

define i32 @marked(i32 %x) alwaysinline {
  %a = add i32 %x, 1
  ret i32 %a
}
define i32 @f(i32 %x) {
  %a = call i32 @marked(i32 %x)
  ret i32 %a
}

; CHECK: remark: <unknown>:0:0: 'marked' inlined into 'f' with (cost=always): always inline attribute (@f: %a = call)
; CHECK-NOT: remark:
