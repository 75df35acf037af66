; ERROR: 11:3: multiple calls to llvm.localescape in one function
; ERROR: 32:3: llvm.localescape only accepts static allocas
; ERROR: 38:3: llvm.localescape only accepts static allocas
; ERROR: 14:22: all indices passed to llvm.localrecover must be less than the number of arguments passed to llvm.localescape in the parent function
; ERROR: 25:22: all indices passed to llvm.localrecover must be less than the number of arguments passed to llvm.localescape in the parent function
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
define internal void @f() {
  %a = alloca i8
  call void (...) @llvm.localescape(ptr %a)
  call void (...) @llvm.localescape(ptr %a)
  ret void
}
define internal void @m() {
  %a = alloca i8
  call void (...) @llvm.localescape(ptr %a)
  ret void
}
define internal void @n(ptr %fp) {
  call ptr @llvm.localrecover(ptr @m, ptr %fp, i32 1)
  call ptr @llvm.localrecover(ptr @m, ptr %fp, i32 -1)
  call ptr @llvm.localrecover(ptr @none, ptr %fp, i32 0)
  ret void
}
define internal void @none() {
  ret void
}
define void @g(i64 %n, ptr %p) {
  %a = alloca inalloca i8
  %b = alloca i8, i64 1
  %d = alloca i8, i64 %n
  call void (...) @llvm.localescape(ptr %a)
  ret void
}
define void @h(i64 %n, ptr %p) {
  %b = alloca i8, i64 1
  %c = addrspacecast ptr %b to ptr addrspace(5)
  call void (...) @llvm.localescape(ptr %b, ptr addrspace(5) %c, ptr null, ptr undef)
  ret void
}
define void @h2(i64 %n, ptr %p) {
  %b = alloca [4 x i8], i64 1
  %c = getelementptr i8, ptr %b, i64 0
  %d = getelementptr [4 x i8], ptr %b, i64 0, i64 0
  call void (...) @llvm.localescape(ptr %c, ptr %d)
  ret void
}
