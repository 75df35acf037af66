; ERROR: 5:3: Cannot invoke an intrinsic other than donothing
declare float @llvm.sqrt.f32(float)
declare i32 @p(...)
define void @f() personality ptr @p {
  %r = invoke float @llvm.sqrt.f32(float 1.0) to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
