; RUN: %nvopt -aa-pipeline=globals-aa -passes='require<globals-aa>,aa-eval' -print-all-alias-modref-info -disable-output %s 2>&1 | FileCheck %s
; Variables that hold null and fresh allocations only, which are reached through them alone: what is loaded from two of them is apart. A pointer that
; is stored elsewhere too, comes from elsewhere, or may be set from outside says nothing.
@a = internal global ptr null
@b = internal global ptr null
@leaks = internal global ptr null
@given = internal global ptr null
@host = internal externally_initialized global ptr null
@sink = global ptr null
declare noalias ptr @allocate(i64)
define void @fill(ptr %p) {
  %x = call noalias ptr @allocate(i64 8)
  store ptr %x, ptr @a
  %y = call ptr @allocate(i64 8)
  store ptr %y, ptr @b
  %z = call ptr @allocate(i64 8)
  store ptr %z, ptr @leaks
  store ptr %z, ptr @sink
  store ptr %p, ptr @given
  %h = call ptr @allocate(i64 8)
  store ptr %h, ptr @host
  ret void
}
; CHECK-LABEL: Function: read
; CHECK-DAG: NoAlias:{{[[:space:]]+}}i32* %pa, i32* %pb{{$}}
; CHECK-DAG: MayAlias:{{[[:space:]]+}}i32* %pa, i32* %pl{{$}}
; CHECK-DAG: MayAlias:{{[[:space:]]+}}i32* %pa, i32* %pg{{$}}
; CHECK-DAG: MayAlias:{{[[:space:]]+}}i32* %pa, i32* %ph{{$}}
define i32 @read() {
  %pa = load ptr, ptr @a
  %va = load i32, ptr %pa
  %pb = load ptr, ptr @b
  %vb = load i32, ptr %pb
  %pl = load ptr, ptr @leaks
  %vl = load i32, ptr %pl
  %pg = load ptr, ptr @given
  %vg = load i32, ptr %pg
  %ph = load ptr, ptr @host
  %vh = load i32, ptr %ph
  %s = add i32 %va, %vb
  ret i32 %s
}
; CHECK-LABEL: Function: fresh
; CHECK-DAG: NoAlias:{{[[:space:]]+}}i32* %n, i32* %pb{{$}}
define i32 @fresh() {
  %n = call ptr @allocate(i64 8)
  store i32 1, ptr %n
  store ptr %n, ptr @a
  %pb = load ptr, ptr @b
  %vb = load i32, ptr %pb
  ret i32 %vb
}
