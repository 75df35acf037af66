; RUN: %nvopt -passes='print<bank-conflicts>' -disable-output %s 2>&1 | FileCheck %s
; What holds for every warp of the block, behind casts, and in pieces. Each answer was worked out by hand.
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [4096 x float] undef, align 16
@bytes = internal addrspace(3) global [4096 x i8] undef, align 1
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.ca.shared.global.4.s(ptr addrspace(3), ptr addrspace(1), i32)

; s[x * y] in 8 rows: stride 4 words in row 4 is the worst. s[(x & y) * 33]: places 33 words apart never share a bank, whatever the row is.
; s[x << y]: from 32 banks in row 0 to one from row 5 on.
; CHECK-LABEL: 'products'
; CHECK: store float 0.000000e+00, ptr addrspace(3) %p
; CHECK-NEXT: stride 0 to 28 bytes: 1- to 4-way bank conflict{{$}}
; CHECK: store float 0.000000e+00, ptr addrspace(3) %q
; CHECK-NEXT: no even stride: no bank conflict{{$}}
; CHECK: store float 0.000000e+00, ptr addrspace(3) %r
; CHECK-NEXT: stride 4 to 512 bytes: 1- to 32-way bank conflict{{$}}
define ptx_kernel void @products() "nvvm.reqntid"="32,8,1" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %m = mul i32 %x, %y
  %p = getelementptr float, ptr addrspace(3) @s, i32 %m
  store float 0.0, ptr addrspace(3) %p
  %a = and i32 %x, %y
  %a33 = mul i32 %a, 33
  %q = getelementptr float, ptr addrspace(3) @s, i32 %a33
  store float 0.0, ptr addrspace(3) %q
  %l = shl i32 %x, %y
  %r = getelementptr float, ptr addrspace(3) @s, i32 %l
  store float 0.0, ptr addrspace(3) %r
  ret void
}
; The same where the number of rows is not known.
; CHECK-LABEL: 'products_of_any'
; CHECK: store float 0.000000e+00, ptr addrspace(3) %q
; CHECK-NEXT: no even stride: no bank conflict (if a warp is in one row of the block)
; CHECK: store float 0.000000e+00, ptr addrspace(3) %r
; CHECK-NEXT: no even stride: 1- to 32-way bank conflict (if a warp is in one row of the block)
define ptx_kernel void @products_of_any() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %a = and i32 %x, %y
  %a33 = mul i32 %a, 33
  %q = getelementptr float, ptr addrspace(3) @s, i32 %a33
  store float 0.0, ptr addrspace(3) %q
  %l = shl i32 %x, %y
  %r = getelementptr float, ptr addrspace(3) @s, i32 %l
  store float 0.0, ptr addrspace(3) %r
  ret void
}
; Behind casts, as clang writes it.
; CHECK-LABEL: 'behind_casts'
; CHECK: store float 1.000000e+00, ptr %p
; CHECK-NEXT: stride 8 bytes: 2-way bank conflict (if a warp is in one row of the block)
; CHECK: store float 1.000000e+00, ptr %q
; CHECK-NEXT: stride 128 bytes: 32-way bank conflict (if a warp is in one row of the block)
define ptx_kernel void @behind_casts() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %g = addrspacecast ptr addrspace(3) @s to ptr
  %x2 = shl nuw nsw i32 %x, 1
  %p = getelementptr float, ptr %g, i32 %x2
  store float 1.0, ptr %p
  %q = getelementptr [32 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 %x
  store float 1.0, ptr %q
  ret void
}
; An unknown offset of whole words turns the banks around; one of bytes moves lanes into the next word: 33 bytes apart, lane 31 comes to the
; word 32 words after lane 0's unless lane 0's byte begins a word.
; CHECK-LABEL: 'offsets'
; CHECK: store float 1.000000e+00, ptr addrspace(3) %p
; CHECK-NEXT: stride 4 bytes: no bank conflict (if the index does not wrap)
; CHECK: store i8 1, ptr addrspace(3) %q
; CHECK-NEXT: stride 1 bytes: no bank conflict (if the index does not wrap)
; CHECK: store i8 1, ptr addrspace(3) %r
; CHECK-NEXT: stride 33 bytes: no bank conflict (if the array starts at a sector)
define ptx_kernel void @offsets(i32 %n) "nvvm.reqntid"="32" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = add i32 %x, %n
  %p = getelementptr float, ptr addrspace(3) @s, i32 %i
  store float 1.0, ptr addrspace(3) %p
  %q = getelementptr i8, ptr addrspace(3) @bytes, i32 %i
  store i8 1, ptr addrspace(3) %q
  %x33 = mul i32 %x, 33
  %r = getelementptr i8, ptr addrspace(3) @bytes, i32 %x33
  store i8 1, ptr addrspace(3) %r
  ret void
}
; Sixteen bytes that are aligned to four go in four pieces, each with lanes 16 bytes apart.
; CHECK-LABEL: 'pieces'
; CHECK: store <4 x float> zeroinitializer, ptr addrspace(3) %p, align 16
; CHECK-NEXT: stride 16 bytes: no bank conflict{{$}}
; CHECK: store <4 x float> zeroinitializer, ptr addrspace(3) %p, align 4
; CHECK-NEXT: stride 16 bytes: 4-way bank conflict{{$}}
; CHECK: call void @llvm.memcpy
; CHECK-NEXT: write: stride 16 bytes: 2-way bank conflict{{$}}
define ptx_kernel void @pieces(ptr addrspace(1) %A) "nvvm.reqntid"="32" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr <4 x float>, ptr addrspace(3) @s, i32 %x
  store <4 x float> zeroinitializer, ptr addrspace(3) %p, align 16
  store <4 x float> zeroinitializer, ptr addrspace(3) %p, align 4
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 8 %p, ptr addrspace(1) align 4 %A, i64 16, i1 false)
  ret void
}
; Rows of 16 at a pitch that is not known: the banks of the second row could be any.
; CHECK-LABEL: 'pitch'
; CHECK: not known when compiling
define ptx_kernel void @pitch(i32 %n) "nvvm.reqntid"="16,16" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %r = mul i32 %y, %n
  %i = add i32 %r, %x
  %p = getelementptr float, ptr addrspace(3) @s, i32 %i
  store float 1.0, ptr addrspace(3) %p
  ret void
}
; Asynchronous copies write to shared memory; how much one with a size reads is not said.
; CHECK-LABEL: 'asynchronous'
; CHECK: call void @llvm.nvvm.cp.async.cg.shared.global.16
; CHECK-NEXT: write: stride 32 bytes: 2-way bank conflict{{$}}
; CHECK: call void @llvm.nvvm.cp.async.ca.shared.global.4.s
; CHECK-NEXT: write: stride 32 bytes: 8-way bank conflict{{$}}
define ptx_kernel void @asynchronous(ptr addrspace(1) %A, i32 %n) "nvvm.reqntid"="32" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [32 x i8], ptr addrspace(3) @s, i32 %x
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %p, ptr addrspace(1) %A)
  call void @llvm.nvvm.cp.async.ca.shared.global.4.s(ptr addrspace(3) %p, ptr addrspace(1) %A, i32 %n)
  ret void
}
