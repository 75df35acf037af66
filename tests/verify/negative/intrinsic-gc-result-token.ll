; ERROR: 4:3: gc.result operand #1 must be from a statepoint
declare i32 @llvm.experimental.gc.result.i32(token)
define void @g() gc "statepoint-example" {
  %a = call i32 @llvm.experimental.gc.result.i32(token none)
  %b = call i32 @llvm.experimental.gc.result.i32(token undef)
  %c = call i32 @llvm.experimental.gc.result.i32(token poison)
  ret void
}
