; RUN: not %nvopt -passes=nvvm-verify -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes='nvvm-verify<unified>' -disable-output %s
; CHECK: error: unsupported target triple: nvsass-nvidia-spirv
target triple = "nvsass-nvidia-spirv"
