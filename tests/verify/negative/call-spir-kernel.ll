; ERROR: 4:3: calling convention does not permit calls
declare spir_kernel void @g()
define void @f() {
  call spir_kernel void @g()
  ret void
}
