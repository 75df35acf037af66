; RUN: %nvopt -S %s | %nvopt -S - | FileCheck %s
; What no triple and no layout holds is printed so that it is read again as it was.
; CHECK: target datalayout = "e-i64:64"
; CHECK-NEXT: target triple = "nvptx64\\n\22v\01-cuda"
target datalayout = "e-i64:64"
target triple = "nvptx64\5Cn\22v\01-cuda"
