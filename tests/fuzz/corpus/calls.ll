@r = private constant [11 x i8] c"__CUDA_FTZ\00"
declare i32 @__nvvm_reflect(ptr)
define internal i32 @twice(i32 %x, i32 %dead) alwaysinline {
  %y = shl i32 %x, 1
  ret i32 %y
}
define internal fastcc i64 @fac(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %one, label %more
one:
  ret i64 1
more:
  %m = sub i64 %n, 1
  %r = call fastcc i64 @fac(i64 %m)
  %p = mul i64 %r, %n
  ret i64 %p
}
define i64 @f(i32 %x) #0 {
  %a = call i32 @twice(i32 %x, i32 4)
  %q = call i32 @__nvvm_reflect(ptr @r)
  %b = add i32 %a, %q
  %e = zext nneg i32 %b to i64
  %g = tail call fastcc i64 @fac(i64 %e)
  ret i64 %g
}
attributes #0 = { nounwind memory(none) "k"="v" }
