; RUN: %nvopt -passes=aa-eval -disable-output -print-no-aliases %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes=aa-eval -disable-output -print-no-aliases -basic-aa-separate-storage=false %s 2>&1 | FileCheck %s --check-prefix=OFF
; An assumption of separate storage holds where it has run.
; OFF-NOT: NoAlias
; CHECK-LABEL: Function: told
; CHECK-NEXT: NoAlias: {{.*}}i32* %x, i32* %y
; CHECK-LABEL: Function: too_late
; CHECK-NOT: NoAlias
declare void @llvm.assume(i1)
declare void @u()
define void @told(ptr %p, ptr %q) {
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p, ptr %q) ]
  %x = getelementptr i8, ptr %p, i64 4
  %y = getelementptr i8, ptr %q, i64 8
  store i32 0, ptr %x
  store i32 0, ptr %y
  ret void
}
define void @too_late(ptr %p, ptr %q) {
  %x = getelementptr i8, ptr %p, i64 4
  %y = getelementptr i8, ptr %q, i64 8
  store i32 0, ptr %x
  store i32 0, ptr %y
  call void @u()
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p, ptr %q) ]
  ret void
}
