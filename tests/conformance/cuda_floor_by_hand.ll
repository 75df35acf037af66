; CUDA C++: a noise function's lattice: floor by conversions, counts by choices in front of sums. For ptx-forms.
target triple = "nvptx64-nvidia-cuda"

declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @lattice(ptr %in, ptr %cell, ptr %part, ptr %count, float %scale, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %near = phi i32 [ 0, %entry ], [ %near.next, %loop ]
  %p = getelementptr float, ptr %in, i32 %i
  %v = load float, ptr %p
  %x = fmul float %v, %scale
  %whole = fptosi float %x to i32
  %back = sitofp i32 %whole to float
  %below = fcmp olt float %x, %back
  %one = sext i1 %below to i32
  %floor = add nsw i32 %whole, %one
  %q = getelementptr i32, ptr %cell, i32 %i
  store i32 %floor, ptr %q
  %f = sitofp i32 %floor to float
  %rest = fsub float %x, %f
  %r = getelementptr float, ptr %part, i32 %i
  store float %rest, ptr %r
  %small = fcmp olt float %rest, 1.250000e-01
  %weight = and i32 %floor, 7
  %more = select i1 %small, i32 %weight, i32 0
  %near.next = add i32 %near, %more
  %next = add nsw i32 %i, 256
  %on = icmp slt i32 %next, %n
  br i1 %on, label %loop, label %done
done:
  %s = getelementptr i32, ptr %count, i32 %t
  store i32 %near.next, ptr %s
  ret void
}
