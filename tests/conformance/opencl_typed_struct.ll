; OpenCL, text with typed pointers: structs on the stack, bit casts between pointer types, memcpy with its older signature. For sroa, instcombine.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-nvcl"

%struct.body = type { <4 x float>, [3 x i32] }

define void @step(%struct.body addrspace(1)* %bodies, i32 %i, float %dt) {
entry:
  %tmp = alloca %struct.body, align 16
  %0 = bitcast %struct.body* %tmp to i8*
  %idx = sext i32 %i to i64
  %b = getelementptr inbounds %struct.body, %struct.body addrspace(1)* %bodies, i64 %idx
  %1 = bitcast %struct.body addrspace(1)* %b to i8 addrspace(1)*
  call void @llvm.memcpy.p0i8.p1i8.i64(i8* align 16 %0, i8 addrspace(1)* align 16 %1, i64 32, i1 false)
  %pos = getelementptr inbounds %struct.body, %struct.body* %tmp, i64 0, i32 0
  %v = load <4 x float>, <4 x float>* %pos, align 16
  %s0 = insertelement <4 x float> undef, float %dt, i32 0
  %s = shufflevector <4 x float> %s0, <4 x float> undef, <4 x i32> zeroinitializer
  %w = fmul <4 x float> %v, %s
  store <4 x float> %w, <4 x float>* %pos, align 16
  %cells = getelementptr inbounds %struct.body, %struct.body* %tmp, i64 0, i32 1
  %c1 = getelementptr inbounds [3 x i32], [3 x i32]* %cells, i64 0, i64 1
  store i32 %i, i32* %c1, align 4
  call void @llvm.memcpy.p1i8.p0i8.i64(i8 addrspace(1)* align 16 %1, i8* align 16 %0, i64 32, i1 false)
  ret void
}

declare void @llvm.memcpy.p0i8.p1i8.i64(i8*, i8 addrspace(1)*, i64, i1)
declare void @llvm.memcpy.p1i8.p0i8.i64(i8 addrspace(1)*, i8*, i64, i1)

!nvvm.annotations = !{!0}
!0 = !{void (%struct.body addrspace(1)*, i32, float)* @step, !"kernel", i32 1}
