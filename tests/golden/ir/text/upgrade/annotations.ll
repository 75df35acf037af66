; RUN: %nvopt -passes=verify -S %s | FileCheck %s
; What !nvvm.annotations says of functions goes into them; of other globals, and what is not known, it stays.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [32 x float] undef, align 4
define dso_local void @k(ptr nocapture noundef readonly %a, ptr byval(i32) %b) local_unnamed_addr #0 {
  %t = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  tail call void @llvm.nvvm.barrier0()
  ret void
}
define void @k2() readnone { ret void }
define void @k3() argmemonly readonly { ret void }
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
declare void @llvm.nvvm.barrier0() #2
attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx75,+sm_80" "no-frame-pointer-elim"="true" "null-pointer-is-valid"="true" "amdgpu-unsafe-fp-atomics"="true" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { convergent nounwind }
!llvm.module.flags = !{!0, !1, !2, !20}
!nvvm.annotations = !{!4, !5, !6, !7, !8, !12, !14, !15, !16, !17, !18}
!nvvmir.version = !{!10}
!llvm.ident = !{!9}
!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 11, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!20 = !{i32 1, !"PIC Level", i32 2}
!4 = !{ptr @k, !"kernel", i32 1}
!5 = !{ptr @k, !"maxntidx", i32 128, !"maxntidy", i32 2}
!6 = !{ptr @k, !"minctasm", i32 2}
!7 = !{ptr @k2, !"maxnreg", i32 32}
!8 = !{ptr @k3, !"cluster_dim_x", i32 2, !"reqntidx", i32 4, !"foo", i32 1}
!11 = !{i32 1}
!9 = !{!"clang version 14.0.0"}
!10 = !{i32 1, i32 4}
define void @k4(ptr byval(i32) %a, ptr byval(i64) %b) { ret void }
define i32 @k5(ptr %a) { ret i32 0 }
!llvm.foo = !{}
!12 = !{ptr @k4, !"kernel", i32 1, !"grid_constant", !13, !"cluster_max_blocks", i32 3}
!13 = !{i32 2, i32 1}
!14 = !{ptr @k5, !"align", i32 8, !"align", i32 65552, !"maxclusterrank", i32 3, !"reqntidz", i32 2, !"cluster_dim_y", i32 4, !"maxntidz", i32 9}
!15 = !{ptr @k4, !"kernel", i32 0}
!16 = !{ptr addrspace(3) @s, !"texture", i32 1}
!17 = !{ptr addrspace(3) @s, !"managed", i32 1}
!18 = !{null, !"align", i32 8}

; CHECK: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK: @s = internal addrspace(3) global [32 x float] undef, align 4
; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define dso_local ptx_kernel void @k(ptr noundef readonly captures(none) %a, ptr byval(i32) %b) local_unnamed_addr #0 {
; CHECK-NEXT:   %t = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: memory(none)
; CHECK-NEXT: define void @k2() #1 {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: memory(argmem: read)
; CHECK-NEXT: define void @k3() #2 {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
; CHECK-LABEL: define ptx_kernel void @k4(ptr byval(i32) "nvvm.grid_constant" %a, ptr byval(i64) "nvvm.grid_constant" %b) #4 {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define alignstack(8) i32 @k5(ptr alignstack(16) %a) #5 {
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent nocallback nounwind
; CHECK-NEXT: declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6
; CHECK: attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-unsafe-fp-atomics"="true" "frame-pointer"="all" "min-legal-vector-width"="0" "no-frame-pointer-elim"="true" "no-trapping-math"="true" "null-pointer-is-valid"="true" "nvvm.maxntid"="128,2" "nvvm.minctasm"="2" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx75,+sm_80" }
; CHECK-NEXT: attributes #1 = { memory(none) "nvvm.maxnreg"="32" }
; CHECK-NEXT: attributes #2 = { memory(argmem: read) "nvvm.cluster_dim"="2" "nvvm.reqntid"="4" }
; CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-NEXT: attributes #4 = { "nvvm.maxclusterrank"="3" }
; CHECK-NEXT: attributes #5 = { "nvvm.cluster_dim"="1,4" "nvvm.maxclusterrank"="3" "nvvm.maxntid"="1,1,9" "nvvm.reqntid"="1,1,2" }
; CHECK-NEXT: attributes #6 = { convergent nocallback nounwind }
; CHECK: !llvm.module.flags = !{!0, !1, !2, !3}
; CHECK-NEXT: !nvvm.annotations = !{!4, !5, !6}
; CHECK-NEXT: !nvvmir.version = !{!7}
; CHECK-NEXT: !llvm.ident = !{!8}
; CHECK-NEXT: !llvm.foo = !{}
; CHECK: !0 = !{i32 2, !"SDK Version", [2 x i32] [i32 11, i32 5]}
; CHECK-NEXT: !1 = !{i32 1, !"wchar_size", i32 4}
; CHECK-NEXT: !2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
; CHECK-NEXT: !3 = !{i32 8, !"PIC Level", i32 2}
; CHECK-NEXT: !4 = !{ptr @k3, !"foo", i32 1}
; CHECK-NEXT: !5 = !{ptr addrspace(3) @s, !"texture", i32 1}
; CHECK-NEXT: !6 = !{ptr addrspace(3) @s, !"managed", i32 1}
; CHECK-NEXT: !7 = !{i32 1, i32 4}
; CHECK-NEXT: !8 = !{!"clang version 14.0.0"}
