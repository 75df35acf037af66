; ERROR: 2:13: llvm intrinsics cannot be defined!
define void @llvm.no.such.thing() {
  ret void
}
