; Vectors of halves and of pairs, saturating and minimum operations, shuffles, packed loads, conversions of small floats. For instcombine, sroa, early-cse.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @axpy16(ptr addrspace(1) %x, ptr addrspace(1) %y, half %a, i64 %n) {
entry:
  %a1 = insertelement <2 x half> poison, half %a, i32 0
  %a2 = shufflevector <2 x half> %a1, <2 x half> poison, <2 x i32> zeroinitializer
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr inbounds <2 x half>, ptr addrspace(1) %x, i64 %i
  %q = getelementptr inbounds <2 x half>, ptr addrspace(1) %y, i64 %i
  %u = load <2 x half>, ptr addrspace(1) %p, align 4
  %v = load <2 x half>, ptr addrspace(1) %q, align 4
  %w = call <2 x half> @llvm.fma.v2f16(<2 x half> %a2, <2 x half> %u, <2 x half> %v)
  %z = call <2 x half> @llvm.maxnum.v2f16(<2 x half> %w, <2 x half> zeroinitializer)
  store <2 x half> %z, ptr addrspace(1) %q, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %i1, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
define i32 @dot4(<4 x i8> %a, <4 x i8> %b, bfloat %s) {
  %x = sext <4 x i8> %a to <4 x i32>
  %y = sext <4 x i8> %b to <4 x i32>
  %m = mul nsw <4 x i32> %x, %y
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %m)
  %f = fpext bfloat %s to float
  %g = fptosi float %f to i32
  %t = call i32 @llvm.smax.i32(i32 %r, i32 %g)
  %l = extractelement <4 x i32> %m, i64 3
  %d = sub i32 %t, %l
  ret i32 %d
}
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>)
declare <2 x half> @llvm.maxnum.v2f16(<2 x half>, <2 x half>)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i32 @llvm.smax.i32(i32, i32)
