; ERROR: 4:3: llvm.localescape only accepts static allocas
declare void @llvm.localescape(...)
define void @f(ptr %p) {
  call void (...) @llvm.localescape(ptr %p)
  ret void
}
