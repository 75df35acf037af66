define void @f(float addrspace(1)* %p, {i32, i8*}* %q) {
  %a = getelementptr float, float addrspace(1)* %p, i64 1
  %b = bitcast float addrspace(1)* %a to i32 addrspace(1)*
  %c = load i32, i32 addrspace(1)* %b
  %d = getelementptr {i32, i8*}, {i32, i8*}* %q, i32 0, i32 0
  store i32 %c, i32* %d
  ret void
}
