; RUN: %nvopt -passes="inline" -pass-remarks-missed=inline -disable-output %s 2>&1 | FileCheck %s
; What is free (assumptions) is copied too, and doubles with each function that calls twice: at last none comes in.
; CHECK: the caller has grown too much
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.assume(i1)
define void @f0(ptr %p) {
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  ret void
}
define void @f1(ptr %p) {
  call void @f0(ptr %p)
  call void @f0(ptr %p)
  ret void
}
define void @f2(ptr %p) {
  call void @f1(ptr %p)
  call void @f1(ptr %p)
  ret void
}
define void @f3(ptr %p) {
  call void @f2(ptr %p)
  call void @f2(ptr %p)
  ret void
}
define void @f4(ptr %p) {
  call void @f3(ptr %p)
  call void @f3(ptr %p)
  ret void
}
define void @f5(ptr %p) {
  call void @f4(ptr %p)
  call void @f4(ptr %p)
  ret void
}
define void @f6(ptr %p) {
  call void @f5(ptr %p)
  call void @f5(ptr %p)
  ret void
}
define void @f7(ptr %p) {
  call void @f6(ptr %p)
  call void @f6(ptr %p)
  ret void
}
define void @f8(ptr %p) {
  call void @f7(ptr %p)
  call void @f7(ptr %p)
  ret void
}
define void @f9(ptr %p) {
  call void @f8(ptr %p)
  call void @f8(ptr %p)
  ret void
}
define void @f10(ptr %p) {
  call void @f9(ptr %p)
  call void @f9(ptr %p)
  ret void
}
define void @f11(ptr %p) {
  call void @f10(ptr %p)
  call void @f10(ptr %p)
  ret void
}
define void @f12(ptr %p) {
  call void @f11(ptr %p)
  call void @f11(ptr %p)
  ret void
}
define void @f13(ptr %p) {
  call void @f12(ptr %p)
  call void @f12(ptr %p)
  ret void
}
define void @f14(ptr %p) {
  call void @f13(ptr %p)
  call void @f13(ptr %p)
  ret void
}
