; RUN: %nvopt -passes='inline<only-mandatory>' -pass-remarks=.* -pass-remarks-missed=.* -pass-remarks-analysis=.* -disable-output %s 2>&1 | FileCheck %s
; The pass that inlines only what is marked says so without a cost, as opt does.
target triple = "nvptx64-nvidia-cuda"

define i32 @marked(i32 %x) alwaysinline {
  %a = add i32 %x, 1
  ret i32 %a
}
define i32 @f(i32 %x) {
  %a = call i32 @marked(i32 %x)
  ret i32 %a
}

; CHECK: remark: <unknown>:0:0: 'marked' inlined into 'f': always inline attribute (@f: %a = call)
; CHECK-NOT: remark:
