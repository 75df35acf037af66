; ERROR: 4:3: Intrinsic first argument's type must be larger than result type
declare double @llvm.experimental.constrained.fptrunc.f64.f32(float, metadata, metadata)
define void @f(float %x) {
  %r = call double @llvm.experimental.constrained.fptrunc.f64.f32(float %x, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret void
}
