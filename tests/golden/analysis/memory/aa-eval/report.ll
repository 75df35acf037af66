; RUN: %nvopt -passes=aa-eval -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes=aa-eval -disable-output -aa-pipeline= -print-no-aliases %s 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: %nvopt -passes='function(aa-eval)' -disable-output -print-must-aliases %s 2>&1 | FileCheck %s --check-prefix=MUST
; RUN: not %nvopt -passes=aa-eval -disable-output -aa-pipeline=basic-aa,nonsense %s 2>&1
; The report of the whole run; -aa-pipeline= names who is asked.
; CHECK: ===== Alias Analysis Evaluator Report =====
; CHECK-NEXT: 3 Total Alias Queries Performed
; CHECK-NEXT: 2 no alias responses (66.6%)
; CHECK-NEXT: 0 may alias responses (0.0%)
; CHECK-NEXT: 0 partial alias responses (0.0%)
; CHECK-NEXT: 1 must alias responses (33.3%)
; CHECK-NEXT: Alias Analysis Evaluator Pointer Alias Summary: 66%/0%/0%/33%
; CHECK-NEXT: Alias Analysis Mod/Ref Evaluator Summary: no mod/ref!
; NONE-NOT: NoAlias
; NONE: 3 may alias responses (100.0%)
; MUST: Function: f: 3 pointers, 0 call sites
; MUST-NEXT: MustAlias: {{.*}}i8* %a, i32* %a
define void @f() {
  %a = alloca i32
  %b = alloca i32
  store i32 0, ptr %a
  store i8 0, ptr %a
  store i32 0, ptr %b
  ret void
}
