; Shapes of many instructions that are one operation: numbers computed with more bits than are looked at, shifts behind a
; branch, numbers put together from bytes.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i16 @fewer_bits(i16 %a, i16 %b) {
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %s = add nuw nsw i32 %x, %y
  %m = mul i32 %s, 70000
  %t = trunc i32 %m to i16
  ret i16 %t
}
define i32 @funnel(i32 %a, i32 %b, i32 %n) {
entry:
  %z = icmp eq i32 %n, 0
  br i1 %z, label %join, label %shift
shift:
  %k = sub i32 32, %n
  %lo = lshr i32 %b, %k
  %hi = shl i32 %a, %n
  %or = or i32 %lo, %hi
  br label %join
join:
  %r = phi i32 [ %or, %shift ], [ %a, %entry ]
  ret i32 %r
}
define i32 @word(ptr addrspace(3) align 4 %p) {
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 2
  %a = load i16, ptr addrspace(3) %p
  %b = load i16, ptr addrspace(3) %p2
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %z = shl i32 %y, 16
  %r = or i32 %x, %z
  ret i32 %r
}
define <4 x i32> @one_element(i32 %x) {
  %i = insertelement <4 x i32> zeroinitializer, i32 %x, i64 1
  %r = add nsw <4 x i32> %i, <i32 1, i32 2, i32 3, i32 4>
  ret <4 x i32> %r
}
define void @one_element_in_memory(ptr addrspace(3) %p, i32 %x) {
  %v = load <4 x i32>, ptr addrspace(3) %p, align 16
  %w = insertelement <4 x i32> %v, i32 %x, i64 1
  store <4 x i32> %w, ptr addrspace(3) %p, align 16
  ret void
}
define i32 @machine(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %s = phi i32 [ 1, %entry ], [ %t, %next ]
  %a = phi i32 [ 1, %entry ], [ %z, %next ]
  switch i32 %s, label %exit [
    i32 1, label %one
    i32 2, label %two
  ]
one:
  %x = add i32 %a, 5
  br label %next
two:
  %y = mul i32 %a, 7
  br label %next
next:
  %t = phi i32 [ 2, %one ], [ 1, %two ]
  %b = phi i32 [ %x, %one ], [ %y, %two ]
  %z = xor i32 %b, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %a, %loop ], [ %z, %next ]
  ret i32 %r
}
define void @stores_of_both_sides(ptr %p, i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %then, label %else
then:
  store i32 %a, ptr %p
  br label %join
else:
  store i32 %b, ptr %p
  br label %join
join:
  ret void
}
define float @texture(i64 %t, float %x, i1 %c) {
  %u = fmul float %x, 2.0
  br i1 %c, label %then, label %else
then:
  %r = call { float, float, float, float } @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 %t, float %u, float %x)
  %e = extractvalue { float, float, float, float } %r, 0
  ret float %e
else:
  ret float 0.0
}
declare { float, float, float, float } @llvm.nvvm.tex.unified.2d.v4f32.f32(i64, float, float)
