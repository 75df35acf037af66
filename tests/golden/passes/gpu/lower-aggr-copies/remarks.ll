; RUN: %nvopt -passes='lower-aggr-copies' -pass-remarks=.* -pass-remarks-missed=.* -pass-remarks-analysis=.* -disable-output %s 2>&1 | FileCheck %s
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %d, ptr %s, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 1024, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 %n, i1 false)
  ret void
}

; CHECK: remark: <unknown>:0:0: a copy of -1 bytes (-1: not known) becomes loads and stores (@f: call, instruction 1 of %split)
; CHECK-NEXT: remark: <unknown>:0:0: a copy of 1024 bytes (-1: not known) becomes loads and stores (@f: call, instruction 1 of %split)
