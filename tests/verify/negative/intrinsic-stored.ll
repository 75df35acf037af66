; ERROR: 3:1: Invalid user of intrinsic instruction!
declare void @llvm.trap()
@x = global ptr @llvm.trap
