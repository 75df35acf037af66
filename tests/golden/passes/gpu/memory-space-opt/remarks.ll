; RUN: %nvopt -passes='memory-space-opt' -pass-remarks=.* -pass-remarks-missed=.* -pass-remarks-analysis=.* -disable-output %s 2>&1 | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @device(ptr %p) {
  store float 1.0, ptr %p
  ret void
}

; CHECK: remark: <unknown>:0:0: cannot tell what %p points to: the access stays generic (@device: store, instruction 1 of %0)
