; RUN: %nvopt -passes='print<coalescing>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes=coalescing -pass-remarks-analysis=coalescing -disable-output %s 2>&1 | FileCheck --check-prefix=REMARK %s
; Which memory a generic address is in, what is read to get at it, and copies, which are accesses of their size.
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [1024 x float] undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
%arrays = type { ptr, ptr }

; A struct of arrays passed by value: reading it from the parameters is no access to global memory, and all lanes get one pointer.
; CHECK-LABEL: 'struct_of_arrays'
; CHECK-NEXT: Inst: %v = load float
; CHECK-NEXT: stride 4 bytes: 4 sectors per warp, at best 4 (if the array starts at a sector)
; CHECK-NEXT: Inst: store float
; CHECK-NEXT: stride 4 bytes: 4 sectors per warp, at best 4 (if the array starts at a sector)
define ptx_kernel void @struct_of_arrays(ptr byval(%arrays) %s) "nvvm.reqntid"="64" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext nneg i32 %x to i64
  %from = load ptr, ptr %s
  %second = getelementptr %arrays, ptr %s, i64 0, i32 1
  %to = load ptr, ptr %second
  %p = getelementptr float, ptr %from, i64 %w
  %v = load float, ptr %p
  %q = getelementptr float, ptr %to, i64 %w
  store float %v, ptr %q
  ret void
}
; Written to, it is each thread's own.
; CHECK-LABEL: 'own_struct'
; CHECK-NEXT: Inst: %v = load float
; CHECK-NEXT: lanes go to places of their own: gather or scatter
define ptx_kernel void @own_struct(ptr byval(%arrays) %s, ptr %o) "nvvm.reqntid"="64" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext nneg i32 %x to i64
  %o1 = getelementptr float, ptr %o, i64 %w
  store ptr %o1, ptr %s
  %from = load ptr, ptr %s
  %v = load float, ptr %from
  ret void
}
; A shared array behind a cast is no global memory; what a local variable holds that is written once is seen through it.
; CHECK-LABEL: 'behind_casts'
; CHECK-NEXT: Inst: store float 1.000000e+00, ptr %q
; CHECK-NEXT: stride 8 bytes: 8 sectors per warp, at best 4 (if the array starts at a sector)
; CHECK-NEXT: Printing
define ptx_kernel void @behind_casts(ptr %A) "nvvm.reqntid"="64" {
  %A.addr = alloca ptr
  %i = alloca i32
  store ptr %A, ptr %A.addr
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x2 = mul nuw nsw i32 %x, 2
  store i32 %x2, ptr %i
  %s = addrspacecast ptr addrspace(3) @tile to ptr
  %p = getelementptr float, ptr %s, i32 %x
  store float 1.0, ptr %p
  %p1 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i32 %x
  store float 1.0, ptr %p1
  %a = load ptr, ptr %A.addr
  %j = load i32, ptr %i
  %q = getelementptr float, ptr %a, i32 %j
  store float 1.0, ptr %q
  ret void
}
; Written twice, it is not looked through; nor is that a place read from global memory.
; CHECK-LABEL: 'variable'
; CHECK-NEXT: Inst: store float 1.000000e+00, ptr addrspace(1) %q
; CHECK-NEXT: not known when compiling
define ptx_kernel void @variable(ptr addrspace(1) %A) "nvvm.reqntid"="64" {
  %i = alloca i32
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 0, ptr %i
  store i32 %x, ptr %i
  %j = load i32, ptr %i
  %q = getelementptr float, ptr addrspace(1) %A, i32 %j
  store float 1.0, ptr addrspace(1) %q
  ret void
}
; Sixteen bytes a lane; twelve, three apart in every four; a fill; longer ones and such of unknown length are left out.
; CHECK-LABEL: 'copies'
; CHECK-NEXT: Inst: call void @llvm.memcpy
; CHECK-NEXT: write: stride 16 bytes: 16 sectors per warp, at best 16{{$}}
; CHECK-NEXT: read: stride 16 bytes: 17 sectors per warp, at best 16{{$}}
; CHECK-NEXT: Inst: call void @llvm.memcpy
; CHECK-NEXT: write: stride 12 bytes: 12 sectors per warp, at best 12{{$}}
; CHECK-NEXT: read: stride 16 bytes: 16 sectors per warp, at best 12{{$}}
; CHECK-NEXT: Inst: call void @llvm.memset
; CHECK-NEXT: write: stride 16 bytes: 16 sectors per warp, at best 8{{$}}
; CHECK-NOT: Inst
; REMARK: write: stride 16 bytes: 16 sectors per warp, at best 16
; REMARK-NEXT: read: stride 16 bytes: 17 sectors per warp, at best 16
define ptx_kernel void @copies(ptr addrspace(1) align 32 %A, ptr addrspace(1) align 32 %B, i64 %n) "nvvm.reqntid"="64" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [4 x float], ptr addrspace(1) %A, i32 %x
  %q = getelementptr [4 x float], ptr addrspace(1) %B, i32 %x
  %q1 = getelementptr [4 x float], ptr addrspace(1) %q, i32 1
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q1, i64 16, i1 false)
  %r = getelementptr [3 x float], ptr addrspace(1) %A, i32 %x
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %r, ptr addrspace(1) align 4 %q, i64 12, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 16 %p, i8 0, i64 8, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 16 %p, i8 0, i64 65, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 16 %p, i8 0, i64 %n, i1 false)
  ret void
}
