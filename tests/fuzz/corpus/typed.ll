define void @f(float addrspace(1)* %p, {float, i8*}* %q) {
  %a = getelementptr float, float addrspace(1)* %p, i64 1
  %c = load float, float addrspace(1)* %a
  %d = getelementptr {float, i8*}, {float, i8*}* %q, i32 0, i32 0
  store float %c, float* %d
  ret void
}
