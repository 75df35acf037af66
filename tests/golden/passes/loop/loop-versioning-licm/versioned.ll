; RUN: %nvopt -passes='loop(loop-versioning-licm),loop-mssa(licm)' -verify-each -verify-loop-info -S %s | FileCheck %s
; RUN: %nvopt -passes='loop(loop-versioning-licm,loop-versioning-licm)' -S %s | FileCheck %s --check-prefix=ONCE
; Where %p is not among the elements of %a, it lives in a value while the loop runs. A second look finds nothing to do.
; ONCE-COUNT-2: phi i64
; ONCE-NOT: phi i64
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define void @sum(
; CHECK: br i1 %found.conflict, label %{{[0-9]+}}, label %{{[0-9]+}}
; CHECK: call void @llvm.experimental.noalias.scope.decl(metadata ![[A:[0-9]+]])
; CHECK: call void @llvm.experimental.noalias.scope.decl(metadata ![[P:[0-9]+]])
; CHECK: loop:
; CHECK: load i32, ptr %q, align 4, !alias.scope ![[A]], !noalias ![[P]]
; CHECK-NOT: {{load|store}}
; CHECK: br i1 %c, label %loop, label %{{[^,]+}}, !llvm.loop
; CHECK: loop.lver.orig:
; CHECK: load i32, ptr %q.lver.orig, align 4{{$}}
; CHECK: store i32 %s.lver.orig, ptr %p
; CHECK: ret void
define void @sum(ptr %a, ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %q, align 4
  %y = load i32, ptr %p, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %p, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK: !{!"llvm.loop.licm_versioning.disable", i1 false}
