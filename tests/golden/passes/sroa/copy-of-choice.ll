; `m = c ? a : b` of structs: a copy whose source a phi or select decides goes leaf by leaf, padding too.
; RUN: %nvopt -passes=sroa -S %s | FileCheck %s

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

%v3 = type { float, float, float }
%padded = type { i8, double, [2 x i32] }

define float @by_select(float %x, float %y, i1 %c) {
  %a = alloca %v3
  %b = alloca %v3
  store float %x, ptr %a
  %a1 = getelementptr i8, ptr %a, i64 4
  store float %y, ptr %a1
  %a2 = getelementptr i8, ptr %a, i64 8
  store float %x, ptr %a2
  call void @llvm.memset.p0.i64(ptr %b, i8 0, i64 12, i1 false)
  %p = select i1 %c, ptr %a, ptr %b
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %p, i64 12, i1 false)
  %b1 = getelementptr i8, ptr %b, i64 4
  %r = load float, ptr %b1
  %b2 = getelementptr i8, ptr %b, i64 8
  %s = load float, ptr %b2
  %t = fadd float %r, %s
  ret float %t
}

define double @by_phi(double %x, ptr %q, i1 %c) {
entry:
  %a = alloca %padded
  %d = alloca %padded
  call void @llvm.memset.p0.i64(ptr %a, i8 1, i64 24, i1 false)
  %a1 = getelementptr i8, ptr %a, i64 8
  store double %x, ptr %a1
  br i1 %c, label %own, label %other
own:
  br label %join
other:
  br label %join
join:
  %p = phi ptr [ %a, %own ], [ %q, %other ]
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %d, ptr align 8 %p, i64 24, i1 false)
  %d1 = getelementptr i8, ptr %d, i64 8
  %r = load double, ptr %d1
  ret double %r
}

; A part of the variable, and a volatile copy, stay as they are.
define float @stays(float %x, i1 %c, ptr %out) {
  %a = alloca %v3
  %b = alloca %v3
  store float %x, ptr %a
  store float %x, ptr %b
  %p = select i1 %c, ptr %a, ptr %b
  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %p, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %p, i64 12, i1 true)
  ret float %x
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK: %v3 = type { float, float, float }
; CHECK-LABEL: define float @by_select(float %x, float %y, i1 %c) {
; CHECK-NEXT:   %1 = select i1 %c, float %y, float 0.000000e+00
; CHECK-NEXT:   %2 = select i1 %c, float %x, float 0.000000e+00
; CHECK-NEXT:   %t = fadd float %1, %2
; CHECK-NEXT:   ret float %t
; CHECK-NEXT: }
; CHECK-LABEL: define double @by_phi(double %x, ptr %q, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %own, label %other
; CHECK: own:                                              ; preds = %entry
; CHECK-NEXT:   br label %join
; CHECK: other:                                            ; preds = %entry
; CHECK-NEXT:   %0 = getelementptr inbounds i8, ptr %q, i64 8
; CHECK-NEXT:   %1 = load double, ptr %0, align 8
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %other, %own
; CHECK-NEXT:   %2 = phi double [ %x, %own ], [ %1, %other ]
; CHECK-NEXT:   ret double %2
; CHECK-NEXT: }
; CHECK-LABEL: define float @stays(float %x, i1 %c, ptr %out) {
; CHECK-NEXT:   %a = alloca %v3, align 8
; CHECK-NEXT:   %b = alloca %v3, align 8
; CHECK-NEXT:   store float %x, ptr %a, align 4
; CHECK-NEXT:   store float %x, ptr %b, align 4
; CHECK-NEXT:   %p = select i1 %c, ptr %a, ptr %b
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %p, i64 8, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %p, i64 12, i1 true)
; CHECK-NEXT:   ret float %x
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0
; CHECK: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
; CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
