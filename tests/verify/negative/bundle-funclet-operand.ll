; ERROR: 4:3: Funclet bundle operands should correspond to a FuncletPadInst
declare void @g()
define void @f(i32 %x) {
  call void @g() [ "funclet"(i32 %x) ]
  ret void
}
