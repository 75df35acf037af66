; CUDA C++: device functions that call themselves and each other, in tail position and not, with an accumulator. For tailcallelim, inline, function-attrs.
target triple = "nvptx64-nvidia-cuda"

define i32 @factorial(i32 %n) {
entry:
  %c = icmp ult i32 %n, 2
  br i1 %c, label %one, label %more

one:
  ret i32 1

more:
  %m = add i32 %n, -1
  %r = call i32 @factorial(i32 %m)
  %p = mul i32 %r, %n
  ret i32 %p
}

define i64 @gcd(i64 %a, i64 %b) {
entry:
  %z = icmp eq i64 %b, 0
  br i1 %z, label %done, label %again

done:
  ret i64 %a

again:
  %r = urem i64 %a, %b
  %g = tail call i64 @gcd(i64 %b, i64 %r)
  ret i64 %g
}

define internal i1 @even(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %yes, label %no
yes:
  ret i1 true
no:
  %m = sub i32 %n, 1
  %r = call i1 @odd(i32 %m)
  ret i1 %r
}

define internal i1 @odd(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %no, label %yes
no:
  ret i1 false
yes:
  %m = sub i32 %n, 1
  %r = call i1 @even(i32 %m)
  ret i1 %r
}

; Every level has a buffer of its own that its callee writes to: no loop.
define void @permute(ptr %out, i32 %depth) {
entry:
  %local = alloca [4 x i32], align 4
  %c = icmp sgt i32 %depth, 3
  br i1 %c, label %leaf, label %step

leaf:
  store i32 %depth, ptr %out, align 4
  ret void

step:
  %d = add nsw i32 %depth, 1
  call void @permute(ptr %local, i32 %d)
  %v = load i32, ptr %local, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr %out, align 4
  ret void
}

define ptx_kernel void @start(ptr addrspace(1) %p, i32 %n) {
  %f = call i32 @factorial(i32 %n)
  %e = call i1 @even(i32 %n)
  %g = addrspacecast ptr addrspace(1) %p to ptr
  call void @permute(ptr %g, i32 0)
  %z = zext i1 %e to i32
  %s = add i32 %f, %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %p, i64 1
  store i32 %s, ptr addrspace(1) %q, align 4
  ret void
}
