; ERROR: 4:13: Intrinsic called with incompatible signature
define void @f(ptr %a, ptr %b) {
; The declaration is renamed to the one of its types, which are not those of the call.
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 16, i1 false)
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i65, i1)
