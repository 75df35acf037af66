; CUDA C++: a kernel's struct argument, copied to the stack, fields read through it, a struct returned through memory. For sroa, instcombine, memory copies,
; infer-address-spaces.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%view = type { ptr, [2 x i64], i32, i8 }
%pair = type { float, i32 }

define internal void @make(ptr sret(%pair) align 4 %out, float %x, i32 %i) noinline {
  store float %x, ptr %out, align 4
  %q = getelementptr inbounds nuw %pair, ptr %out, i32 0, i32 1
  store i32 %i, ptr %q, align 4
  ret void
}

define ptx_kernel void @argmax(ptr noundef byval(%view) align 8 %v, ptr noundef %result) {
entry:
  %copy = alloca %view, align 8
  %best = alloca %pair, align 4
  %cur = alloca %pair, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %copy, ptr align 8 %v, i64 32, i1 false)
  call void @llvm.memset.p0.i64(ptr align 4 %best, i8 0, i64 8, i1 false)
  %base = load ptr, ptr %copy, align 8
  %dims = getelementptr inbounds nuw %view, ptr %copy, i32 0, i32 1
  %d0 = load i64, ptr %dims, align 8
  %n.p = getelementptr inbounds nuw %view, ptr %copy, i32 0, i32 2
  %n = load i32, ptr %n.p, align 8
  %n64 = sext i32 %n to i64
  %lim = call i64 @llvm.smin.i64(i64 %n64, i64 %d0)
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  %c = icmp slt i64 %i, %lim
  br i1 %c, label %body, label %end

body:
  %p = getelementptr inbounds float, ptr %base, i64 %i
  %x = load float, ptr %p, align 4
  %old = load float, ptr %best, align 4
  %gt = fcmp ogt float %x, %old
  br i1 %gt, label %better, label %next

better:
  %i32 = trunc i64 %i to i32
  call void @make(ptr sret(%pair) align 4 %cur, float %x, i32 %i32)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %best, ptr align 4 %cur, i64 8, i1 false)
  br label %next

next:
  %i1 = add nuw nsw i64 %i, 1
  br label %loop

end:
  %whole = load i64, ptr %best, align 4
  store i64 %whole, ptr %result, align 4
  ret void
}

define void @handed_on(ptr noalias %to, ptr noalias %from) {
  %copy = alloca [8 x i32], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %copy, ptr align 8 %from, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr align 8 %copy, i64 32, i1 false)
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare i64 @llvm.smin.i64(i64, i64)
