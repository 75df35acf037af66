; RUN: %nvopt -passes='loop(loop-unroll-full)' -verify-each -S %s | FileCheck %s
; RUN: %nvopt -passes='loop(loop-unroll-full)' -unroll-upperbound-threshold=100 -verify-each -S %s | FileCheck %s --check-prefix=HUNDRED
; At most two rounds, but not of a loop that is large for that: ptxas does not write it out either, and nothing is
; computed away.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK-LABEL: define void @large(
; CHECK: br i1 %more, label %loop, label %exit
; CHECK-NOT: loop.1:
; HUNDRED-LABEL: define void @large(
; HUNDRED: br i1 %more, label %loop.1, label %exit
define void @large(ptr addrspace(1) %in) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %some = icmp ult i32 %t, 400
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ %t, %entry ], [ %j, %loop ]
  %x = zext nneg i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %x
  %v = load i32, ptr addrspace(1) %p
  %t1 = mul i32 %v, %i
  %u1 = xor i32 %t1, 1
  %t2 = mul i32 %u1, %i
  %u2 = xor i32 %t2, 2
  %t3 = mul i32 %u2, %i
  %u3 = xor i32 %t3, 3
  %t4 = mul i32 %u3, %i
  %u4 = xor i32 %t4, 4
  %t5 = mul i32 %u4, %i
  %u5 = xor i32 %t5, 5
  %t6 = mul i32 %u5, %i
  %u6 = xor i32 %t6, 6
  %t7 = mul i32 %u6, %i
  %u7 = xor i32 %t7, 7
  %t8 = mul i32 %u7, %i
  %u8 = xor i32 %t8, 8
  %t9 = mul i32 %u8, %i
  %u9 = xor i32 %t9, 9
  %t10 = mul i32 %u9, %i
  %u10 = xor i32 %t10, 10
  %t11 = mul i32 %u10, %i
  %u11 = xor i32 %t11, 11
  %t12 = mul i32 %u11, %i
  %u12 = xor i32 %t12, 12
  %t13 = mul i32 %u12, %i
  %u13 = xor i32 %t13, 13
  %t14 = mul i32 %u13, %i
  %u14 = xor i32 %t14, 14
  %t15 = mul i32 %u14, %i
  %u15 = xor i32 %t15, 15
  %t16 = mul i32 %u15, %i
  %u16 = xor i32 %t16, 16
  %t17 = mul i32 %u16, %i
  %u17 = xor i32 %t17, 17
  %t18 = mul i32 %u17, %i
  %u18 = xor i32 %t18, 18
  %t19 = mul i32 %u18, %i
  %u19 = xor i32 %t19, 19
  %t20 = mul i32 %u19, %i
  %u20 = xor i32 %t20, 20
  store i32 %u20, ptr addrspace(1) %p
  %j = add nuw nsw i32 %i, 256
  %more = icmp ult i32 %i, 144
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
