; Types in brackets that begin alike, and one text at several places: each is read as it stands.
%T = type { i32, [2 x %T2] }
%T2 = type { <4 x float>, { i8, i8 } }

define void @f(ptr %p, i64 %i) {
  %a = getelementptr inbounds [128 x [128 x float]], ptr %p, i64 0, i64 %i
  %b = getelementptr inbounds [128 x [128 x float]], ptr %p, i64 0, i64 %i, i64 %i
  %c = getelementptr inbounds [128 x [128 x double]], ptr %p, i64 0, i64 %i
  %d = getelementptr inbounds [128 x [12 x float]], ptr %p, i64 0, i64 %i
  %e = getelementptr inbounds [128 x float], ptr %p, i64 0, i64 %i
  %g = getelementptr inbounds { i32, [2 x %T2] }, ptr %p, i64 0, i32 1, i64 1
  %h = getelementptr inbounds [2 x %T2], ptr %p, i64 0, i64 1, i32 0
  %v = load <4 x float>, ptr %h, align 16
  %w = load <4 x i32>, ptr %h, align 16
  %x = load <4 x float>, ptr %h, align 16
  %y = fadd <4 x float> %v, %x
  %z = extractelement <4 x float> %y, i64 0
  %s = load [2 x { i32, i32 }], ptr %p, align 4
  %t = load [2 x { i32, i64 }], ptr %p, align 8
  %u = extractvalue [2 x { i32, i32 }] %s, 0, 1
  store [2 x { i32, i64 }] %t, ptr %a, align 8
  store [2 x { i32, i32 }] %s, ptr %b, align 4
  store <4 x i32> %w, ptr %c, align 16
  store float %z, ptr %d, align 4
  store i32 %u, ptr %e, align 4
  store ptr %g, ptr %p, align 8
  ret void
}
