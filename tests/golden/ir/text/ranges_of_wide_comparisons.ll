; RUN: %nvopt -S %s | FileCheck %s
; The interval of a three-way comparison has as many words as its type.

; CHECK: declare range(i128 -1, 2) i128 @llvm.ucmp.i128.i8(i8, i8)
declare i128 @llvm.ucmp.i128.i8(i8, i8)
; CHECK: declare range(i65 -1, 2) i65 @llvm.scmp.i65.i8(i8, i8)
declare i65 @llvm.scmp.i65.i8(i8, i8)
; CHECK: declare range(i2 -1, -2) i2 @llvm.scmp.i2.i8(i8, i8)
declare i2 @llvm.scmp.i2.i8(i8, i8)
