; ERROR: 7:3: Enclosing function does not use GC.
; ERROR: 8:3: gc.relocate: calling function must have GCStrategy
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)
define void @nogc(ptr %a) {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) ["gc-live" (ptr %a)]
  %r = call ptr @llvm.experimental.gc.relocate.p0(token %t,  i32 0, i32 0)
  ret void
}
